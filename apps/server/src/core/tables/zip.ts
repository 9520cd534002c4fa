import { once } from 'node:events';
import { crc32, createDeflateRaw } from 'node:zlib';

import { Zip, type ZipInputFile } from 'fflate';

/** Named contents of an archive; texts come as they are made. */
export interface ZipPart {
  name: string;
  texts: AsyncIterable<string> | Iterable<string>;
}

const deflated = 8;

/**
 * An archive of any length in little memory. Node compresses in its thread pool, so requests are not blocked; the next
 * text is taken only when the one before it has been compressed and its output has been read.
 */
export async function* writeZip(parts: Iterable<ZipPart>): AsyncGenerator<Buffer> {
  let ready: Buffer[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
  });
  const take = (): Buffer => {
    const all = Buffer.concat(ready);
    ready = [];
    return all;
  };
  for (const { name, texts } of parts) {
    const entry: ZipInputFile = { filename: name, compression: deflated, size: 0, crc: 0 };
    zip.add(entry);
    const stream = createDeflateRaw();
    stream.on('data', (chunk: Buffer) => entry.ondata?.(null, new Uint8Array(chunk), false));
    try {
      for await (const text of texts) {
        const bytes = Buffer.from(text);
        entry.crc = crc32(bytes, entry.crc);
        entry.size += bytes.length;
        if (!stream.write(bytes)) await once(stream, 'drain');
        if (ready.length > 0) yield take();
      }
      stream.end();
      await once(stream, 'end');
    } finally {
      stream.destroy();
    }
    entry.ondata?.(null, new Uint8Array(), true);
  }
  zip.end();
  yield take();
}
