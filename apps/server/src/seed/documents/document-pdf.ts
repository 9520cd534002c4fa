import { type TextBlock, textPdf } from '../../pdf/text-pdf.ts';
import type { DocumentText } from './texts.ts';

/** A programme document as a PDF; the seed is compared by checksums, so the same text gives the same file. */
export const documentPdf = (document: DocumentText, edition: number, day: string): Promise<Buffer> =>
  textPdf(document.title, [
    ['note', `Редакция ${edition} от ${day}. Демонстрационный текст.`],
    ['lead', document.lead],
    ...document.sections.flatMap((section): TextBlock[] => [
      ['heading', section.heading],
      ...section.paragraphs.map((text): TextBlock => ['text', text]),
    ]),
  ]);
