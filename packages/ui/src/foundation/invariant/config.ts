declare const process: { env: { NODE_ENV?: string } } | undefined;

/**
 * Whether mistakes of the developer are looked for. A choice of two constants once a bundler has replaced the condition:
 * minifiers fold that, and drop the checks with their texts. Without a bundler there may be no `process` at all.
 */
export const isDevelopment: boolean = typeof process === 'undefined' ? false : process.env.NODE_ENV !== 'production';
