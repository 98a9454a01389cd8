// One person's connection to the offline Discord: events in, acts out, and it comes back when it drops.

const FIRST_DELAY = 400; // ms
const LAST_DELAY = 5000;

export class Socket {
  /**
   * @param {() => Promise<string|null>} whoami the person's id now (ids change when the server starts afresh)
   * @param {(op: string, d: any) => void} onEvent
   * @param {(state: "open"|"lost") => void} onState
   */
  constructor(whoami, onEvent, onState) {
    this.whoami = whoami;
    this.onEvent = onEvent;
    this.onState = onState;
    this.delay = FIRST_DELAY;
    this.closed = false;
    this.ws = null;
    this.timer = null;
    this.connect();
  }

  async connect() {
    let id = null;
    try {
      id = await this.whoami();
    } catch {
      id = null;
    }
    if (this.closed) return;
    if (!id) return this.retry();
    const url = new URL("/offline/ws", location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    url.searchParams.set("user", id);
    const ws = new WebSocket(url);
    this.ws = ws;
    ws.addEventListener("open", () => {
      this.delay = FIRST_DELAY;
      this.onState("open");
    });
    ws.addEventListener("message", (event) => {
      if (this.closed || this.ws !== ws) return;
      let frame;
      try {
        frame = JSON.parse(event.data);
      } catch {
        return;
      }
      this.onEvent(frame.op, frame.d ?? {});
    });
    ws.addEventListener("close", () => {
      if (this.ws !== ws) return;
      this.ws = null;
      this.retry();
    });
  }

  retry() {
    if (this.closed) return;
    this.onState("lost");
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), this.delay);
    this.delay = Math.min(LAST_DELAY, this.delay * 1.7);
  }

  /** Send one act; false when there is no connection. */
  send(act) {
    if (this.ws?.readyState !== WebSocket.OPEN) return false;
    this.ws.send(JSON.stringify(act));
    return true;
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    this.ws?.close();
    this.ws = null;
  }
}
