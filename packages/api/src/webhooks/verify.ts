import type { WebhookEvent } from './events.ts';

/** Why a delivery is not to be believed. */
export type WebhookFailure = 'signature_missing' | 'timestamp_old' | 'signature_wrong' | 'body_broken';

const texts: Record<WebhookFailure, string> = {
  signature_missing: 'Нет подписи или она записана неверно',
  timestamp_old: 'Подпись старше допустимого: проверьте часы и повтор запроса',
  signature_wrong: 'Подпись не подходит к телу запроса',
  body_broken: 'Тело запроса — не JSON',
};

/** Answer such a request with 400 and do nothing else. */
export class WebhookError extends Error {
  /** What is wrong, for programs. */
  readonly reason: WebhookFailure;
  constructor(reason: WebhookFailure) {
    super(texts[reason]);
    this.name = 'WebhookError';
    this.reason = reason;
  }
}

export type WebhookRequest = {
  /** The body byte for byte as it came, before any parsing. */
  body: string | Uint8Array;
  /** Value of `X-Pribavka-Signature`. */
  signature: string | readonly string[] | null | undefined;
  /** `pbw_…`, shown once when it was made. */
  secret: string;
  /** How old a signature may be, seconds; 300 unless given. It is what keeps a captured request from being repeated. */
  toleranceSeconds?: number | undefined;
  /** Milliseconds since 1970; the clock unless given. */
  now?: number | undefined;
};

const encoder = new TextEncoder();

function readHeader(header: WebhookRequest['signature']): { at: string; signatures: Uint8Array<ArrayBuffer>[] } {
  const parts = (typeof header === 'string' ? header : (header ?? []).join(',')).split(',').map((part) => part.trim());
  const at = parts.find((part) => /^t=\d{1,12}$/.test(part))?.slice(2);
  const signatures = parts.flatMap((part) => {
    const hex = /^v1=([0-9a-f]{64})$/.exec(part)?.[1];
    return hex ? [Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))] : [];
  });
  // More than the two of a change of secrets is an attempt to make us count.
  if (at === undefined || signatures.length === 0 || signatures.length > 4) throw new WebhookError('signature_missing');
  return { at, signatures };
}

function join(at: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const head = encoder.encode(`${at}.`);
  const whole = new Uint8Array(head.length + body.length);
  whole.set(head);
  whole.set(body, head.length);
  return whole;
}

/**
 * The event of a delivery whose signature is right; rejects with a `WebhookError` otherwise. HMAC-SHA256 over
 * `<t>.<body>`, compared in constant time by the platform (`crypto.subtle.verify`). For a server: Node 20 and later.
 */
export async function verifyWebhook(request: WebhookRequest): Promise<WebhookEvent> {
  const { secret, toleranceSeconds = 300, now = Date.now() } = request;
  const { at, signatures } = readHeader(request.signature);
  const body = typeof request.body === 'string' ? encoder.encode(request.body) : request.body;
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'verify',
  ]);
  const signed = join(at, body);
  const found = await Promise.all(signatures.map((signature) => crypto.subtle.verify('HMAC', key, signature, signed)));
  if (!found.includes(true)) throw new WebhookError('signature_wrong');
  if (Math.abs(now / 1000 - Number(at)) > toleranceSeconds) throw new WebhookError('timestamp_old');
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)) as WebhookEvent;
  } catch {
    throw new WebhookError('body_broken');
  }
}
