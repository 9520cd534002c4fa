import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../db/open.ts';
import type { Work } from '../../http/context.ts';
import type { Output } from '../../http/contract.ts';
import { invalid, Problem, problem } from '../../http/problem.ts';
import { inSavepoint } from '../../db/savepoint.ts';
import { countCap, type ListSource, where } from './list-ids.ts';

export type BulkResult = Output<'members.decideMany'>;
type Plan = NonNullable<BulkResult['plan']>;
type Sum = 'points' | 'debitPoints' | 'netKopecks' | 'taxKopecks';

/** Rows one call decides. */
export const bulkPortion = 200;

/** All rows of a list's query, and what a decision means for each. */
export interface BulkRows {
  from: ListSource;
  where: readonly RawBuilder<unknown>[];
  id: RawBuilder<unknown>;
  member: RawBuilder<unknown>;
  /** Why the decision leaves the row as it is; null where it does not. */
  skip: RawBuilder<unknown>;
  sums?: Partial<Record<Sum, RawBuilder<unknown>>>;
}

export interface BulkAsked {
  except?: readonly string[] | undefined;
  preview?: boolean | undefined;
  expected?: number | undefined;
  after?: string | undefined;
}

const sumNames = ['points', 'debitPoints', 'netKopecks', 'taxKopecks'] as const;

function rowsOf({ from, member, id, skip, sums = {}, ...rows }: BulkRows, { except = [] }: BulkAsked) {
  const sources = 'length' in from ? from : [from];
  const conditions = [...rows.where, ...(except.length > 0 ? [sql`${id} <> all(${[...except]}::uuid[])`] : [])];
  const one = (source: RawBuilder<unknown>) => sql`
    (select ${id} as id, ${member} as member, ${skip} as skip, ${sql.join(
      sumNames.map((name) => sql`${sums[name] ?? sql`0`}::bigint as ${sql.ref(name)}`),
    )} ${source} ${where(conditions)} limit ${countCap + 1})`;
  return sql`(${sql.join(sources.map(one), sql` union all `)}) as x`;
}

type Counted = { skip: string | null; n: number; members: number } & Record<Sum, number>;

/** How many rows the decision is for, what it would move, and why it leaves the rest as they are. */
export async function planBulk(db: Db, rows: BulkRows, asked: BulkAsked): Promise<Plan> {
  const { rows: groups } = await sql<Counted>`
    select x.skip, count(*)::int as n, count(distinct x.member)::int as members,
      ${sql.join(sumNames.map((name) => sql`coalesce(sum(x.${sql.ref(name)}), 0)::bigint as ${sql.ref(name)}`))}
    from ${rowsOf(rows, asked)} group by x.skip order by n desc, x.skip`.execute(db);
  const total = groups.reduce((sum, { n }) => sum + n, 0);
  if (total > countCap) throw problem('BULK_TOO_MANY', { n: countCap });
  const fit = groups.find(({ skip }) => skip === null);
  const sumOf = (name: Sum): number | null => (rows.sums?.[name] ? (fit?.[name] ?? 0) : null);
  return {
    total,
    eligible: fit?.n ?? 0,
    members: fit?.members ?? 0,
    skipped: groups.flatMap(({ skip, n }) => (skip === null ? [] : [{ reason: skip, count: n }])),
    points: sumOf('points'),
    debitPoints: sumOf('debitPoints'),
    netKopecks: sumOf('netKopecks'),
    taxKopecks: sumOf('taxKopecks'),
  };
}

/** Ids that fit, from the end of the portion before. */
async function fitting(db: Db, rows: BulkRows, asked: BulkAsked): Promise<string[]> {
  const { rows: found } = await sql<{ id: string }>`select x.id from ${rowsOf(rows, asked)}
    where x.skip is null ${asked.after === undefined ? sql`` : sql`and x.id > ${asked.after}::uuid`}
    order by x.id`.execute(db);
  return found.map(({ id }) => id);
}

/** Decides rows one by one; one that is refused is named and does not stop the others. */
export async function decideEach(
  db: Db,
  ids: readonly string[],
  known: readonly string[],
  decideOne: (id: string) => Promise<unknown>,
): Promise<BulkResult> {
  const found = new Set(known);
  const missing = [...new Set(ids)].filter((id) => !found.has(id));
  const result: BulkResult = {
    done: [],
    failed: missing.map((id) => ({ id, message: problem('NOT_FOUND').message, name: null })),
    plan: null,
    next: null,
  };
  for (const id of known) {
    try {
      await inSavepoint(db, () => decideOne(id));
      result.done.push(id);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      result.failed.push({ id, message: error.message, name: null });
    }
  }
  return result;
}

export interface BulkCall {
  ctx: Pick<Work, 'db' | 'audit'>;
  rows: BulkRows;
  asked: BulkAsked;
  decide: (ids: readonly string[]) => Promise<BulkResult>;
  /** Rows one call decides, where it is not the usual number. */
  portion?: number;
  /** What the person calls the refused rows by: they have not been on the screen. */
  namesOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

/**
 * One portion of a decision about all rows of a query, in the transaction of its call. It begins only while as many
 * rows fit as the asker was shown: whatever has come or gone since is for the person to look at first.
 */
export async function decideByQuery({ ctx, rows, asked, decide, namesOf, ...call }: BulkCall): Promise<BulkResult> {
  const { db } = ctx;
  const plan = await planBulk(db, rows, asked);
  if (asked.preview) {
    ctx.audit({ action: 'read', reason: `Предпросмотр решения по отбору: подходит ${plan.eligible} из ${plan.total}` });
    return { done: [], failed: [], plan, next: null };
  }
  if (asked.expected === undefined) throw invalid({ 'query.expected': 'ROWS_EXPECTED' });
  const ids = await fitting(db, rows, asked);
  if (ids.length !== asked.expected) throw problem('BULK_CHANGED', { n: ids.length });
  const portion = ids.slice(0, call.portion ?? bulkPortion);
  const { done, failed } = await decide(portion);
  const names = failed.length > 0 ? await namesOf(failed.map(({ id }) => id)) : new Map<string, string>();
  const last = portion.at(-1);
  return {
    done,
    failed: failed.map((row) => ({ ...row, name: names.get(row.id) ?? row.id })),
    plan: null,
    next:
      last !== undefined && ids.length > portion.length ? { after: last, expected: ids.length - portion.length } : null,
  };
}

/** A bulk call names its rows or their query. */
export function requireIds(ids: readonly string[] | undefined): readonly string[] {
  if (!ids) throw invalid({ ids: 'ROWS_REQUIRED' });
  return ids;
}
