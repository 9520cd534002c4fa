import { buffer } from 'node:stream/consumers';

import Pdf from 'pdfkit';

import { assetPath } from '../assets.ts';

const font = (weight: 400 | 600): string => assetPath(`pdf/fonts/golos-text-${weight}.ttf`);
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

export type TextBlock = readonly [style: keyof typeof styles, text: string];

/** A text as a PDF people can read, copy from and print. The same text gives the same file. */
export async function textPdf(title: string, blocks: readonly TextBlock[]): Promise<Buffer> {
  const pdf = new Pdf({
    size: 'A4',
    margins: { top: 72, bottom: 72, left: 64, right: 64 },
    lang: 'ru-RU',
    displayTitle: true,
    info: { Title: title, CreationDate: new Date(0) },
  });
  for (const [name, text] of [['title', title] as const, ...blocks]) {
    const style = styles[name];
    pdf.y += style.before;
    pdf.font(style.font).fontSize(style.size).text(text, { lineGap: style.lineGap });
  }
  pdf.end();
  return buffer(pdf);
}
