import { createHmac } from 'node:crypto';

/**
 * Value of the signature's header: HMAC-SHA256 over `<unix seconds>.<body>` by every secret that is good now. The time
 * is signed too, so that a captured request cannot be sent again later.
 */
export function signatureOf(body: string, secrets: readonly string[], at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const signatures = secrets.map(
    (secret) => `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`,
  );
  return [`t=${seconds}`, ...signatures].join(',');
}
