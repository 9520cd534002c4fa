import { boundCeilings, type BoundName, type Bounds } from '@pribavka/api';

import { type FieldMessage, fieldMessage, invalid, type WrongFields } from '../../../http/problem.ts';

const mapBounds = (valueOf: (name: BoundName) => number): Bounds =>
  Object.fromEntries((Object.keys(boundCeilings) as BoundName[]).map((name) => [name, valueOf(name)])) as Bounds;

/** The bounds among the settings. */
export const boundsOf = (settings: Bounds): Bounds => mapBounds((name) => settings[name]);

/** Of two sets of bounds the wider ones. */
export const widest = (one: Bounds, other: Bounds): Bounds => mapBounds((name) => Math.max(one[name], other[name]));

/** Points of a sale are known only after its calculation, and stand at the line that earns most. */
type Measurable = Exclude<BoundName, 'maxSalePoints'>;

/** A value of a new entry: its field, the bound it is held to, and how much it is. */
export type Measured = readonly [field: string, bound: Measurable, value: number | null | undefined];

const codes = {
  maxPriceKopecks: 'PRICE_BOUND',
  maxQuantity: 'QUANTITY_BOUND',
  maxItems: 'ITEMS_BOUND',
  maxBasePoints: 'BASE_POINTS_BOUND',
  maxOperationPoints: 'OPERATION_POINTS_BOUND',
} as const satisfies Record<Measurable, string>;

/** Which bound of the programme a value exceeds, with the way out; money is in roubles there. */
function excessOf(bounds: Bounds, bound: Measurable, value: number): FieldMessage | undefined {
  const most = bounds[bound];
  if (value <= most) return undefined;
  return fieldMessage(codes[bound], { n: bound === 'maxPriceKopecks' ? most / 100 : most });
}

/** A sale, or a line of it, that earns more than one may: at the line that earns most. Pure. */
export function findPointsExcess({ maxSalePoints: n }: Bounds, points: readonly number[]): WrongFields {
  if (points.reduce((sum, own) => sum + own, 0) <= n) return {};
  const most = Math.max(...points);
  const code = most > n ? 'SALE_LINE_POINTS' : 'SALE_POINTS';
  return { [`items[${points.indexOf(most)}].quantity`]: fieldMessage(code, { n }) };
}

/** What of a new entry exceeds the bounds of the programme, at its fields (domain 3.23). Pure. */
export function findExcess(bounds: Bounds, entry: readonly Measured[]): WrongFields {
  const wrong: WrongFields = {};
  for (const [field, bound, value] of entry) {
    const excess = excessOf(bounds, bound, value ?? 0);
    if (excess) wrong[field] = excess;
  }
  return wrong;
}

/** Refuses by field a new entry that exceeds a bound. */
export function requireWithin(bounds: Bounds, entry: readonly Measured[]): void {
  const wrong = findExcess(bounds, entry);
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
}
