import { latinSigns, russianKeys } from './layout.data.ts';

const LETTER = /[А-Яа-яЁё№]/;

/**
 * What a scanner that types has meant while the Russian layout was on: the same keys in the Latin one. Undefined for a
 * text without Russian letters, whose signs say nothing of the layout.
 */
export function latinKeys(text: string): string | undefined {
  if (!LETTER.test(text)) return undefined;
  return Array.from(text, (sign) => latinSigns[russianKeys.indexOf(sign)] ?? sign).join('');
}
