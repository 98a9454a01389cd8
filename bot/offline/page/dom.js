// The only way this page makes elements: children are nodes or text, never markup.

const SVG = "http://www.w3.org/2000/svg";

/**
 * Make an element. `props`: `class`, `on` {event: listener}, `style` {property: value}, `data` {name: value},
 * a boolean (attribute present or absent) or any other attribute. Children: nodes, strings, arrays, null.
 */
export function h(tag, props, ...children) {
  const el = document.createElement(tag);
  for (const [key, value] of Object.entries(props ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (key === "on") for (const [name, listener] of Object.entries(value)) el.addEventListener(name, listener);
    else if (key === "style") for (const [name, v] of Object.entries(value)) el.style.setProperty(name, v);
    else if (key === "data") for (const [name, v] of Object.entries(value)) el.dataset[name] = v;
    else if (key === "value") el.value = value;
    else el.setAttribute(key, value === true ? "" : String(value));
  }
  add(el, children);
  return el;
}

export function add(el, children) {
  for (const child of [children].flat(Infinity)) {
    if (child === null || child === undefined || child === false) continue;
    el.append(child);
  }
  return el;
}

export function replace(el, ...children) {
  el.replaceChildren();
  return add(el, children);
}

// One stroke weight, a 24-unit square: the small drawings of the page's own controls.
const PATHS = {
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
  hash: "M9 4L7 20M17 4l-2 16M4 9h16M4 15h16",
  thread: "M5 4v9a3 3 0 0 0 3 3h10M14 12l4 4-4 4",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  send: "M4 12L20 5l-5 15-3.5-6.5zM11.500 13.500L20 5",
  chevron: "M6 9l6 6 6-6",
  eye: "M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12zM12 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z",
  mail: "M4 6h16v12H4zM4 7l8 6 8-6",
  mailoff: "M4 6h16v12H4zM4 7l8 6 8-6M3 21L21 3",
  plus: "M12 5v14M5 12h14",
  reply: "M5 18v-4a4 4 0 0 1 4-4h10M15 6l4 4-4 4",
  file: "M7 3h7l4 4v14H7zM14 3v4h4",
  link: "M14 5h5v5M19 5l-8 8M11 6H6v12h12v-5",
  check: "M5 12.500l4.500 4.500L19 7.500",
  alert: "M12 4l9 16H3zM12 10v5M12 17.500v.5",
  swords: "M5 4l11 11M19 4L8 15M14 17l3-3M10 17l-3-3M17.500 16.500L20 19M6.500 16.500L4 19",
  gear: "M8 5h8l2 3v8l-2 3H8l-2-3V8zM9 11v1M15 11v1M10 15.500h4M12 5V2.500",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.500v2M12 19.500v2M2.500 12h2M19.500 12h2M5.300 5.300l1.400 1.400M17.300 17.300l1.400 1.400M18.700 5.300l-1.400 1.400M6.700 17.300l-1.400 1.400",
  moon: "M19 14.500A8 8 0 0 1 9.500 5 7.500 7.500 0 1 0 19 14.500z",
  auto: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 4v16M12 8h4.500M12 12h8M12 16h4.500",
  pin: "M9 4h6l-1 6 3 3H7l3-3zM12 13v7",
  person: "M12 4.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zM5 20c.5-4 3-6 7-6s6.500 2 7 6",
};

export function icon(name, title) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  if (title) {
    svg.setAttribute("role", "img");
    svg.setAttribute("aria-label", title);
  } else svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", PATHS[name] ?? PATHS.alert);
  svg.append(path);
  return svg;
}

/** The house's shield: also the bot's face. */
export function shield(cls = "shield") {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", cls);
  svg.setAttribute("aria-hidden", "true");
  for (const [d, part] of [["M3.500 3h17v9.500c0 4.500-4 7.500-8.500 9-4.500-1.500-8.500-4.500-8.500-9z", "field"], ["M3.500 14L12 7.500l8.500 6.500v-4.500L12 3 3.500 9.500z", "charge"]]) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", d);
    path.setAttribute("class", part);
    svg.append(path);
  }
  return svg;
}

/**
 * An address this page may load. Discord's own hosts and any loopback spelling become the page's origin:
 * everything is served by the offline Discord, and localhost and 127.0.0.1 are the same place.
 */
export function localUrl(raw) {
  try {
    const url = new URL(raw, location.href);
    const ours = ["127.0.0.1", "localhost", "[::1]", "0.0.0.0", location.hostname].includes(url.hostname);
    if (ours) return location.origin + url.pathname + url.search;
    if (/(^|\.)discordapp\.(com|net)$/.test(url.hostname)) return location.origin + url.pathname + url.search;
    return url.href;
  } catch {
    return "";
  }
}

/** Lower case without accents: what people type is compared this way. */
export function plain(text) {
  return String(text ?? "").normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/[’']/g, "'");
}
