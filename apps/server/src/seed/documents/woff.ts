import { inflateSync } from 'node:zlib';

/** A TrueType font as far as a PDF needs it. Lengths are in thousandths of the font size. */
export interface Font {
  /** The whole font as a TrueType file. */
  bytes: Buffer;
  /** Glyph of a character, or undefined when the font has none. */
  glyph: (letter: string) => number | undefined;
  width: (glyph: number) => number;
  ascent: number;
  descent: number;
  box: readonly [number, number, number, number];
}

const pad = (length: number): number => (length + 3) & ~3;

/** Unpacks WOFF 1.0 (W3C 2012): a header, a directory, every table compressed by zlib. */
function unpack(woff: Buffer): { bytes: Buffer; tables: Map<string, Buffer> } {
  const count = woff.readUInt16BE(12);
  const tables = new Map<string, Buffer>();
  const entries = Array.from({ length: count }, (_, index) => {
    const at = 44 + index * 20;
    const tag = woff.toString('latin1', at, at + 4);
    const [offset, packed, full, sum] = [4, 8, 12, 16].map((shift) => woff.readUInt32BE(at + shift)) as [
      number,
      number,
      number,
      number,
    ];
    const stored = woff.subarray(offset, offset + packed);
    const data = packed < full ? inflateSync(stored) : stored;
    tables.set(tag, data);
    return { tag, data, sum };
  });
  const head = Buffer.alloc(12 + count * 16);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(count, 4);
  const log = Math.floor(Math.log2(count));
  head.writeUInt16BE(2 ** log * 16, 6);
  head.writeUInt16BE(log, 8);
  head.writeUInt16BE(count * 16 - 2 ** log * 16, 10);
  let offset = head.length;
  entries.forEach(({ tag, data, sum }, index) => {
    const at = 12 + index * 16;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(sum, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(data.length, at + 12);
    offset += pad(data.length);
  });
  const body = entries.map(({ data }) => Buffer.concat([data, Buffer.alloc(pad(data.length) - data.length)]));
  return { bytes: Buffer.concat([head, ...body]), tables };
}

// Segment mapping (format 4) of the Unicode BMP; Russian and Latin letters are all there.
function readCmap(cmap: Buffer): (code: number) => number | undefined {
  const count = cmap.readUInt16BE(2);
  const offsets = Array.from({ length: count }, (_, index) => cmap.readUInt32BE(8 + index * 8));
  const start = offsets.find((offset) => cmap.readUInt16BE(offset) === 4);
  if (start === undefined) throw new Error('the font has no format 4 cmap');
  const double = cmap.readUInt16BE(start + 6);
  const [ends, starts, deltas, ranges] = [14, 16 + double, 16 + 2 * double, 16 + 3 * double].map((n) => start + n) as [
    number,
    number,
    number,
    number,
  ];
  return (code) => {
    for (let n = 0; n < double; n += 2) {
      if (cmap.readUInt16BE(ends + n) < code) continue;
      const first = cmap.readUInt16BE(starts + n);
      if (first > code) return undefined;
      const range = cmap.readUInt16BE(ranges + n);
      const delta = cmap.readUInt16BE(deltas + n);
      const raw = range === 0 ? code : cmap.readUInt16BE(ranges + n + range + (code - first) * 2);
      return (range !== 0 && raw === 0 ? 0 : (raw + delta) & 0xffff) || undefined;
    }
    return undefined;
  };
}

export function readWoff(woff: Buffer): Font {
  const { bytes, tables } = unpack(woff);
  const table = (tag: string): Buffer => {
    const found = tables.get(tag);
    if (!found) throw new Error(`the font has no table ${tag}`);
    return found;
  };
  const head = table('head');
  const hhea = table('hhea');
  const hmtx = table('hmtx');
  const scale = 1000 / head.readUInt16BE(18);
  const metrics = hhea.readUInt16BE(34);
  const find = readCmap(table('cmap'));
  const scaled = (value: number): number => Math.round(value * scale);
  return {
    bytes,
    glyph: (letter) => find(letter.codePointAt(0) ?? 0),
    width: (glyph) => scaled(hmtx.readUInt16BE(Math.min(glyph, metrics - 1) * 4)),
    ascent: scaled(hhea.readInt16BE(4)),
    descent: scaled(hhea.readInt16BE(6)),
    box: [36, 38, 40, 42].map((at) => scaled(head.readInt16BE(at))) as unknown as Font['box'],
  };
}
