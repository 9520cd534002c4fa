import { seedOf } from '../stone/seed.ts';

/** «Мельникова Анна» → «АМ» when the surname comes first. */
export function initials(name: string, surnameFirst = false): string {
  const [first = '', second = ''] = name.replaceAll(/[«»"]/g, '').trim().split(/\s+/);
  const letters = surnameFirst ? [second, first] : [first, second];
  return letters.map((word) => word.slice(0, 1).toLocaleUpperCase('ru')).join('');
}

const TONES = 5;

/** A steady number 1–5 for a name: the same person has the same colour wherever he is drawn. */
export const toneOf = (name: string): number => ((seedOf(name) >>> 9) % TONES) + 1;
