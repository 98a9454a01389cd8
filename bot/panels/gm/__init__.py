"""The GM's desk: `board` the panel of one table, `acts` its buttons, `seat` what can be done for one seat, `corrections`,
`eyes` what players see, `tables` all tables of one GM."""
