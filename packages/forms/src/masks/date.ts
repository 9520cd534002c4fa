import { defineMask } from './template.ts';
import type { Mask } from './types.ts';

const MONTHS = ['янв', 'фев', 'мар', 'апр', 'ма', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек'];

const two = (text: string): string => text.padStart(2, '0');

function dateDigits(text: string): string {
  const iso = /^([0-9]{4})[-./]([0-9]{1,2})[-./]([0-9]{1,2})(?![0-9])/.exec(text);
  if (iso) return `${two(iso[3] ?? '')}${two(iso[2] ?? '')}${iso[1]}`;
  const local = /^([0-9]{1,2})[-./ ]([0-9]{1,2})[-./ ]([0-9]{4})(?![0-9])/.exec(text);
  if (local) return `${two(local[1] ?? '')}${two(local[2] ?? '')}${local[3]}`;
  const words = /^([0-9]{1,2})\s+([а-яё]{3,8})\.?\s+([0-9]{4})(?![0-9])/i.exec(text);
  const month = words ? MONTHS.findIndex((stem) => words[2]?.toLowerCase().startsWith(stem)) + 1 : 0;
  if (words && month > 0) return `${two(words[1] ?? '')}${two(String(month))}${words[3]}`;
  const digits = text.replace(/[^0-9]/g, '');
  // A year of two digits is a guess between centuries, so it is left for the person to finish.
  return digits.length <= 8 ? digits : '';
}

/** Date `##.##.####`; reads `20.11.2026`, `5/1/2026`, `2026-11-20` and «20 ноября 2026» when pasted. */
export const date: Mask = defineMask({
  id: 'date',
  unreadable: 'Нужна дата, например 20.11.2026',
  pattern: '##.##.####',
  hint: 'Формат: 20.11.2026',
  normalize: dateDigits,
});

/** Time `##:##`; reads `9:05` and `09.05` when pasted. */
export const time: Mask = defineMask({
  id: 'time',
  unreadable: 'Нужно время, например 09:05',
  pattern: '##:##',
  hint: 'Формат: 09:05',
  normalize: (text) => {
    const parts = /^([0-9]{1,2})[:. ]([0-9]{2})(?::[0-9]{2})?$/.exec(text);
    if (parts) return `${two(parts[1] ?? '')}${parts[2]}`;
    const digits = text.replace(/[^0-9]/g, '');
    return digits.length <= 4 ? digits : '';
  },
});
