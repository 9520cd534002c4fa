import { decimalOf, difference, hundredth, isWhole, product, textOf } from '../../../core/exact.ts';

/** What a bonus was calculated from, before limits. */
export type Made = { points: number } & (
  | { mechanic: 'multiplier'; base: number; percent: number }
  | { mechanic: 'fixed_per_unit'; each: number; quantity: number }
  | {
      mechanic: 'percent_of_price';
      percent: number;
      priceKopecks: number;
      quantity: number;
      rateKopecks: number;
    }
  | { mechanic: 'step'; each: number; steps: number; every: number; from: number; to: number }
  | { mechanic: 'plan'; each: number; units: number; percent: number; had: number }
  | { mechanic: 'first_sale' }
  | { mechanic: 'bundle'; each: number; sets: number }
);

const number = new Intl.NumberFormat('ru-RU');

/** «1 234,5», every digit of it. */
export function digitsText(value: number): string {
  const [whole = '0', fraction] = textOf(decimalOf(value)).split('.');
  return `${number.format(BigInt(whole))}${fraction === undefined ? '' : `,${fraction}`}`;
}

const roubles = (kopecks: number): string => `${digitsText(hundredth(kopecks))} ₽`;

/** The short form, as a badge of the promotion on a line. */
function shortOf(made: Made): string {
  switch (made.mechanic) {
    case 'multiplier':
      return `×${digitsText(hundredth(made.percent))} к базовым`;
    case 'fixed_per_unit':
      return `${number.format(made.each)} × ${made.quantity} шт.`;
    case 'percent_of_price':
      return `${digitsText(made.percent)} % от цены`;
    case 'step':
      return `${number.format(made.each)} за каждые ${made.every} шт.`;
    case 'plan':
      return `план: продано ${number.format(made.units)} шт.`;
    case 'first_sale':
      return 'первая продажа';
    case 'bundle':
      return `${number.format(made.each)} × ${made.sets} компл.`;
  }
}

/** The arithmetic of it, left to right, and whether it left something to round. */
function workedOf(made: Made): { text: string; isExact: boolean; note?: string } {
  switch (made.mechanic) {
    case 'multiplier': {
      const share = hundredth(difference(made.percent, 100));
      return {
        text: `${number.format(made.base)} × ${digitsText(share)}`,
        isExact: isWhole(product(made.base, share)),
      };
    }
    case 'fixed_per_unit':
      return { text: `${number.format(made.each)} × ${number.format(made.quantity)} шт.`, isExact: true };
    case 'percent_of_price':
      return {
        text: `${roubles(made.priceKopecks)} × ${number.format(made.quantity)} шт. × ${digitsText(made.percent)} % ÷ ${roubles(made.rateKopecks)} за балл`,
        isExact: isWhole(product(made.priceKopecks, made.quantity, made.percent), made.rateKopecks * 100),
      };
    case 'step':
      return {
        text: `${number.format(made.each)} × ${number.format(made.steps)}`,
        isExact: true,
        note: `за каждые ${number.format(made.every)} шт., с ${number.format(made.from + 1)}-й по ${number.format(made.to)}-ю`,
      };
    case 'plan':
      return {
        text: `${number.format(made.each)} × ${number.format(made.units)} шт. × ${digitsText(made.percent)} % − ${number.format(made.had)} начисленных раньше`,
        isExact: isWhole(product(made.each, made.units, made.percent), 100),
      };
    case 'first_sale':
      return { text: `${number.format(made.points)} за первую продажу`, isExact: true };
    case 'bundle':
      return { text: `${number.format(made.each)} × ${number.format(made.sets)} компл.`, isExact: true };
  }
}

/** The bonus in words: in short, and so that its reader can calculate it once more. */
export function describe(made: Made, version: number | undefined): { formula: string; explanation: string } {
  const { text, isExact, note } = workedOf(made);
  const explanation = [
    `${text} ${isExact ? '=' : '≈'} ${number.format(made.points)}`,
    ...(note === undefined ? [] : [note]),
    ...(isExact ? [] : ['округлено до целого балла']),
    ...(version === undefined ? [] : [`версия ${version}`]),
  ].join('; ');
  return { formula: shortOf(made), explanation };
}

const cutBy = {
  memberTotal: 'лимит участника за акцию',
  memberDay: 'лимит участника в день',
  memberMonth: 'лимит участника в месяц',
  storeTotal: 'лимит торговой точки',
  budget: 'бюджет акции',
} as const;
export type Cutter = keyof typeof cutBy;

/** The same after a limit has left only a part of it. */
export const cutText = (explanation: string, by: Cutter, left: number): string =>
  `${explanation}; ${cutBy[by]}: осталось ${number.format(left)}`;

export const unitsText = (explanation: string, earning: number, sold: number): string =>
  `${explanation}; лимит единиц: ${number.format(earning)} из ${number.format(sold)} шт.`;
