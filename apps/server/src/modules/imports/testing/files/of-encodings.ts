import { encode, textFile, textOfTable } from './text.ts';
import type { Meaning, Peculiarity, Table } from './types.ts';

// These signs are not in all of the encodings.
const plain = (text: string): string => text.replaceAll(/[«»№]/g, '');
const plainTable = ({ lines: [one, two], ...table }: Table): Table => ({
  ...table,
  lines: [one.map(plain), two.map(plain)],
});
const means = ({ text, ...line }: Meaning): Meaning => (text === undefined ? line : { ...line, text: plain(text) });

const broken = (table: Table): Buffer => {
  const bytes = Buffer.from(textOfTable(table));
  const at = bytes.lastIndexOf(Buffer.from('Т'));
  const from = at < 0 ? bytes.indexOf(Buffer.from('а')) : at;
  return Buffer.concat([bytes.subarray(0, from + 1), bytes.subarray(from + 2)]);
};

/** In which letters a text is saved. */
export const ofEncodings: readonly Peculiarity[] = [
  { name: 'windows-1251', file: (table) => textFile(encode(textOfTable(table), 'windows-1251')) },
  ...(['ibm866', 'koi8-r'] as const).map((encoding): Peculiarity => ({
    name: encoding,
    file: (table) => textFile(encode(textOfTable(plainTable(table)), encoding)),
    means,
  })),
  ...(['windows-1251', 'ibm866', 'koi8-r'] as const).map((encoding): Peculiarity => ({
    name: `${encoding}, asked for`,
    file: (table) => textFile(encode(textOfTable(plainTable(table)), encoding)),
    choice: { encoding },
    means,
  })),
  { name: 'one bad byte in UTF-8', file: (table) => textFile(broken(table)), refused: 'FILE_ENCODING' },
  ...(['utf-8', 'windows-1251'] as const).map((encoding): Peculiarity => ({
    name: `one bad byte in UTF-8, ${encoding} asked for`,
    file: (table) => textFile(broken(table)),
    choice: { encoding },
    refused: 'FILE_ENCODING',
  })),
  {
    name: 'one bad byte after the mark of UTF-8',
    file: (table) => textFile(Buffer.concat([Buffer.from('\uFEFF'), broken(table)])),
    refused: 'FILE_ENCODING',
  },
];
