import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';

import { AddressRefused, checkHost, guardedLookup, type Resolve } from './addresses.ts';

export interface Delivery {
  url: string;
  body: string;
  headers: Record<string, string>;
}

export interface SendRules {
  /** Outside production: `http:` and addresses of one's own machine. */
  allowPrivate: boolean;
  /** Of the connection, the answer and its body together, ms. */
  timeoutMs?: number | undefined;
  /** Stands in for the name server in tests. */
  resolve?: Resolve | undefined;
}

/** `httpStatus` when there was an answer; `error` when the event was not taken. */
export interface SendOutcome {
  httpStatus: number | null;
  error: string | null;
}

const usualTimeout = 10_000;
const maxAnswerBytes = 64 * 1024;

const refused = (error: string): SendOutcome => ({ httpStatus: null, error });

function readStatus({ url, body, headers }: Delivery, rules: SendRules): Promise<number> {
  const target = new URL(url);
  const { allowPrivate, timeoutMs = usualTimeout, resolve } = rules;
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((done, fail) => {
    const request = send(target, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      // A connection of its own: a kept one was opened by another check of the address.
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
      maxHeaderSize: 16 * 1024,
      ...(allowPrivate ? {} : { lookup: guardedLookup(resolve) }),
    });
    request.on('error', fail);
    request.on('response', (response) => {
      let read = 0;
      response.on('error', fail);
      response.on('data', (chunk: Buffer) => {
        read += chunk.length;
        // The status is all we need: the body is read out of courtesy, and only so far.
        if (read > maxAnswerBytes) response.destroy();
      });
      response.on('close', () =>
        response.complete || read > maxAnswerBytes ? done(response.statusCode ?? 0) : fail(new Error('aborted')),
      );
    });
    request.end(body);
  });
}

function nameOf(error: unknown): string {
  if (error instanceof AddressRefused) return 'Адрес не из открытого интернета';
  const { code, name } = error as { code?: string; name?: string };
  if (name === 'TimeoutError' || name === 'AbortError' || code === 'ABORT_ERR') return 'Нет ответа за отведённое время';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'Имя сервера не найдено';
  if (code?.startsWith('ERR_TLS') || code?.includes('CERT')) return 'Сертификат сервера не принят';
  return 'Соединение не удалось';
}

/** Sends once: no redirect is followed, no name resolves twice, nothing waits longer than the limit. Never throws. */
export async function sendOnce(delivery: Delivery, rules: SendRules): Promise<SendOutcome> {
  try {
    const target = new URL(delivery.url);
    if (!rules.allowPrivate) {
      if (target.protocol !== 'https:') return refused('Адрес должен начинаться с https://');
      checkHost(target);
    }
    const httpStatus = await readStatus(delivery, rules);
    if (httpStatus >= 200 && httpStatus < 300) return { httpStatus, error: null };
    return { httpStatus, error: httpStatus < 400 ? 'Перенаправление: укажите конечный адрес' : `HTTP ${httpStatus}` };
  } catch (error) {
    return refused(nameOf(error));
  }
}
