import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import type { Scope } from '../../../http/scope.ts';
import { programmeZone } from '../../../http/wire-date.ts';
import type { SummaryFilters } from './filters.ts';
import { readable } from './readable.ts';
import type { DaySum, Days, PayoutSums, PeopleSums, SoldSum, SummaryRows } from './rows.ts';

type Id = string | null;

// The reader's own company and the one asked for, if they can both hold; undefined: nothing is in both.
function both(own: Id, asked: string | undefined): Id | undefined {
  if (own === null) return asked ?? null;
  return asked === undefined || asked === own ? own : undefined;
}

/** Pieces of one sum come apart: folded, taken out, counted from the rows. */
function addUp<T extends object, Field extends keyof T & string>(
  rows: readonly T[],
  keyOf: (row: T) => string,
  fields: readonly Field[],
): T[] {
  const sums = new Map<string, T>();
  for (const row of rows) {
    const found = sums.get(keyOf(row));
    if (!found) sums.set(keyOf(row), { ...row });
    else for (const field of fields) found[field] = ((found[field] as number) + (row[field] as number)) as T[Field];
  }
  return [...sums.values()].filter((row) => fields.some((field) => row[field] !== 0));
}

const uuid = (id: Id): RawBuilder<unknown> => sql`${id}::uuid`;

/** Goods: places and makers both narrow them. */
function soldRows(db: Db, scope: Scope, filters: SummaryFilters): Partial<SummaryRows> {
  const partner = both(scope.kind === 'partner' ? scope.partnerId : null, filters.partnerId);
  const manufacturerId = both(scope.kind === 'manufacturer' ? scope.manufacturerId : null, filters.manufacturerId);
  if (scope.kind === 'own' || partner === undefined || manufacturerId === undefined) return {};
  const whose = sql`${uuid(partner)}, ${uuid(filters.storeGroupId ?? null)}, ${uuid(manufacturerId)}, ${uuid(filters.brandId ?? null)}`;
  return {
    sold: async (by, { from, to }) => {
      const { rows } = await sql<SoldSum>`
        select key, units, ${readable(sql`revenue`)} as revenue, points, returned from summary_read_sold(${by}, ${whose}, ${from}::date, ${to}::date)`.execute(
        db,
      );
      return addUp(rows, ({ key }) => key, ['units', 'revenue', 'points', 'returned']);
    },
  };
}

async function readPostings(db: Db, whose: RawBuilder<unknown>, { from, to }: Days): Promise<DaySum[]> {
  const { rows } = await sql<DaySum>`select day, type::text as type, postings, points
    from summary_read_postings(${programmeZone()}, ${whose}, ${from}::date, ${to}::date)`.execute(db);
  return addUp(rows, ({ day, type }) => `${day} ${type}`, ['postings', 'points']);
}

async function readPeople(db: Db, place: RawBuilder<unknown>, { from, to }: Days, asleep: string): Promise<PeopleSums> {
  const { rows } = await sql<{
    what: string;
    day: string;
    status: PeopleSums['statuses'][number]['status'];
    n: number;
  }>`
    select * from summary_read_people(${programmeZone()}, ${place}, ${from}::date, ${to}::date, ${asleep}::date)`.execute(
    db,
  );
  const sums = addUp(rows, ({ what, day, status }) => `${what} ${day} ${status}`, ['n']);
  return {
    joined: sums.filter(({ what }) => what === 'joined'),
    statuses: sums.filter(({ what }) => what === 'status'),
    sleeping: sums.find(({ what }) => what === 'seen')?.n ?? 0,
  };
}

async function readPayouts(db: Db, place: RawBuilder<unknown>, { from, to }: Days): Promise<PayoutSums> {
  const { rows } = await sql<PayoutSums['paid'][number] & { what: string; name: string }>`
    select what, day, name, n, gross, net, tax, waited::float8 as waited
    from summary_read_payouts(${programmeZone()}, ${place}, ${from}::date, ${to}::date)`.execute(db);
  const sums = addUp(rows, ({ what, day, name }) => `${what} ${day} ${name}`, ['n', 'gross', 'net', 'tax', 'waited']);
  return {
    asked: sums
      .filter(({ what }) => what === 'asked')
      .map((row) => ({ ...row, status: row.name as PayoutSums['asked'][number]['status'] })),
    paid: sums.filter(({ what }) => what === 'paid'),
    failures: sums.filter(({ what }) => what === 'failure').map(({ day, name, n }) => ({ day, text: name, n })),
  };
}

function peopleRows(db: Db, scope: Scope, filters: SummaryFilters): Partial<SummaryRows> {
  if (scope.kind === 'manufacturer') {
    const whose = sql`null, null, ${uuid(scope.manufacturerId)}`;
    return { postings: (days) => readPostings(db, whose, days) };
  }
  const partner = both(scope.kind === 'partner' ? scope.partnerId : null, filters.partnerId);
  if (scope.kind === 'own' || partner === undefined) return {};
  const place = sql`${uuid(partner)}, ${uuid(filters.storeGroupId ?? null)}`;
  return {
    postings: (days) => readPostings(db, sql`${place}, null`, days),
    people: (days, asleep) => readPeople(db, place, days, asleep),
    active: async ({ from, to }) =>
      (
        await sql<{ n: number }>`
          select summary_read_active(${programmeZone()}, ${place}, ${from}::date, ${to}::date) as n`.execute(db)
      ).rows[0]?.n ?? 0,
    owed: async () =>
      (
        await sql<{ points: number; debt: number }>`
          select coalesce(sum(points), 0)::bigint as points, coalesce(sum(debt), 0)::bigint as debt
          from summary_read_owed(${programmeZone()}, ${place})`.execute(db)
      ).rows[0]!,
    payouts: (days) => readPayouts(db, place, days),
  };
}

/** What the sums of docs/adr/0007 can answer for this reader. */
export const rollupRows = (db: Db, scope: Scope, filters: SummaryFilters): Partial<SummaryRows> => ({
  ...soldRows(db, scope, filters),
  ...peopleRows(db, scope, filters),
});
