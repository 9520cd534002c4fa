import { sql } from 'kysely';
import { expect } from 'vitest';

import type { Db } from '../../../db/open.ts';
import { inTransaction } from '../../../db/tx.ts';
import { type Scope, scopeFor, systemScope } from '../../../http/scope.ts';
import type { SummaryFilters } from '../repository/filters.ts';
import { directRows } from '../repository/rows-direct.ts';
import { rollupRows } from '../repository/rows-folded.ts';
import type { Days, SummaryRows } from '../repository/rows.ts';

export interface Reader {
  name: string;
  scope: Scope;
  filters: SummaryFilters;
}

interface Places {
  partnerId: string;
  otherPartnerId: string;
  groupId: string;
  manufacturerId: string;
  otherManufacturerId: string;
  brandId: string;
}

/** Everybody the sums are folded for, and every pair of filters that narrows them. */
export function readersOf(w: Places): Reader[] {
  const all = systemScope();
  const of = (dataScope: 'partner' | 'manufacturer', id: string): Scope =>
    scopeFor({ id: w.partnerId, dataScope, partnerId: id, manufacturerId: id });
  const { partnerId, groupId: storeGroupId, manufacturerId, brandId } = w;
  return [
    { name: 'everybody', scope: all, filters: {} },
    { name: 'a partner', scope: of('partner', partnerId), filters: {} },
    { name: 'another partner', scope: all, filters: { partnerId: w.otherPartnerId } },
    { name: 'a group', scope: all, filters: { storeGroupId } },
    { name: 'a group of a partner', scope: of('partner', partnerId), filters: { storeGroupId } },
    { name: 'a manufacturer', scope: of('manufacturer', manufacturerId), filters: {} },
    { name: 'goods of another', scope: all, filters: { manufacturerId: w.otherManufacturerId } },
    { name: 'a brand', scope: all, filters: { brandId } },
    { name: 'a brand of a manufacturer', scope: of('manufacturer', manufacturerId), filters: { brandId } },
    { name: 'a brand at a partner', scope: of('partner', partnerId), filters: { brandId } },
    { name: 'a manufacturer in a group', scope: all, filters: { storeGroupId, manufacturerId } },
  ];
}

const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((row) => JSON.stringify(row, Object.keys(row as object).toSorted())).toSorted()
    : value;

async function read(rows: Partial<SummaryRows>, periods: readonly Days[], asleep: string) {
  const answer: Record<string, unknown> = {};
  for (const days of periods) {
    const at = `${days.from}…${days.to}`;
    answer[`postings ${at}`] = sorted(await rows.postings?.(days));
    answer[`active ${at}`] = await rows.active?.(days);
    for (const by of ['product', 'region', 'day'] as const) {
      const sold = await rows.sold?.(by, days);
      answer[`sold by ${by} ${at}`] = sorted(sold?.filter(({ units, revenue, points }) => units || revenue || points));
    }
    const people = await rows.people?.(days, asleep);
    answer[`people ${at}`] = people && {
      joined: sorted(people.joined.map(({ day, n }) => ({ day, n }))),
      statuses: sorted(people.statuses.map(({ status, n }) => ({ status, n }))),
      sleeping: people.sleeping,
    };
    const payouts = await rows.payouts?.(days);
    // Seconds are added up in another order: what is shown of them is tenths of an hour.
    const money = ({ n, gross, net, tax, waited }: Record<string, unknown>) => ({
      n,
      gross,
      net,
      tax,
      waited: Math.round(Number(waited) / 60),
    });
    answer[`payouts ${at}`] = payouts && {
      asked: sorted(payouts.asked.map((row) => ({ day: row.day, status: row.status, ...money({ ...row }) }))),
      paid: sorted(payouts.paid.map((row) => ({ day: row.day, ...money({ ...row }) }))),
      failures: sorted(payouts.failures),
    };
  }
  answer['owed'] = await rows.owed?.();
  return answer;
}

/** Members' points where they are ranked or have moved, against the accounts; each member once. */
async function compareRanks(db: Db): Promise<void> {
  const { rows } = await sql`select coalesce(w.member_id, r.member_id) as member, count(*)::int as times
    from wallets w full join (
      select * from wallets_settled
      union all
      select * from wallets_moved((select horizon from summary_state))) r on r.member_id = w.member_id
    group by 1
    having count(*) <> 1 or bool_or((r.active, r.pending, r.debt) is distinct from (w.active, w.pending, w.debt))`.execute(
    db,
  );
  expect(rows).toEqual([]);
}

/** Both ways in one snapshot; answers how many figures and lists were compared. */
export const compareSums = (db: Db, readers: readonly Reader[], periods: readonly Days[], asleep: string) =>
  inTransaction(
    db,
    async (tx) => {
      let compared = 0;
      await compareRanks(tx);
      for (const { name, scope, filters } of readers) {
        const folded = await read(rollupRows(tx, scope, filters), periods, asleep);
        const direct = await read(directRows(tx, scope, filters), periods, asleep);
        for (const [key, value] of Object.entries(folded)) {
          if (value === undefined) continue;
          expect({ name, [key]: value }).toEqual({ name, [key]: direct[key] });
          compared += 1;
        }
      }
      return compared;
    },
    { isolation: 'repeatable read' },
  );
