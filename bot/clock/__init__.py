"""The clock: the present instant, quiet hours, and the alarm that wakes the sweep of deadlines."""
