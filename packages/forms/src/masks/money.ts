import { moneyMaskMessages } from './money.messages.ts';
import { defineMask, digitRun, digitsUpTo } from './template.ts';
import type { Mask } from './types.ts';

/** Card `#### #### #### ####` (specification §5). A longer number is not cut, it is not taken. */
export const card: Mask = defineMask({
  id: 'card',
  ...moneyMaskMessages.card,
  pattern: '#### #### #### ####',
  autoComplete: 'cc-number',
});

const WHOLE = /^(\d+|\d{1,3}(?: \d{3})+|[1-9]\d{0,2}(?:,\d{3})+(?=\.)|[1-9]\d{0,2}(?:\.\d{3})+(?=,))(?:[.,](0*))?$/;
// «10 тыс.» is not ten.
const UNIT = / ?(?:\p{Sc}|(?!тыс|мл|[ктkмmеe]+\.?$)\p{L}+\.?)$/iu;

/**
 * Amount to take, up to 5 digits (specification §5, which gives the mask its name). «1 000 шт.» and «1 000,00» are 1000;
 * a sum with kopecks, a negative or a longer one is not taken, nor `1,000`, which is a thousand to one and a one to
 * another.
 */
export const pointsOutput: Mask = defineMask({
  id: 'pointsOutput',
  ...moneyMaskMessages.pointsOutput,
  pattern: '#####',
  complete: [1, 2, 3, 4, 5],
  // A letter or «₽» before the first digit joins nothing; a minus there would be lost.
  blocks: /[0-9][^0-9\s]$|^[^0-9\s\p{L}\p{Sc}]$/u,
  normalize: (text) => {
    const [, whole = '', zeros = ''] = WHOLE.exec(text.replaceAll(/\s+/g, ' ').replace(UNIT, '')) ?? [];
    if (zeros.length === 3 && /^[1-9]\d{0,2}$/.test(whole)) return '';
    const digits = whole.replaceAll(/\D/g, '').replace(/^0+(?=[0-9])/, '');
    return digits.length <= 5 ? digits : '';
  },
});

/** Account of 20 digits in the groups of the Bank of Russia's plan: balance, currency, key, branch, own number. */
export const account: Mask = defineMask({
  id: 'account',
  ...moneyMaskMessages.account,
  pattern: '##### ### # #### #######',
  normalize: (text) => digitRun(text, 20) ?? digitsUpTo(text, 20),
});

/** БИК of a bank, 9 digits. */
export const bik: Mask = defineMask({
  id: 'bik',
  ...moneyMaskMessages.bik,
  pattern: '#########',
  normalize: (text) => digitRun(text, 9) ?? digitsUpTo(text, 9),
});

/** One-time code of a given length; from «Код: 4821. Никому не говорите» its digits. */
export function code(length: number): Mask {
  return defineMask({
    id: 'code',
    pattern: '#'.repeat(length),
    autoComplete: 'one-time-code',
    hint: moneyMaskMessages.code.hint({ capacity: length }),
    normalize: (text) => digitRun(text, length) ?? digitsUpTo(text, length),
  });
}
