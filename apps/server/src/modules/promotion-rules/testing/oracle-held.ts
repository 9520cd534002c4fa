import { type Gifts, giveAll, type OracleRule, type OracleSale } from './oracle.ts';

const spans = (rule: OracleRule): boolean =>
  rule.mechanic === 'plan' ||
  rule.mechanic === 'first_sale' ||
  (rule.mechanic === 'step' && rule.params.per === 'period') ||
  [rule.limits.memberUnits, rule.limits.memberTotal, rule.limits.memberDay, rule.limits.memberMonth].some(
    (limit) => limit !== undefined,
  );

export type HeldLine = { saleId: string; key: string; versionId: string; points: number };

const total = (lines: readonly { points: number }[]): number => lines.reduce((sum, one) => sum + one.points, 0);

const givenTo = (gifts: Gifts | undefined, versionId: string): number =>
  [...(gifts?.values() ?? [])].reduce((sum, versions) => sum + (versions.get(versionId) ?? 0), 0);

/** Points of each version that may stay after something has happened to one sale, by the rule of 3.22. */
export function keptAfter(
  sales: readonly OracleSale[],
  touchedId: string,
  held: readonly HeldLine[],
  winners: ReadonlyMap<string, ReadonlySet<string>>,
): Map<string, number> {
  const live = new Map(sales.flatMap((sale) => sale.lines.map((line) => [line.key, line.live])));
  const touched = sales.find((sale) => sale.id === touchedId);
  const own = touched
    ? giveAll([{ ...touched, rules: touched.rules.map((rule) => ({ ...rule, limits: {} })) }], winners).get(touchedId)
    : undefined;
  const all = giveAll(sales, winners);
  const kept = new Map<string, number>();
  const rules = new Map(sales.flatMap((sale) => sale.rules.map((rule) => [rule.versionId, rule])));
  for (const versionId of new Set(held.map((one) => one.versionId))) {
    const rule = rules.get(versionId)!;
    const lines = held.filter((one) => one.versionId === versionId);
    const others = total(lines.filter((one) => one.saleId !== touchedId));
    const mine = lines.filter((one) => one.saleId === touchedId && live.get(one.key)! > 0);
    let here = total(mine);
    if (['fixed_per_unit', 'multiplier', 'percent_of_price'].includes(rule.mechanic)) {
      here = mine.reduce((sum, one) => sum + Math.min(one.points, own?.get(one.key)?.get(versionId) ?? 0), 0);
    } else if (rule.mechanic === 'bundle' || (rule.mechanic === 'step' && rule.params.per !== 'period')) {
      here = Math.min(here, givenTo(own, versionId));
    }
    const gives = sales.reduce((sum, sale) => sum + givenTo(all.get(sale.id), versionId), 0);
    kept.set(versionId, spans(rule) ? Math.min(here + others, gives) : here + others);
  }
  return kept;
}
