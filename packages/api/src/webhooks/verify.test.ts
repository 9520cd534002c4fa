import { createHmac } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { verifyWebhook } from './verify.ts';

const secret = 'pbw_test';
const now = 1_795_000_000_000;
const body = JSON.stringify({ id: 'x', type: 'webhook.test', occurredAt: '2026-11-20 12:00:00.000', data: {} });
const hmac = (text: string, key = secret, at = now / 1000): string =>
  createHmac('sha256', key).update(`${at}.${text}`).digest('hex');
const header = (text = body, key = secret, at = now / 1000): string => `t=${at},v1=${hmac(text, key, at)}`;
const verify = (signature: string | string[] | undefined, text: string | Uint8Array = body, at = now) =>
  verifyWebhook({ body: text, signature, secret, now: at });

describe('verifyWebhook', () => {
  it('gives the event of a right signature, over text and over bytes', async () => {
    expect(await verify(header())).toMatchObject({ id: 'x', type: 'webhook.test' });
    expect(await verify(header(), new TextEncoder().encode(body))).toMatchObject({ id: 'x' });
    const russian = JSON.stringify({ number: 'П-000123' });
    expect(await verify(header(russian), Buffer.from(russian))).toEqual({ number: 'П-000123' });
  });

  it('takes either of two signatures while the secret changes', async () => {
    expect(await verify(`${header(body, 'pbw_next')},v1=${hmac(body)}`)).toMatchObject({ id: 'x' });
    expect(await verify([header(body, 'pbw_next'), `v1=${hmac(body)}`])).toMatchObject({ id: 'x' });
  });

  it.each([
    ['another body', header(`${body} `), 'signature_wrong'],
    ['another secret', header(body, 'pbw_other'), 'signature_wrong'],
    ['a time that was not signed', header().replace(/t=\d+/, `t=${now / 1000 + 1}`), 'signature_wrong'],
    ['a signature too old', header(body, secret, now / 1000 - 301), 'timestamp_old'],
    ['a signature of the future', header(body, secret, now / 1000 + 301), 'timestamp_old'],
    ['nothing', undefined, 'signature_missing'],
    ['no time', `v1=${hmac(body)}`, 'signature_missing'],
    ['half a signature', `t=${now / 1000},v1=${hmac(body).slice(2)}`, 'signature_missing'],
    [
      'a crowd of signatures',
      `t=${now / 1000},${Array(5)
        .fill(`v1=${hmac(body)}`)
        .join(',')}`,
      'signature_missing',
    ],
  ])('refuses %s', async (_, signature, reason) => {
    await expect(verify(signature)).rejects.toMatchObject({ name: 'WebhookError', reason });
  });

  it('distinguishes a signed body that is no JSON from a wrong signature', async () => {
    await expect(verify(header('oops'), 'oops')).rejects.toMatchObject({ reason: 'body_broken' });
  });

  it('takes an old signature when the option allows it', async () => {
    const old = header(body, secret, now / 1000 - 3600);
    expect(await verifyWebhook({ body, signature: old, secret, now, toleranceSeconds: 4000 })).toMatchObject({
      id: 'x',
    });
  });
});
