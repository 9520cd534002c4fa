import { sql } from 'kysely';

import type { Ctx } from '../../../http/context.ts';
import type { Output } from '../../../http/contract.ts';
import { problem } from '../../../http/problem.ts';
import { programmeDay, wireDateTime } from '../../../http/wire-date.ts';
import { startOfDay } from '../../../core/calendar.ts';
import { readSettings } from '../../points-settings/index.ts';
import { isOwnSale } from '../policy/actions.ts';
import { saleNumber } from '../../../core/numbers.ts';
import { readRecord } from '../repository/records.ts';

/** Between two decisions longer than this a person was away. */
const pauseSeconds = 300;

type Shift = Output<'sales.ownShift'>;

/** The reader's own work of the programme's day. */
export async function readShift(ctx: Ctx<'sales.ownShift'>): Promise<Shift> {
  const { db, actor } = ctx;
  const now = ctx.now();
  const from = startOfDay(programmeDay(now));
  const { undoMinutes } = await readSettings(db);
  const undoFrom = new Date(now.getTime() - undoMinutes * 60_000);
  const [tempo, undoable, postponed] = await Promise.all([
    sql<{ decided: number; averageSeconds: number | null }>`
      select count(*)::int as decided, round(avg(gap) filter (where gap <= ${pauseSeconds}))::int as average_seconds
      from (select extract(epoch from at - lag(at) over (order by at)) as gap from sale_decisions
        where by = ${actor.id}::uuid and at >= ${from} and undone_at is null) d`.execute(db),
    // Only the last decision of a sale may be undone, and only while the sale stands as it left it.
    sql<{ id: string; number: number; version: number; at: Date }>`
      select s.id, s.number, s.version, d.at from sale_decisions d join sales s on s.id = d.sale_id
      where d.by = ${actor.id}::uuid and d.at > ${undoFrom} and d.undone_at is null and d.outcome = s.status
        and d.disputed_items is null
        and not exists (select from sale_decisions later where later.sale_id = d.sale_id and (later.at, later.id) > (d.at, d.id)
          and later.undone_at is null)
      order by d.at desc, d.id desc limit 100`.execute(db),
    sql<{ n: number }>`select count(*)::int as n from sale_postponements p join sales s on s.id = p.sale_id
      where p.user_id = ${actor.id}::uuid and s.status = 'moderation'`.execute(db),
  ]);
  return {
    decided: tempo.rows[0]?.decided ?? 0,
    averageSeconds: tempo.rows[0]?.averageSeconds ?? null,
    postponed: postponed.rows[0]?.n ?? 0,
    undoable: undoable.rows.map(({ id, number, version, at }) => ({
      id,
      number: saleNumber(number),
      version,
      decidedAt: wireDateTime(at),
    })),
  };
}

/** Puts a sale off for this person and lets it go: somebody else may take it at once. */
export async function postponeSale(ctx: Ctx<'sales.postpone'>): Promise<Output<'sales.postpone'>> {
  const { db, actor } = ctx;
  const sale = await readRecord(db, ctx.params.id, ctx.scope);
  if (isOwnSale(actor, sale)) throw problem('SALE_OWN');
  if (sale.status !== 'moderation') throw problem('SALE_STATUS');
  await sql`insert into sale_postponements (user_id, sale_id, at) values (${actor.id}, ${sale.id}, ${ctx.now()})
    on conflict do nothing`.execute(db);
  await sql`update sales set locked_by = null, locked_until = null where id = ${sale.id} and locked_by = ${actor.id}`.execute(
    db,
  );
  return { ok: true };
}

export async function resumeSale(ctx: Ctx<'sales.resume'>): Promise<Output<'sales.resume'>> {
  const { id } = await readRecord(ctx.db, ctx.params.id, ctx.scope);
  await sql`delete from sale_postponements where user_id = ${ctx.actor.id} and sale_id = ${id}`.execute(ctx.db);
  return { ok: true };
}
