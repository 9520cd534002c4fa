import type { Static } from '@sinclair/typebox';

import type { webhookEvents } from '../schemas/webhooks.ts';

export type WebhookType = keyof typeof webhookEvents;

/** Body of a delivery; `type` shows which `data` it carries. */
export type WebhookEvent = {
  [Type in WebhookType]: {
    /** The same at every attempt. */
    id: string;
    /** What has happened. */
    type: Type;
    /** `yyyy-MM-dd HH:mm:ss.SSS` in the programme time zone. */
    occurredAt: string;
    /** Ids, numbers and statuses, by `type`. */
    data: Static<(typeof webhookEvents)[Type]>;
  };
}[WebhookType];
