import { sql } from 'kysely';

import type { Db } from '../../../../db/open.ts';
import { auditLedger } from '../../repository.ts';
import type { Operation } from './stream.ts';

/** Everything that is wrong after a restart, in words; an empty answer is what a crash must leave. */
export async function findDamage(db: Db, operations: readonly Operation[]): Promise<string[]> {
  const damage = (await auditLedger(db)).map((row) => `${row.problem}: ${JSON.stringify(row.detail)}`);
  const keys = new Map<string, string[]>();
  const found = await sql<{ key: string; id: string }>`
    select idem as key, sale_id as id from sale_keys union all select idem, id from withdrawals`.execute(db);
  for (const { key, id } of found.rows) keys.set(key, [...(keys.get(key) ?? []), id]);
  for (const operation of operations) {
    const ids = keys.get(operation.key) ?? [];
    const name = `${operation.kind} ${operation.key}`;
    if (ids.length > 1) damage.push(`${name}: done ${ids.length} times`);
    if (operation.state === 'acknowledged' && ids[0] !== operation.id) damage.push(`${name}: acknowledged and lost`);
    if (operation.state === 'refused' && ids.length > 0) damage.push(`${name}: refused and yet done`);
  }
  const halves = await sql<{ id: string }>`
    select s.id from sales s where s.status <> 'draft' and (
      not exists (select from sale_items i where i.sale_id = s.id)
      or not exists (select from sale_events e where e.sale_id = s.id)
      or not exists (select from sale_keys k where k.sale_id = s.id)
      or s.points_total <> coalesce((select sum(a.points) from accruals a where a.sale_id = s.id), 0)
      or s.points_total <> coalesce((select sum(t.amount) from transfers t where t.sale_id = s.id), 0))`.execute(db);
  return [...damage, ...halves.rows.map((row) => `half a sale: ${row.id}`)];
}
