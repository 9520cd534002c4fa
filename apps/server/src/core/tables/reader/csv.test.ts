import { expect, it } from 'vitest';

import { detectType } from '../../files/types.ts';
import { readCsvRows } from './csv.ts';
import type { TableChoice } from './choice.ts';
import type { SheetRow } from './rows.ts';

async function read(bytes: Buffer, choice: TableChoice = {}) {
  const rows: SheetRow[] = [];
  const about = await readCsvRows(bytes, async (batch) => void rows.push(...batch), choice);
  return { rows, about };
}

const table = 'Имя;Баллы\r\nЁлкин №1 «Юг»;10\r\n';
const rows = [
  { number: 1, cells: ['Имя', 'Баллы'] },
  { number: 2, cells: ['Ёлкин №1 «Юг»', '10'] },
];
const utf16 = (text: string): Buffer => Buffer.from(`\uFEFF${text}`, 'utf16le');

/** A text in an encoding of one byte a letter; undefined where it has a letter the encoding does not. */
function encode(text: string, encoding: string): Buffer | undefined {
  const letters = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  const bytes = Array.from(text, (letter) => letters.indexOf(letter));
  return bytes.includes(-1) ? undefined : Buffer.from(bytes);
}

it.each([
  ['UTF-8', Buffer.from(table)],
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${table}`)],
  ['UTF-16, little end first', utf16(table)],
  ['UTF-16, big end first', utf16(table).swap16()],
  ['«Текст Юникод» of Excel: tabs', utf16(table.replaceAll(';', '\t'))],
  ['tabs', Buffer.from(table.replaceAll(';', '\t'))],
  ['a line that names the separator', Buffer.from(`\uFEFFsep=;\r\n${table}`)],
  ['one that names the tab, in quotes', Buffer.from(`"sep=\t"\r\n${table.replaceAll(';', '\t')}`)],
  ['one that names a bar', Buffer.from(`sep=|\n${table.replaceAll(';', '|')}`)],
  ['windows-1251', encode(table, 'windows-1251')!],
  ['ends of lines alone', Buffer.from(table.replaceAll('\r\n', '\r'))],
])('reads %s', async (_name, bytes) => {
  expect(detectType(bytes)).toBe('text/csv');
  expect((await read(bytes)).rows).toEqual(rows);
});

it('takes a text out of the formula that only holds it', async () => {
  const { rows: found } = await read(Buffer.from('a;="00777";"=""00778""";=1+1'));
  expect(found[0]?.cells).toEqual(['a', '00777', '00778', '=1+1']);
});

const encodings = ['windows-1251', 'koi8-r', 'ibm866'] as const;
const texts = [
  'Название;ИНН;Адрес\r\nООО «Гвоздь»;7707083893;г. Тула, ул. Мира, д. 1',
  'Артикул;Название\r\nСТ-18042;Шуруповёрт аккумуляторный СТРИЖ 18 В\r\nСТ-2;Пила дисковая',
  'ТЕЛЕФОН;ОПЕРАЦИЯ;БАЛЛЫ;ПРИЧИНА\r\n79005550001;НАЧИСЛИТЬ;100;КОМПЕНСАЦИЯ',
  'phone;comment\r\n79005550001;Подарок ко дню рождения',
  'Фамилия,Имя\r\nЁлкин,Ярослав\r\nЩукина,Юлия\r\nЦой,Эмиль',
  'Регион\r\nРеспублика Саха (Якутия)\r\nХанты-Мансийский автономный округ — Югра',
].map((text) => text.replaceAll('—', '-'));

it.each(encodings.flatMap((encoding) => texts.map((text) => [encoding, text] as const)))(
  'tells %s by its letters: %s',
  async (encoding, text) => {
    const bytes = encode(text.replaceAll(/[«»]/g, '"'), encoding)!;
    const { about } = await read(bytes);
    expect(about.encodings?.map(([name]) => name)).toEqual([encoding]);
  },
);

it('asks where the letters fit two encodings, with a sample of each', async () => {
  const { about } = await read(encode('a;b\r\nЪ;1', 'windows-1251')!);
  expect(about.encodings?.length).toBeGreaterThan(1);
  expect(about.encodings?.find(([name]) => name === 'windows-1251')?.[1]).toBe('Ъ;1');
  expect((await read(encode('a;b\r\nЪ;1', 'koi8-r')!, { encoding: 'koi8-r' })).rows[1]?.cells).toEqual(['Ъ', '1']);
});

it('looks where the letters are, however far they are', async () => {
  const lines = 'AB-1;100\r\n'.repeat(10_000);
  const { about } = await read(encode(`${lines}Дрель аккумуляторная;1`, 'koi8-r')!);
  expect(about.encodings).toEqual([['koi8-r', 'Дрель аккумуляторная;1']]);
});

it.each([
  ['UTF-8 with one broken byte', Buffer.concat([Buffer.from(`${table}Иван`), Buffer.from([0xd0]), Buffer.from(';1')])],
  ['UTF-8 by its mark with one broken byte', Buffer.concat([Buffer.from('\uFEFFa;b\r\n'), Buffer.from([0xff])])],
  ['half a sign of UTF-16', Buffer.concat([utf16(table), Buffer.from([0x00, 0xd8])])],
])('refuses %s', async (_name, bytes) => {
  await expect(read(bytes)).rejects.toMatchObject({ code: 'FILE_ENCODING' });
});

it('refuses letters the chosen encoding does not have', async () => {
  await expect(read(encode(table.replaceAll('№', 'N'), 'windows-1251')!, { encoding: 'utf-8' })).rejects.toMatchObject({
    code: 'FILE_ENCODING',
  });
});

it('finds the separator under a title without one', async () => {
  const { rows: found } = await read(Buffer.from('Отгрузка за ноябрь\r\n\r\nИмя;Цена, ₽\r\nЁлкин;10'));
  expect(found.map(({ cells }) => cells)).toEqual([['Отгрузка за ноябрь'], ['Имя', 'Цена, ₽'], ['Ёлкин', '10']]);
});

it('refuses a sign no text can hold', async () => {
  await expect(read(utf16('a;b\0'))).rejects.toMatchObject({ code: 'FILE_BROKEN' });
});

it('finds the separator of names in quotes with ends of lines and separators in them', async () => {
  const { rows: found } = await read(
    Buffer.from('"Цена,\r\n₽";"Имя ""тут""; полное"\r\n10;Диск 12" с ручкой, белый\r\n'),
  );
  expect(found.map(({ cells }) => cells)).toEqual([
    ['Цена,\r\n₽', 'Имя "тут"; полное'],
    ['10', 'Диск 12" с ручкой, белый'],
  ]);
});
