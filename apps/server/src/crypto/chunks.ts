export interface Chunk {
  bytes: Buffer;
  isLast: boolean;
}

/** The same bytes in chunks of one size; the last one may be shorter, and no bytes are one empty chunk. */
export async function* chunks(
  parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  size: number,
): AsyncGenerator<Chunk> {
  let held: Uint8Array[] = [];
  let length = 0;
  for await (const part of parts) {
    held.push(part);
    length += part.length;
    // Only more than a whole chunk shows that this chunk is not the last.
    if (length <= size) continue;
    const all = Buffer.concat(held);
    let at = 0;
    for (; all.length - at > size; at += size) yield { bytes: all.subarray(at, at + size), isLast: false };
    held = [all.subarray(at)];
    length = all.length - at;
  }
  yield { bytes: Buffer.concat(held), isLast: true };
}
