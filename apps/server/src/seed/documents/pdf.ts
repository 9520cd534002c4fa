import { deflateSync } from 'node:zlib';

import type { Font } from './woff.ts';

/** A line of text at a place of a page, in points from the lower left corner. */
export interface PlacedText {
  text: string;
  x: number;
  y: number;
  size: number;
  /** Index into the families given to `writePdf`. */
  family: number;
}

/** Fonts tried in order for every letter: Cyrillic and Latin letters live in different files. */
export type Family = readonly Font[];

const hex = (value: number): string => value.toString(16).padStart(4, '0');

interface Run {
  font: Font;
  glyphs: number[];
  width: number;
}

/** Splits a text where the font changes. A letter no font has is a mistake of the text. */
export function runsOf(text: string, family: Family): Run[] {
  const runs: Run[] = [];
  for (const letter of text) {
    const font = family.find((candidate) => candidate.glyph(letter) !== undefined);
    const glyph = font?.glyph(letter);
    if (!font || glyph === undefined) throw new Error(`no font has the letter ${letter}`);
    const last = runs.at(-1);
    const run = last?.font === font ? last : { font, glyphs: [], width: 0 };
    if (run !== last) runs.push(run);
    run.glyphs.push(glyph);
    run.width += font.width(glyph);
  }
  return runs;
}

export const widthOf = (text: string, family: Family, size: number): number =>
  (runsOf(text, family).reduce((sum, run) => sum + run.width, 0) * size) / 1000;

// Copying and search need the letters back from the glyphs.
function unicodeMap(pairs: ReadonlyMap<number, string>): string {
  const rows = [...pairs].map(([glyph, letter]) => `<${hex(glyph)}> <${hex(letter.codePointAt(0) ?? 0)}>`);
  const blocks = Array.from({ length: Math.ceil(rows.length / 100) }, (_, n) => rows.slice(n * 100, n * 100 + 100));
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /U def /CMapType 2 def
1 begincodespacerange <0000> <ffff> endcodespacerange
${blocks.map((block) => `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`).join('\n')}
endcmap end end`;
}

/** A small PDF 1.7 with embedded fonts, A4, Russian, with a title. */
export function writePdf(
  title: string,
  pages: readonly (readonly PlacedText[])[],
  families: readonly Family[],
): Buffer {
  const objects: Buffer[] = [];
  const add = (body: string | Buffer): number => objects.push(Buffer.from(body));
  const stream = (data: Buffer, extra = ''): number => {
    const packed = deflateSync(data);
    return add(
      Buffer.concat([
        Buffer.from(`<< /Length ${packed.length} /Filter /FlateDecode ${extra} >>\nstream\n`),
        packed,
        Buffer.from('\nendstream'),
      ]),
    );
  };
  const fonts = [...new Set(families.flat())];
  const used = new Map(fonts.map((font) => [font, new Map<number, string>()]));
  const contents = pages.map((page) =>
    page
      .map((line) => {
        let x = line.x;
        const family = families[line.family] ?? [];
        const letters = Array.from(line.text);
        return runsOf(line.text, family)
          .map((run) => {
            for (const glyph of run.glyphs) used.get(run.font)?.set(glyph, letters.shift() ?? '');
            const at = x;
            x += (run.width * line.size) / 1000;
            return `BT /F${fonts.indexOf(run.font)} ${line.size} Tf ${at.toFixed(2)} ${line.y.toFixed(2)} Td <${run.glyphs.map(hex).join('')}> Tj ET`;
          })
          .join('\n');
      })
      .join('\n'),
  );
  const fontIds = fonts.map((font, index) => {
    const name = `PBVKAA+Golos${index}`;
    const glyphs = used.get(font) ?? new Map<number, string>();
    const file = stream(font.bytes, `/Length1 ${font.bytes.length}`);
    const descriptor = add(
      `<< /Type /FontDescriptor /FontName /${name} /Flags 4 /FontBBox [${font.box.join(' ')}] /ItalicAngle 0 /Ascent ${font.ascent} /Descent ${font.descent} /CapHeight 700 /StemV 80 /FontFile2 ${file} 0 R >>`,
    );
    const widths = [...glyphs.keys()].map((glyph) => `${glyph} [${font.width(glyph)}]`).join(' ');
    const descendant = add(
      `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${descriptor} 0 R /DW 500 /W [${widths}] /CIDToGIDMap /Identity >>`,
    );
    const map = stream(Buffer.from(unicodeMap(glyphs)));
    return add(
      `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H /DescendantFonts [${descendant} 0 R] /ToUnicode ${map} 0 R >>`,
    );
  });
  const resources = `<< /Font << ${fontIds.map((id, index) => `/F${index} ${id} 0 R`).join(' ')} >> >>`;
  const tree = objects.length + pages.length * 2 + 1;
  const kids = contents.map((content) => {
    const data = stream(Buffer.from(content));
    return add(
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 595 842] /Resources ${resources} /Contents ${data} 0 R >>`,
    );
  });
  add(`<< /Type /Pages /Kids [${kids.map((id) => `${id} 0 R`).join(' ')}] /Count ${kids.length} >>`);
  const name = `<feff${Array.from(title, (letter) => hex(letter.codePointAt(0) ?? 0)).join('')}>`;
  const info = add(`<< /Title ${name} >>`);
  const root = add(
    `<< /Type /Catalog /Pages ${tree} 0 R /Lang (ru-RU) /ViewerPreferences << /DisplayDocTitle true >> >>`,
  );
  return assemble(objects, root, info);
}

function assemble(objects: readonly Buffer[], root: number, info: number): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')];
  let offset = parts[0]?.length ?? 0;
  const offsets = objects.map((body, index) => {
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
    const at = offset;
    parts.push(part);
    offset += part.length;
    return at;
  });
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer << /Size ${size} /Root ${root} 0 R /Info ${info} 0 R >>\nstartxref\n${offset}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
