import { randomBytes } from 'node:crypto';

/** Binds the sealed secret to its row. */
export const webhookContext = (userId: string): string => `webhook:${userId}`;

/** 192 random bits with a prefix that a leak scanner can look for. */
export const newWebhookSecret = (): string => `pbw_${randomBytes(24).toString('base64url')}`;
