import { isUtf8 } from 'node:buffer';

import type { TableEncoding } from '@pribavka/api';

import type { EncodingSample } from './choice.ts';
import { Refusal } from './refusal.ts';

const singleByte = ['windows-1251', 'koi8-r', 'ibm866'] as const satisfies TableEncoding[];

const starts = (bytes: Uint8Array, ...signature: number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

// How often each letter is met in Russian, in thousandths.
const frequencies: Readonly<Record<string, number>> = Object.fromEntries(
  Array.from('оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё').map((letter, index) => [
    letter,
    [
      110, 85, 80, 74, 67, 63, 55, 47, 45, 44, 35, 32, 30, 28, 26, 20, 19, 17, 17, 16, 16, 14, 12, 10, 9, 7, 6, 5, 4, 3,
      3, 1, 1,
    ][index]!,
  ]),
);

// What texts hold besides letters; a Russian table has no frames and no Serbian letters.
const usual = /[\p{ASCII}«»„“”‘’–—…№°±§©®™€₽\u00A0·•×]/u;

/** How much a text looks like Russian: the sum over its signs of how likely each is, and over words of their shape. */
function likeness(text: string): number {
  let score = 0;
  for (const word of text.match(/[\p{L}]+/gu) ?? []) {
    if (!/[А-яЁё]/u.test(word)) continue;
    // «иВАН»: a small letter before a capital one is how KOI8-R looks in windows-1251, and the other way round.
    if (/[а-яё][А-ЯЁ]/u.test(word)) score -= 8;
  }
  for (const sign of text) {
    const often = frequencies[sign.toLowerCase()];
    if (often !== undefined) score += Math.log(often / 10);
    else if (!usual.test(sign)) score -= 8;
  }
  return score;
}

const sampleLength = 120;
const lookedAt = 64 * 1024;

/** Where the letters of a file begin, from that line on: a table may hold nothing but digits and Latin before. */
function lettersOf(bytes: Uint8Array): Uint8Array {
  const first = Math.max(
    0,
    bytes.findIndex((byte) => byte > 0x7f),
  );
  const from = Math.max(bytes.lastIndexOf(0x0a, first) + 1, first - sampleLength / 2);
  // An even place, for UTF-16 has two bytes a sign.
  return bytes.subarray(from - (from % 2), from + lookedAt);
}

/** A line of the file that shows how its letters are read. */
const sampleOf = (text: string): string =>
  (text.split(/[\r\n]+/).find((line) => /[^\p{ASCII}]/u.test(line)) ?? text).slice(0, sampleLength);

// Two readings nearer to each other than this are both possible.
const doubt = 6;

/** True of letters that are UTF-8 but for a few broken bytes: read in any other encoding it would be nonsense. */
function isBrokenUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes);
  const whole = text.match(/[\u0400-\u04FF«»№–—“”…]/gu)?.length ?? 0;
  const broken = text.match(/\uFFFD/gu)?.length ?? 0;
  return whole > broken;
}

function findEncodings(bytes: Uint8Array, letters: Uint8Array): readonly TableEncoding[] {
  if (starts(bytes, 0xff, 0xfe)) return ['utf-16le'];
  if (starts(bytes, 0xfe, 0xff)) return ['utf-16be'];
  if (isUtf8(bytes)) return ['utf-8'];
  if (starts(bytes, 0xef, 0xbb, 0xbf) || isBrokenUtf8(letters)) return [];
  const read = singleByte
    .map((name) => ({ name, score: likeness(new TextDecoder(name).decode(letters)) }))
    .toSorted((a, b) => b.score - a.score);
  return read.filter(({ score }) => score > read[0]!.score - doubt).map(({ name }) => name);
}

/**
 * The encodings a table without a workbook can be in, the one to read it in first: the one that is asked for, or the
 * likeliest by its mark or its letters. Refused where it is UTF-8 with broken letters; `FILE_ENCODING`.
 */
export function encodingsOf(bytes: Uint8Array, asked: TableEncoding | undefined): readonly EncodingSample[] {
  const letters = lettersOf(bytes);
  const found = findEncodings(bytes, letters);
  // Whatever is asked for: in another encoding each of its letters would be two wrong ones.
  if (found.length === 0) throw new Refusal('FILE_ENCODING');
  const all = asked === undefined ? found : [asked, ...found.filter((name) => name !== asked)];
  return all.map((name) => [name, sampleOf(new TextDecoder(name).decode(letters))]);
}
