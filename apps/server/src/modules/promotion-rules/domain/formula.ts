import type { Output } from '../../../http/contract.ts';
import { pointsWord } from '../../../core/money.ts';
import { difference, hundredth, isWhole, product } from '../../../core/exact.ts';
import { digitsText } from './explained.ts';
import type { BonusLine, CalculatedItem } from './rules.ts';

/** One part of «350 × 2 × 1,5 = 1 050»; read from left to right, the last one is the result. */
export type FormulaPart = Output<'sales.get'>['items'][number]['formula'][number];

const number = new Intl.NumberFormat('ru-RU');
const part = (
  operator: FormulaPart['operator'],
  value: string,
  label: string,
  tone: FormulaPart['tone'] = null,
): FormulaPart => ({ operator, value, label: label.slice(0, 200), tone });

export const resultPart = (points: number): FormulaPart =>
  part('=', number.format(points), pointsWord(points), 'result');

export type FormulaItem = Pick<CalculatedItem, 'bonuses' | 'points'> & { basePoints: number; quantity: number };

// «× 1,5» is shown only when it is exact: with a dropped fraction the product would not equal the sum.
const isExact = (item: FormulaItem, bonus: BonusLine): boolean =>
  bonus.percent !== undefined && isWhole(product(item.basePoints, item.quantity, bonus.percent), 100);

// A formula has room for twenty parts.
const mostAdded = 16;

/** What promotions add; beyond what a formula has room for they are one sum. */
function addedParts(bonuses: readonly BonusLine[]): FormulaPart[] {
  const shown = bonuses.length > mostAdded ? bonuses.slice(0, mostAdded - 1) : bonuses;
  const rest = bonuses.slice(shown.length);
  const sum = rest.reduce((points, bonus) => points + bonus.points, 0);
  return [
    ...shown.map((bonus) => part('+', number.format(bonus.points), bonus.name, 'promotion')),
    ...(rest.length > 0 ? [part('+', number.format(sum), `ещё акций: ${rest.length}`, 'promotion')] : []),
  ];
}

/** Points of one line of a sale, part by part. The parts, calculated in order, give the points of the line. */
export function formulaParts(item: FormulaItem): FormulaPart[] {
  const multipliers = item.bonuses.filter((bonus) => bonus.percent !== undefined);
  const [only] = multipliers;
  const factor = only && multipliers.length === 1 && isExact(item, only) ? only : undefined;
  return [
    part(null, number.format(item.basePoints), 'за штуку'),
    part('×', number.format(item.quantity), 'шт.'),
    ...(factor ? [part('×', digitsText(hundredth(factor.percent ?? 100)), factor.name, 'promotion')] : []),
    ...addedParts(item.bonuses.filter((bonus) => bonus !== factor)),
    resultPart(item.points),
  ];
}

/** The part of one posting: base points of the line, or what one promotion added to them. */
export function postingParts(line: {
  kind: 'base' | 'promotion';
  points: number;
  name: string;
  percent?: number | undefined;
  base: { perUnit: number; quantity: number };
}): FormulaPart[] {
  const base = line.base.perUnit * line.base.quantity;
  if (line.kind === 'base') {
    return formulaParts({
      bonuses: [],
      points: line.points,
      basePoints: line.base.perUnit,
      quantity: line.base.quantity,
    });
  }
  if (line.percent !== undefined && isWhole(product(base, line.percent), 100)) {
    return [
      part(null, number.format(base), 'базовые'),
      part('×', digitsText(hundredth(difference(line.percent, 100))), line.name, 'promotion'),
      resultPart(line.points),
    ];
  }
  return [part(null, number.format(line.points), line.name, 'promotion'), resultPart(line.points)];
}
