/** Headers of a delivery. */
export const webhookHeaders = {
  /** `t=<unix seconds>,v1=<hex>`; two `v1` for 24 hours after a change of the secret. */
  signature: 'X-Pribavka-Signature',
  /** Type of the event. */
  event: 'X-Pribavka-Event',
  /** The same at every attempt: what was handled once is acknowledged and left alone. */
  id: 'X-Pribavka-Event-Id',
} as const;
