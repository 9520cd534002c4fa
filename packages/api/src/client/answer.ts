import type { Download } from '../contract.ts';
import { headers as names } from '../headers.ts';
import { recordOf } from '../problems/envelope.ts';
import { generalText } from '../problems/general.ts';
import { Problem } from '../problems/problem.ts';
import type { Tokens } from '../session/store.ts';
import type { TransportAnswer } from './transport.ts';

function headerOf(response: TransportAnswer, name: string): string | undefined {
  const value: unknown = response.headers[name.toLowerCase()];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** New tokens return in headers (specification §4). */
export function tokensOf(response: TransportAnswer): Tokens | undefined {
  const session = headerOf(response, names.sessionToken);
  const refresh = headerOf(response, names.refreshToken);
  return session && refresh ? { session, refresh } : undefined;
}

function fileNameOf(disposition: string | undefined): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1];
}

export function downloadOf(response: TransportAnswer): Download {
  const mime = headerOf(response, 'content-type') ?? 'application/octet-stream';
  return {
    blob: new Blob([response.data as ArrayBuffer], { type: mime }),
    fileName: fileNameOf(headerOf(response, 'content-disposition')),
    mime,
  };
}

/** `response.data.data` (specification §7). Throws for a page of a proxy, or of another server, with a good status. */
export function dataOf(response: TransportAnswer): unknown {
  const { data, status } = response;
  if (typeof data === 'string' && data.trim() !== '') {
    const requestId = headerOf(response, names.requestId);
    throw new Problem({
      kind: 'server',
      status,
      code: `HTTP_${status}`,
      messages: [generalText(status, undefined)],
      messagesFrom: 'client',
      fields: {},
      requestId,
    });
  }
  return recordOf(data)?.['data'];
}

/** A failed download carries its envelope as bytes. */
export function readableBody(data: unknown): unknown {
  if (!(data instanceof ArrayBuffer) && !ArrayBuffer.isView(data)) return data;
  const text = new TextDecoder().decode(data);
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
