import { Readable } from 'node:stream';

import type { FileReply } from '@pribavka/api';
import type { FastifyReply } from 'fastify';

/** RFC 6266: a plain name for old programs, the real one in UTF-8. */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7E]|["\\%]/g, '_');
  const full = encodeURIComponent(name).replaceAll(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${kind}; filename="${plain}"; filename*=UTF-8''${full}`;
}

const opensInPlace = /^(image\/(jpeg|png|webp|heic)|application\/pdf)$/;

async function* followedBy(first: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield first;
    for (let part = await rest.next(); !part.done; part = await rest.next()) yield part.value;
  } finally {
    await rest.return?.();
  }
}

// Opened before anything is said of it: a file this process does not have is an answer of its own, not a broken one.
async function opened(body: AsyncIterable<Uint8Array>): Promise<Readable> {
  const parts = body[Symbol.asyncIterator]();
  const first = await parts.next();
  return Readable.from(first.done ? [] : followedBy(first.value, parts), { objectMode: false });
}

/** Answers with bytes: nothing in them may run as a page of ours. */
export async function sendFile(reply: FastifyReply, data: unknown): Promise<FastifyReply> {
  const { body, fileName, mime, size, disposition = 'attachment', immutable } = data as FileReply;
  const kind = disposition === 'inline' && opensInPlace.test(mime) ? 'inline' : 'attachment';
  const payload = body instanceof Uint8Array ? Buffer.from(body) : await opened(body);
  if (size !== undefined) reply.header('content-length', size);
  return reply
    .header('content-type', mime)
    .header('content-disposition', contentDisposition(kind, fileName))
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'private, no-store')
    .send(payload);
}
