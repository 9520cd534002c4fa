import { formatCount, formatNumber, pluralRu, quoted } from '@pribavka/ui';
import type { FormulaPart } from '@pribavka/ui/loyalty';

import type { SaleItem } from './contract.ts';

export interface FormulaTerm {
  readonly label: string;
  readonly points: number;
  readonly promotion?: boolean;
}

const LINES = ['позиция', 'позиции', 'позиций'] as const;
const POINTS = ['балл', 'балла', 'баллов'] as const;

/** How a column names a part, and in what it counts it. */
function columnName(label: string, isPromotion: boolean): Pick<FormulaPart, 'columnLabel' | 'unit'> {
  if (label === 'за штуку') return { columnLabel: 'Баллы за штуку' };
  if (label === 'шт.') return { columnLabel: 'Количество', unit: label };
  if (label === 'базовые') return { columnLabel: 'Базовые баллы' };
  // Several at once have a number in place of a name.
  return isPromotion && !label.startsWith('ещё акций') ? { columnLabel: `Акция ${quoted(label)}` } : {};
}

/** The formula as the server counted it: «350 × 2 × 1,5 = 1 050». */
export const formulaParts = (formula: SaleItem['formula']): FormulaPart[] =>
  formula.map(({ operator, value, label, tone }, index) => ({
    key: `${index}`,
    operator: operator ?? undefined,
    value,
    label,
    ...columnName(label, tone === 'promotion'),
    tone: tone ?? undefined,
  }));

const resultPart = (total: number): FormulaPart => ({
  key: 'total',
  operator: '=',
  value: formatNumber(total),
  label: pluralRu(total, POINTS),
  tone: 'result',
});

/** Terms that are added up, and what they make: parts of the formula in its column form. */
export function sumParts(terms: readonly FormulaTerm[], total: number): FormulaPart[] {
  return [
    ...terms.map((term, index): FormulaPart => ({
      key: `${index}`,
      operator: term.points < 0 ? '−' : index === 0 ? undefined : '+',
      value: formatNumber(Math.abs(term.points)),
      label: term.label,
      tone: term.promotion ? 'promotion' : undefined,
    })),
    resultPart(total),
  ];
}

export interface AlikeLines {
  readonly item: SaleItem;
  readonly count: number;
  /** What the formula comes to for all of them. */
  readonly points: number;
}

/** What the line was worth on the day of its registration: its formula says how much, part by part. */
const worthOf = ({ lines }: SaleItem): number => lines.reduce((sum, { points }) => sum + points, 0);

/** Lines that give something; a rejected or returned one has no formula. */
export const liveLines = (items: readonly SaleItem[]): readonly SaleItem[] =>
  items.filter(({ status }) => status !== 'rejected' && status !== 'returned');

/** Lines of one product with one formula are one group: the same is not said twice. */
export function alike(items: readonly SaleItem[]): AlikeLines[] {
  const groups = new Map<string, AlikeLines>();
  for (const item of items) {
    const key = JSON.stringify([item.product.id, item.formula]);
    const known = groups.get(key) ?? { item, count: 0, points: 0 };
    groups.set(key, { ...known, count: known.count + 1, points: known.points + worthOf(item) });
  }
  return [...groups.values()];
}

/** What units that came back and promotions that no longer hold have taken off. */
const lostOf = (groups: readonly AlikeLines[], total: number): number =>
  groups.reduce((sum, { points }) => sum + points, 0) - total;

/** Whether the formulas of the groups alone do not explain the points of their sale. */
export const needsTotal = (groups: readonly AlikeLines[], total: number): boolean => {
  const [first] = groups;
  return first?.item.formula.length === 0 || groups.length > 1 || (first?.count ?? 0) > 1 || lostOf(groups, total) > 0;
};

/** What the groups come to: lines of one kind are multiplied, lines of several are added up, what is lost is taken off. */
export function totalParts(groups: readonly AlikeLines[], total: number): FormulaPart[] {
  const [only] = groups;
  if (only && groups.length === 1 && only.count > 1 && only.points === total) {
    return [
      { key: 'each', value: formatNumber(only.points / only.count), label: 'Баллы за позицию' },
      { key: 'count', operator: '×', value: formatNumber(only.count), label: 'Количество позиций' },
      resultPart(total),
    ];
  }
  const lost = lostOf(groups, total);
  return sumParts(
    [
      ...groups.map(({ item, count, points }) => ({
        label: count > 1 ? `${item.product.name}, ${formatCount(count, LINES)}` : item.product.name,
        points,
      })),
      ...(lost > 0 ? [{ label: 'Возвращено или пересчитано', points: -lost }] : []),
    ],
    total,
  );
}
