import { randomBytes } from 'node:crypto';

/** Binds the sealed secret to its row. */
export const webhookContext = (userId: string): string => `webhook:${userId}`;

/** What a system checks the signature of a webhook with; a prefix a leak scanner can look for. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(24).toString('base64url')}`;
