export interface Piece {
  bytes: Buffer;
  isLast: boolean;
}

/** The same bytes in pieces of one size; the last one may be shorter, and of nothing there is one empty piece. */
export async function* pieces(
  parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  size: number,
): AsyncGenerator<Piece> {
  let held: Uint8Array[] = [];
  let length = 0;
  for await (const part of parts) {
    held.push(part);
    length += part.length;
    // Only more than a whole piece tells that this piece is not the last.
    if (length <= size) continue;
    const all = Buffer.concat(held);
    let at = 0;
    for (; all.length - at > size; at += size) yield { bytes: all.subarray(at, at + size), isLast: false };
    held = [all.subarray(at)];
    length = all.length - at;
  }
  yield { bytes: Buffer.concat(held), isLast: true };
}
