import { isProblem } from '@pribavka/api';

const LOCAL = 'local:';

/** Name of a photo that is on this device only. */
export const localFileId = (): string => `${LOCAL}${crypto.randomUUID()}`;

/** Whether the server does not have the file yet. */
export const isLocalFile = ({ id }: { readonly id: string }): boolean => id.startsWith(LOCAL);

/** Whether a failure means that there is no signal. */
export const isLost = (error: unknown): boolean => isProblem(error) && error.kind === 'network';
