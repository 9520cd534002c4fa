import { bounds } from '../bounds.ts';
import type { Archive } from './archive.ts';
import { walkMarkup } from './markup.ts';
import { unescapeSheetText } from './plain-text.ts';
import { Refusal } from './refusal.ts';

/** The common texts of a workbook; the reading of Japanese names next to them is left out. */
export async function readStrings(archive: Archive, part: string): Promise<string[]> {
  const strings: string[] = [];
  if (!archive.has(part)) return strings;
  let text = '';
  let total = 0;
  let isText = false;
  let isPhonetic = false;
  await walkMarkup(archive.open(part), {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') isPhonetic = true;
      isText = name === 't' && !isPhonetic;
    },
    close(name) {
      if (name === 't') isText = false;
      if (name === 'rPh') isPhonetic = false;
      if (name !== 'si') return;
      total += text.length;
      if (total > bounds.text) throw new Refusal('FILE_TEXT');
      if (strings.length >= bounds.strings) throw new Refusal('FILE_STRINGS');
      strings.push(unescapeSheetText(text));
    },
    text(piece) {
      if (!isText) return;
      text += piece;
      if (text.length > bounds.cellText) throw new Refusal('FILE_CELL_TEXT');
    },
  });
  return strings;
}
