/** How long a component test waits for what an idle browser does at once, ms: a second is not enough on a busy machine. */
export const patience = 5000;
