import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

import Pdf from 'pdfkit';

import type { DocumentText } from './texts.ts';

const font = (weight: 400 | 600): string => join(import.meta.dirname, 'fonts', `golos-text-${weight}.ttf`);
const fonts = { regular: font(400), bold: font(600) };

interface Style {
  font: string;
  size: number;
  /** Points between the lines and above the block. */
  lineGap: number;
  before: number;
}

const styles = {
  title: { font: fonts.bold, size: 20, lineGap: 2, before: 0 },
  note: { font: fonts.regular, size: 9, lineGap: 2, before: 6 },
  lead: { font: fonts.regular, size: 11.5, lineGap: 3, before: 12 },
  heading: { font: fonts.bold, size: 13, lineGap: 2, before: 16 },
  text: { font: fonts.regular, size: 10.5, lineGap: 3, before: 5 },
} as const satisfies Record<string, Style>;

/** A programme document as a PDF people can read, copy from and print. */
export async function documentPdf(document: DocumentText, edition: number, day: string): Promise<Buffer> {
  const pdf = new Pdf({
    size: 'A4',
    margins: { top: 72, bottom: 72, left: 64, right: 64 },
    lang: 'ru-RU',
    displayTitle: true,
    // The same text gives the same file: the seed is compared by checksums.
    info: { Title: document.title, CreationDate: new Date(0) },
  });
  const blocks: [string, Style][] = [
    [document.title, styles.title],
    [`Редакция ${edition} от ${day}. Демонстрационный текст.`, styles.note],
    [document.lead, styles.lead],
    ...document.sections.flatMap((section): [string, Style][] => [
      [section.heading, styles.heading],
      ...section.paragraphs.map((text): [string, Style] => [text, styles.text]),
    ]),
  ];
  for (const [text, style] of blocks) {
    pdf.y += style.before;
    pdf.font(style.font).fontSize(style.size).text(text, { lineGap: style.lineGap });
  }
  pdf.end();
  return buffer(pdf);
}
