import { documentMaskMessages } from './documents.messages.ts';
import { defineMask, digitRun, digitsUpTo } from './template.ts';
import type { Mask } from './types.ts';

/** Series of a passport `####` (specification §5); from a whole «45 09 123456» its first four digits. */
export const passportSeries: Mask = defineMask({
  id: 'passportSeries',
  ...documentMaskMessages.passportSeries,
  pattern: '####',
  normalize: (text) => passportParts(text)?.series ?? digitsUpTo(text, 4),
});

/** Number of a passport `######` (specification §5); from a whole «45 09 123456» its last six digits. */
export const passportNumber: Mask = defineMask({
  id: 'passportNumber',
  ...documentMaskMessages.passportNumber,
  pattern: '######',
  normalize: (text) => passportParts(text)?.number ?? digitsUpTo(text, 6),
});

/** Series and number out of one text of ten digits, or undefined. */
export function passportParts(text: string): { series: string; number: string } | undefined {
  const digits = text.replace(/[^0-9]/g, '');
  return digits.length === 10 ? { series: digits.slice(0, 4), number: digits.slice(4) } : undefined;
}

/** ИНН, up to 12 digits (specification §5); from «ИНН/КПП 7707083893/773601001» its own part. */
export const inn: Mask = defineMask({
  id: 'inn',
  ...documentMaskMessages.inn,
  pattern: '############',
  complete: [10, 12],
  normalize: (text) => digitRun(text, 12) ?? digitRun(text, 10) ?? digitsUpTo(text, 12),
});

/** КПП, 9 digits (specification §5); from «7707083893/773601001» its own part. Digits do not join over a letter. */
export const kpp: Mask = defineMask({
  id: 'kpp',
  ...documentMaskMessages.kpp,
  pattern: '#########',
  blocks: /[0-9]\p{L}$/u,
  normalize: (text) => digitRun(text, 9) ?? digitsUpTo(text, 9),
});

/**
 * КПП with capital Latin letters at places 5 and 6, as ФНС allows; next to `kpp`, for foreign taxpayers. A letter may be
 * typed anywhere: taking a digit away moves the letters for a while, and they must not be lost. `kppFormat` has the say.
 */
export const kppLetters: Mask = defineMask({
  id: 'kppLetters',
  ...documentMaskMessages.kppLetters,
  pattern: 'AAAAAAAAA',
  blocks: /[0-9A-Z](?![A-Z])\p{L}$/iu,
  inputMode: 'text',
  normalize: (text) => {
    const capitals = text.toUpperCase();
    const whole = /(?<![0-9A-Z])[0-9]{4}[0-9A-Z]{2}[0-9]{3}(?![0-9A-Z])/.exec(capitals)?.[0];
    const bare = capitals.replace(/[\s-]/g, '');
    return whole ?? (/^[0-9A-Z]{1,8}$/.test(bare) ? bare : '');
  },
});

/** Code of the department that issued a passport `###-###`. */
export const departmentCode: Mask = defineMask({
  id: 'departmentCode',
  ...documentMaskMessages.departmentCode,
  pattern: '###-###',
});

/** ОГРН, 13 digits. */
export const ogrn: Mask = defineMask({ id: 'ogrn', ...documentMaskMessages.ogrn, pattern: '#############' });

/** ОГРНИП, 15 digits. */
export const ogrnip: Mask = defineMask({ id: 'ogrnip', ...documentMaskMessages.ogrnip, pattern: '###############' });
