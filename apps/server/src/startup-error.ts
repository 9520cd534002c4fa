/**
 * An expected reason not to start. Its message is Russian, for the person who runs the server: what is wrong and what to
 * do. It is printed alone; any other error is printed with its stack.
 */
export class StartupError extends Error {}
