import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

import { newId } from '../ids.ts';
import { failureBody } from './failures.ts';
import { problem } from './problem.ts';

const statuses: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** What never became a request (broken HTTP, a head that came too late) is answered in the envelope as well. */
export function sendClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = statuses[error.code ?? ''] ?? 400;
  const id = newId();
  const body = JSON.stringify(failureBody(problem('BAD_REQUEST'), id));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `content-length: ${Buffer.byteLength(body)}`,
    'content-type: application/json; charset=utf-8',
    'connection: close',
    `x-request-id: ${id}`,
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}
