/** Binds the sealed secret to its row. */
export const webhookContext = (userId: string): string => `webhook:${userId}`;
