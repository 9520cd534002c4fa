declare const process: { env: { NODE_ENV?: string } } | undefined;

/** Whether mistakes of the developer are looked for. Bundlers replace the condition, so nothing of it reaches people. */
export const isDevelopment: boolean = typeof process !== 'undefined' && process.env.NODE_ENV !== 'production';
