import type { OperationType } from '@pribavka/api';
import { CompiledQuery } from 'kysely';

import type { Db } from '../../db/open.ts';
import type { Scope } from '../../http/scope.ts';
import { programmeZone } from '../../http/wire-date.ts';
import type { SummaryFilters } from './filters.ts';

/** Postings of one type on one day of the programme. */
export interface DaySum {
  day: string;
  type: OperationType;
  postings: number;
  points: number;
}

/** Sums that share a day or a type, by it. */
export function groupBy<Key extends string>(rows: readonly DaySum[], keyOf: (row: DaySum) => Key): Map<Key, DaySum[]> {
  const groups = new Map<Key, DaySum[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

const everybody = '00000000-0000-0000-0000-000000000000';

/**
 * Whose sums are folded: the whole programme or one partner. Undefined for what is only in the postings themselves:
 * groups of shops, goods, one person.
 */
export function foldedFor(scope: Scope, { partnerId, storeGroupId }: SummaryFilters): string | undefined {
  if (storeGroupId !== undefined) return undefined;
  if (scope.kind === 'all') return partnerId ?? everybody;
  return scope.kind === 'partner' && (partnerId ?? scope.partnerId) === scope.partnerId ? scope.partnerId : undefined;
}

// One statement is one snapshot: a day is taken folded or from its postings, never half of each.
const parts = (from: string, to: string): string => `
  with days as materialized (
    select d::date as day, d at time zone $1 as since, (d + interval '1 day') at time zone $1 as until
    from generate_series(${from}::timestamp, ${to}::timestamp, '1 day') as d),
  folded as materialized (
    select d.day from days d join summary_folded f on f.day = d.day and f.zone = $1
    where not exists (select from summary_marks m where m.at >= d.since and m.at < d.until)),
  open as materialized (select * from days where day not in (select day from folded))`;

const open = 'from open o cross join lateral summary_postings($2::uuid, o.since, o.until) t';

const byDay = `/*summary.days*/ ${parts('$3', '$4')}
  select day, type::text as type, postings, points from summary_days join folded using (day) where partner_id = $2::uuid
  union all
  select o.day, t.type::text, t.postings, t.points ${open}`;

const everyDay = [
  '(select (min(at) at time zone $1)::date from transfers)',
  '(select (max(at) at time zone $1)::date from transfers)',
] as const;

const standing = `/*summary.standing*/ ${parts(...everyDay)}
  select coalesce(sum(owed), 0)::bigint as points, coalesce(sum(debt), 0)::bigint as debt from (
    select owed, debt from summary_days join folded using (day) where partner_id = $2::uuid
    union all
    select t.owed, t.debt ${open}) x`;

// Summing days one by one is for the few that are open. After an upgrade or a large import all of them are, until the
// job has caught up: then one pass over the rows is cheaper.
const fewDays = 30;

async function areFolded(db: Db, name: string, range: readonly [string, string], values: readonly string[]) {
  const { rows } = await db.executeQuery<{ n: number }>(
    CompiledQuery.raw(`/*${name}*/ ${parts(...range)} select count(*) as n from open`, [programmeZone(), ...values]),
  );
  return (rows[0]?.n ?? 0) <= fewDays;
}

/** Days of the programme `from`…`to`, `yyyy-MM-dd`; `whose` is what `foldedFor` gave. Undefined when too many days are open. */
export async function readDaySums(
  db: Db,
  whose: string,
  { from, to }: { from: string; to: string },
): Promise<DaySum[] | undefined> {
  if (!(await areFolded(db, 'summary.open', ['$2', '$3'], [from, to]))) return undefined;
  return (await db.executeQuery<DaySum>(CompiledQuery.raw(byDay, [programmeZone(), whose, from, to]))).rows;
}

/** What the programme owes and what it is owed, points; undefined when too many days are open. */
export async function readOwed(db: Db, whose: string): Promise<{ points: number; debt: number } | undefined> {
  if (!(await areFolded(db, 'summary.openEver', everyDay, []))) return undefined;
  const { rows } = await db.executeQuery<{ points: number; debt: number }>(
    CompiledQuery.raw(standing, [programmeZone(), whose]),
  );
  return rows[0] ?? { points: 0, debt: 0 };
}
