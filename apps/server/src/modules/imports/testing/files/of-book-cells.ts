import { idOf, damaged, inBook, inError, onlyFirst, styles } from './one-cell.ts';
import { bookOf, inlined, raw, rowsOf, valued } from './sheet.ts';
import type { Peculiarity } from './types.ts';

const numberOf = (text: string): number => Number(text.replace(',', '.'));
const isTrue = raw('t="b"', '<v>1</v>');

/** What a cell of a workbook may be. */
export const ofBookCells: readonly Peculiarity[] = [
  { name: 'a number as a number', needs: ['number'], file: inBook('number', numberOf) },
  {
    name: 'a number that was computed',
    needs: ['number'],
    file: inBook('number', (text) => {
      const number = numberOf(text);
      return raw('', `<f>A1*B1</f><v>${number}${Number.isInteger(number) ? '' : '00000000000001'}</v>`);
    }),
  },
  { name: 'an identifier as a number', needs: ['id'], file: inBook('id', Number) },
  {
    name: 'fifteen digits in the notation of a sheet',
    anyId: true,
    file: inBook('id', (text) => valued(`3.52099${text.padStart(9, '0')}E+14`)),
    means: idOf((id) => `352099${id.padStart(9, '0')}`),
  },
  ...['8.9390101023584784E+18', '1234567890123456'].map((digits): Peculiarity => ({
    name: `${digits}, more digits than a sheet can hold`,
    needs: ['id'],
    file: inBook('id', () => valued(digits)),
    wrong: { role: 'id', message: damaged },
  })),
  {
    name: 'a text of nineteen digits',
    anyId: true,
    file: inBook('id', (text) => `89390101023${text.padStart(8, '0')}`),
    means: idOf((id) => `89390101023${id.padStart(8, '0')}`),
  },
  {
    name: 'a text with zeros before it',
    anyId: true,
    file: inBook('id', (text) => text.padStart(13, '0')),
    means: idOf((id) => id.padStart(13, '0')),
  },
  {
    name: 'zeros a format shows',
    anyId: true,
    file: inBook('id', (text) => valued(text, 2), { styles }),
    means: idOf((id) => id.padStart(13, '0')),
  },
  {
    name: 'a text in the shape of a formula',
    anyId: true,
    file: inBook('id', (text) => `="00${text}"`),
    means: idOf((id) => `00${id}`),
  },
  { name: 'an identifier with signs of XML', needs: ['id'], file: inBook('id', (text) => `${text}_x000D_`) },
  { name: 'a text with signs of XML', needs: ['text'], file: inBook('text', (text) => `_x0009_${text}_x000D_\n`) },
  ...(['id', 'text', 'number', 'date'] as const).map((role): Peculiarity => ({
    name: `a formula that failed, as ${role}`,
    needs: [role],
    file: inBook(role, () => raw('t="e"', '<f>VLOOKUP(A1,B:B,1)</f><v>#N/A</v>')),
    wrong: { role, message: inError },
  })),
  {
    name: 'a true cell as a number',
    needs: ['number'],
    file: inBook('number', () => isTrue),
    wrong: { role: 'number', message: /./ },
  },
  {
    name: 'a true cell as a text',
    needs: ['text'],
    file: inBook('text', () => isTrue),
    means: onlyFirst((line) => ({ ...line, text: 'ИСТИНА' })),
  },
  {
    name: 'signs nobody sees around values of a workbook',
    file: ({ header, lines }) => {
      const around = lines.map((line) => line.map((cell) => inlined(`\u200B\u00A0${cell}\u2060\uFEFF`)));
      return bookOf([{ name: 'Данные', rows: rowsOf(header, around) }]);
    },
  },
];
