/** How long a test waits for what an idle machine does at once, ms. It costs nothing where nothing is late. */
export const patience = 15_000;

/** A test may wait so several times before it says what it waited for, ms. */
export const testTimeout = 60_000;
