import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type Family, type PlacedText, widthOf, writePdf } from './pdf.ts';
import type { DocumentText } from './texts.ts';
import { readWoff } from './woff.ts';

const font = (name: string) => readWoff(readFileSync(join(import.meta.dirname, 'fonts', name)));

const weight = (value: 400 | 600): Family => [
  font(`golos-text-cyrillic-${value}-normal.woff`),
  font(`golos-text-latin-${value}-normal.woff`),
];

const margin = 64;
const column = 595 - 2 * margin;
const top = 842 - 72;
const bottom = 72;

interface Style {
  family: number;
  size: number;
  leading: number;
  before: number;
}

const styles = {
  title: { family: 1, size: 20, leading: 26, before: 0 },
  note: { family: 0, size: 9, leading: 13, before: 6 },
  lead: { family: 0, size: 11.5, leading: 17, before: 12 },
  heading: { family: 1, size: 13, leading: 18, before: 16 },
  text: { family: 0, size: 10.5, leading: 15.5, before: 5 },
} as const satisfies Record<string, Style>;

function wrap(text: string, style: Style, families: readonly Family[]): string[] {
  const family = families[style.family] ?? [];
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || widthOf(longer, family, style.size) > column) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** A programme document as a PDF people can read, copy from and print. */
export function documentPdf(document: DocumentText, edition: number, day: string): Buffer {
  const families = [weight(400), weight(600)];
  const blocks: [string, Style][] = [
    [document.title, styles.title],
    [`Редакция ${edition} от ${day}. Демонстрационный текст.`, styles.note],
    [document.lead, styles.lead],
    ...document.sections.flatMap((section): [string, Style][] => [
      [section.heading, styles.heading],
      ...section.paragraphs.map((text): [string, Style] => [text, styles.text]),
    ]),
  ];
  const pages: PlacedText[][] = [[]];
  let y = top;
  for (const [text, style] of blocks) {
    y -= style.before;
    for (const line of wrap(text, style, families)) {
      if (y - style.leading < bottom) {
        pages.push([]);
        y = top;
      }
      y -= style.leading;
      pages.at(-1)?.push({ text: line, x: margin, y, size: style.size, family: style.family });
    }
  }
  return writePdf(document.title, pages, families);
}
