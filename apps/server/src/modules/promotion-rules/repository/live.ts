import { createHash } from 'node:crypto';

import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { prepared } from '../../../db/prepared.ts';
import { programmeDay, programmeZone } from '../../../http/wire-date.ts';
import type { FirstProducts } from './first-facts.ts';
import { periodEnd } from '../domain/period.ts';
import { fixedGroups } from './records.ts';
import type { PromotionRule } from '../domain/rules.ts';

/** `periodEnd` of a column; null stays null. */
export function endOfPeriod(column: RawBuilder<unknown>): RawBuilder<unknown> {
  const local = sql`(${column} at time zone ${programmeZone()})`;
  return sql`(case when ${local}::time = '00:00' then (${local} + interval '1 day') at time zone ${programmeZone()} else ${column} end)`;
}

/** A brand (`brands b`) and a manufacturer (`manufacturers f`) that have left earn nothing for later days (domain 3.22). */
export const earnsOn = (day: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`(${day} <= coalesce(least(b.inactive_on, f.inactive_on), 'infinity'))`;

type RuleRow = Pick<
  PromotionRule,
  | 'promotionId'
  | 'versionId'
  | 'versionNumber'
  | 'name'
  | 'hasFixedGroups'
  | 'conditions'
  | 'limits'
  | 'stackMode'
  | 'priority'
> & {
  mechanic: string;
  manufacturerId: string | null;
  params: unknown;
  startsAt: Date;
  endsAt: Date;
  submitUntil: Date | null;
};

/** Of `promotions p` and `promotion_versions v`. */
const ruleColumns = sql`p.id as promotion_id, v.id as version_id, v.number as version_number, p.name, v.mechanic, v.params,
  v.conditions, v.limits, v.stack_mode, p.manufacturer_id, ${fixedGroups} as has_fixed_groups, p.priority, p.starts_at,
  p.ends_at, p.submit_until`;

const ruleOfRow = (row: RuleRow): PromotionRule =>
  ({
    ...({ mechanic: row.mechanic, params: row.params } as Pick<PromotionRule, 'mechanic' | 'params'>),
    promotionId: row.promotionId,
    versionId: row.versionId,
    versionNumber: row.versionNumber,
    name: row.name,
    onlyProductsOf: row.manufacturerId ?? undefined,
    hasFixedGroups: row.hasFixedGroups,
    from: programmeDay(row.startsAt),
    to: programmeDay(row.endsAt),
    submitUntil: row.submitUntil ? programmeDay(row.submitUntil) : undefined,
    conditions: row.conditions,
    limits: row.limits,
    stackMode: row.stackMode,
    priority: row.priority,
  }) as PromotionRule;

/** Rules of promotions that run somewhere: the day of one begins and ends in each shop by the clock there. */
export interface LiveRules {
  readonly all: readonly PromotionRule[];
  /** Those that run by this clock (`shopClock`); the same clock gives the same list. */
  readonly at: (clock: Date) => readonly PromotionRule[];
}

type LiveRow = RuleRow & { status: string };

// No two clocks of the world are further apart.
const farthestMs = 26 * 3_600_000;
const lateDays = 92;

const runsAt = ({ status, startsAt, endsAt, submitUntil }: LiveRow, clock: Date): boolean =>
  (status === 'active' || startsAt <= clock) &&
  // A hand in the database can have put infinity there, which comes as a number.
  (submitUntil ? Number(periodEnd(submitUntil)) : Number(periodEnd(endsAt)) + lateDays * 86_400_000) > clock.getTime();

/** Rules a sale registered at `now` may earn by: the current versions of promotions that run. */
export async function liveRules(db: Db, now: Date): Promise<LiveRules> {
  const [first, last] = [new Date(now.getTime() - farthestMs), new Date(now.getTime() + farthestMs)];
  const rows = await prepared(
    db,
    'promotions.live',
    sql<LiveRow>`select ${ruleColumns}, p.status from promotions p join promotion_versions v on v.id = p.current_version_id
    where (p.status = 'active' or (p.status = 'scheduled' and p.starts_at <= ${last}))
      and coalesce(${endOfPeriod(sql`p.submit_until`)}, ${endOfPeriod(sql`p.ends_at`)} + ${lateDays} * interval '1 day') > ${first}
    order by p.priority, p.id limit 500`,
  );
  const rules = rows.map((row) => ({ row, rule: ruleOfRow(row) }));
  const lists = new Map<number, readonly PromotionRule[]>();
  return {
    all: rules.map(({ rule }) => rule),
    at: (clock) => {
      const list = lists.get(clock.getTime()) ?? rules.filter(({ row }) => runsAt(row, clock)).map(({ rule }) => rule);
      lists.set(clock.getTime(), list);
      return list;
    },
  };
}

/** Versions by their ids, with the days and the name their promotions have today. */
export async function rulesOfVersions(db: Db, ids: readonly string[]): Promise<PromotionRule[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<RuleRow>`select ${ruleColumns} from promotions p
    join promotion_versions v on v.promotion_id = p.id where v.id = any(${[...ids]}::uuid[])
    order by p.priority, p.id`.execute(db);
  return rows.map(ruleOfRow);
}

/** Promotions in force at one moment, and what a point cost then. */
export type RuleSet = { rules: readonly PromotionRule[]; rateKopecks: number };

/** What a sale that was sent before is judged by. */
export type OwnRules = RuleSet & { products: FirstProducts | null };

/** The same rules always have the same id: sales of one time share a row. */
const idOf = (text: string): string =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** Keeps the rules a sale is calculated by for the day it is calculated again; answers their id. */
export async function saveRuleSet(db: Db, { rules, rateKopecks }: RuleSet): Promise<string> {
  const text = JSON.stringify(rules);
  const id = idOf(`${rateKopecks}:${text}`);
  const known = await prepared(
    db,
    'promotions.rule-set',
    sql<{ id: string }>`select id from rule_sets where id = ${id}`,
  );
  if (known.length === 0) {
    await sql`insert into rule_sets (id, rate_kopecks, rules) values (${id}, ${rateKopecks}, ${text}::jsonb)
      on conflict do nothing`.execute(db);
  }
  return id;
}

export async function readRuleSets(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, RuleSet>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<RuleSet & { id: string }>`
    select id, rules, rate_kopecks from rule_sets where id = any(${[...new Set(ids)]}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, ...set }) => [id, set]));
}

/** The rules of a sale that was sent before, and its goods as they were then; none for one older than this record. */
export async function readOwnRules(db: Db, saleId: string): Promise<OwnRules | undefined> {
  const { rows } = await sql<OwnRules>`
    select r.rules, r.rate_kopecks, s.rule_facts->'products' as products
    from sales s join rule_sets r on r.id = s.rule_set_id where s.id = ${saleId}`.execute(db);
  return rows[0];
}
