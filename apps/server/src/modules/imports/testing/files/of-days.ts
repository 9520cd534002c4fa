import { inBook, inText, styles } from './one-cell.ts';
import { raw, valued } from './sheet.ts';
import type { Peculiarity } from './types.ts';

const isoOf = (day: string): string => day.split('.').toReversed().join('-');
/** Days from the beginning of a system of dates. */
const serialOf = (day: string, from: number): number => Date.parse(`${isoOf(day)}T00:00:00Z`) / 86_400_000 + from;
const since1900 = 25_569;
const since1904 = 24_107;

const ofDays = (name: string, file: Peculiarity['file'], isWrong = false): Peculiarity => ({
  name,
  needs: ['date'],
  file,
  ...(isWrong && { wrong: { role: 'date' as const, message: /Дата в виде/ } }),
});

/** How a day is put down. */
export const ofDay: readonly Peculiarity[] = [
  ofDays(
    'a day in the format of Excel',
    inBook('date', (text) => valued(serialOf(text, since1900), 1), { styles }),
  ),
  ofDays(
    'a day in a format of its own',
    inBook('date', (text) => valued(serialOf(text, since1900), 3), { styles }),
  ),
  ofDays(
    'a day with its noon',
    inBook('date', (text) => valued(serialOf(text, since1900) + 0.5, 4), { styles }),
  ),
  ofDays(
    'a day counted from 1904',
    inBook('date', (text) => valued(serialOf(text, since1904), 1), { styles, is1904: true }),
  ),
  ofDays(
    'a day of ISO 8601',
    inBook('date', (text) => raw('t="d"', `<v>${isoOf(text)}T00:00:00</v>`)),
  ),
  ofDays(
    'a day without its format',
    inBook('date', (text) => valued(serialOf(text, since1900))),
    true,
  ),
  ofDays('a day of ISO in a text', inText('date', isoOf)),
  ofDays(
    'a day of the American order',
    inText('date', () => '11/25/2026'),
    true,
  ),
  ofDays(
    'a day there is not',
    inText('date', () => '31.11.2026'),
    true,
  ),
];
