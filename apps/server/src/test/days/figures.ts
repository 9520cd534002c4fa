import { auditLedger } from '../../modules/ledger/repository.ts';
import type { TestApp } from '../app.ts';
import type { Person } from '../people.ts';

const one = async <T>(t: TestApp, text: string, values: unknown[]): Promise<T> =>
  (await t.database.pool.query(text, values)).rows[0] as T;

const day = (column: string): string => `(${column} at time zone 'Europe/Moscow')::date between $1 and $2`;

/** Where the dashboard, the accounts or the books say other than the rows do; empty when all agree. */
export async function differences(t: TestApp, admin: Person, from: string, to: string): Promise<string[]> {
  const { data } = await t.call('summaries.transactions', { as: admin, query: { from, to } });
  const paid = await one<Record<'paid' | 'paidKopecks' | 'taxKopecks', number>>(
    t,
    `select count(*)::int as paid, coalesce(sum(net_kopecks), 0)::float8 as "paidKopecks",
      coalesce(sum(tax_kopecks), 0)::float8 as "taxKopecks" from withdrawals where status = 'paid' and ${day('paid_at')}`,
    [from, to],
  );
  const asked = await one<Record<'requested' | 'requestedKopecks', number>>(
    t,
    `select count(*)::int as requested, coalesce(sum(gross_kopecks), 0)::float8 as "requestedKopecks" from withdrawals
     where ${day('requested_at')}`,
    [from, to],
  );
  const shown = Object.entries({ ...paid, ...asked })
    .filter(([name, value]) => data[name as keyof typeof paid] !== value)
    .map(([name, value]) => `dashboard ${name}: ${data[name as keyof typeof paid]}, rows ${value}`);
  const types = await t.database.pool.query<{ type: string; points: number }>(
    `select type::text, sum(amount)::float8 as points from transfers where ${day('at')} group by 1`,
    [from, to],
  );
  const byType = new Map(data.byType.map(({ type, points }) => [type as string, points]));
  const posted = types.rows
    .filter(({ type, points }) => byType.get(type) !== points)
    .map(({ type, points }) => `dashboard ${type}: ${byType.get(type)}, rows ${points}`);
  const accounts = await t.database.pool.query<{ member_id: string }>(
    `select w.member_id from wallets w left join lateral (select coalesce(sum(o.points), 0) as paid from withdrawals o
       where o.member_id = w.member_id and o.status = 'paid') p on true where w.paid <> p.paid`,
  );
  const books = await auditLedger(t.services.db);
  return [
    ...shown,
    ...posted,
    ...accounts.rows.map((row) => `«Выведено» of ${row.member_id} is not the sum of the payouts`),
    ...books.map(({ problem }) => `ledger: ${problem}`),
  ];
}
