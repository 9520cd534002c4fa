import type { Static } from '@sinclair/typebox';

import type { webhookEvents } from '../schemas/webhooks.ts';

export type WebhookType = keyof typeof webhookEvents;

/** Body of a delivery; `type` shows which `data` it carries. */
export type WebhookEvent = {
  [Type in WebhookType]: {
    id: string;
    type: Type;
    /** `yyyy-MM-dd HH:mm:ss.SSS` in the programme time zone. */
    occurredAt: string;
    data: Static<(typeof webhookEvents)[Type]>;
  };
}[WebhookType];
