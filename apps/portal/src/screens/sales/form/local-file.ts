const LOCAL = 'local:';

/** Name of a photo that is on this device only. */
export const localFileId = (): string => `${LOCAL}${crypto.randomUUID()}`;

/** Whether the server does not have the file yet. */
export const isLocalFile = ({ id }: { readonly id: string }): boolean => id.startsWith(LOCAL);
