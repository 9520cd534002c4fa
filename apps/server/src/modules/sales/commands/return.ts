import { sql } from 'kysely';

import type { Ctx } from '../../../http/context.ts';
import type { Output } from '../../../http/contract.ts';
import { fieldMessage, fieldProblem, invalid, problem, type WrongFields } from '../../../http/problem.ts';
import { programmeDay } from '../../../http/wire-date.ts';
import { reasons, reasonSentence } from '../../dictionary/index.ts';
import { readSale } from '../queries/card.ts';
import { type Checker, lockForCheck } from './checking.ts';
import { checkRef } from './decide.ts';
import { type Settled, settle } from './settle.ts';
import { notifyReturned } from '../notices.ts';
import { addEvent } from '../repository/events.ts';
import { fitText } from '../../../core/audit/fit.ts';
import { pointsText } from '../../../core/money.ts';
import { withStop } from '../../../core/text/sentence.ts';
import { saleNumber } from '../../../core/numbers.ts';
import type { SaleRecord } from '../repository/records.ts';

type ReturnCtx = Pick<
  Ctx<'sales.return'>,
  'db' | 'now' | 'scope' | 'requestId' | 'params' | 'body' | 'notify' | 'audit'
> & { actor: Checker['actor'] };
type Item = {
  id: string;
  productId: string;
  productName: string;
  serialNumber: string | null;
  serialKey: string | null;
  quantity: number;
  returnedQuantity: number;
};
type Taken = { item: Item; quantity: number };

async function readTaken(ctx: ReturnCtx): Promise<Taken[]> {
  const { rows } = await sql<Item>`
    select i.id, i.product_id, p.name as product_name, i.serial_number, i.serial_key, i.quantity, i.returned_quantity
    from sale_items i join products p on p.id = i.product_id
    where i.sale_id = ${ctx.params.id} and i.removed_at is null
      and i.status in ('approved', 'partially_returned')`.execute(ctx.db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const fields: WrongFields = {};
  const taken = ctx.body.items.flatMap(({ id, quantity }, index): Taken[] => {
    const item = byId.get(id);
    const left = item ? item.quantity - item.returnedQuantity : 0;
    if (!item || quantity > left) {
      fields[`items[${index}].quantity`] = fieldMessage('SALE_RETURN_QUANTITY', { n: left });
      return [];
    }
    return [{ item, quantity }];
  });
  if (new Set(ctx.body.items.map((item) => item.id)).size !== ctx.body.items.length) throw problem('BAD_REQUEST');
  if (Object.keys(fields).length > 0) throw invalid(fields);
  return taken;
}

function check(ctx: ReturnCtx, sale: SaleRecord): void {
  if (sale.status !== 'confirmed' && sale.status !== 'partially_returned') throw problem('SALE_STATUS');
  if (ctx.body.items.length === 0) throw fieldProblem('SALE_EMPTY', 'items');
  if (!reasons.saleReturn.some((reason) => reason.code === ctx.body.reasonCode)) {
    throw fieldProblem('REASON_REQUIRED', 'reasonCode');
  }
  const today = programmeDay(ctx.now());
  const { returnedAt } = ctx.body;
  // East of the programme a sale may be of a day that has not begun here: it can come back on that day.
  const last = sale.saleDate !== null && sale.saleDate > today ? sale.saleDate : today;
  if (returnedAt > last || (sale.saleDate !== null && returnedAt < sale.saleDate)) {
    throw invalid({ returnedAt: 'SALE_RETURN_DATE' });
  }
}

/** The units are no longer live; a unit that came back may be sold and registered again. */
async function takeUnits(ctx: ReturnCtx, sale: SaleRecord, taken: readonly Taken[]): Promise<void> {
  const { db } = ctx;
  for (const { item, quantity } of taken) {
    await sql`update sale_items set returned_quantity = returned_quantity + ${quantity},
      status = case when returned_quantity + ${quantity} = quantity then 'returned' else 'partially_returned' end
      where id = ${item.id}`.execute(db);
    await sql`delete from serial_claims where sale_item_id = ${item.id}`.execute(db);
    await sql`delete from receipt_claims where sale_id = ${sale.id} and product_id = ${item.productId}
      and serial_key = ${item.serialKey ?? ''} and ${item.returnedQuantity + quantity === item.quantity}::boolean`.execute(
      db,
    );
  }
}

async function writeOff(ctx: ReturnCtx, sale: SaleRecord, taken: readonly Taken[]): Promise<Settled> {
  const checker: Checker = { db: ctx.db, now: ctx.now(), actor: ctx.actor, scope: ctx.scope, requestId: ctx.requestId };
  await takeUnits(ctx, sale, taken);
  const ref = { ...checkRef(checker, sale), reason_code: ctx.body.reasonCode };
  return settle({ db: ctx.db, now: ctx.now(), memberId: sale.memberId, saleId: sale.id, ref, isReturn: true });
}

/** Most characters of the history and of the journal for the units of one return. */
const mostOfUnits = 600;

/** Which units came back: equal ones differ by their numbers. */
function unitsOf(taken: readonly Taken[]): string {
  const units = taken.map(({ item, quantity }) =>
    [
      item.productName,
      item.serialNumber === null ? 'без номера' : `№ ${item.serialNumber}`,
      ...(item.quantity > 1 ? [`${quantity} шт.`] : []),
    ].join(', '),
  );
  return fitText(units.join('; '), mostOfUnits);
}

async function mark(
  ctx: ReturnCtx,
  sale: SaleRecord,
  taken: readonly Taken[],
  { own, ...outcome }: Settled,
): Promise<void> {
  const { db } = ctx;
  const now = ctx.now();
  const { rows } = await sql<{ status: 'returned' | 'partially_returned' }>`
    update sales set version = version + 1, updated_at = ${now}, points_total = greatest(0, points_total - ${own}),
      status = case when exists (select from sale_items i where i.sale_id = sales.id and i.removed_at is null
        and i.status in ('approved', 'partially_returned')) then 'partially_returned' else 'returned' end
    where id = ${sale.id} returning status`.execute(db);
  const status = rows[0]?.status ?? 'partially_returned';
  const text = [
    reasonSentence('saleReturn', ctx.body.reasonCode, undefined),
    withStop(`Вернули: ${unitsOf(taken)}`),
    ...(ctx.body.documentNumber?.trim() ? [withStop(`Документ ${ctx.body.documentNumber.trim()}`)] : []),
    `Списано: ${pointsText(outcome.pending + outcome.active)}.`,
    ...(outcome.debt > 0 ? [`Задолженность: ${pointsText(outcome.debt)}.`] : []),
  ].join(' ');
  const actorKind = ctx.actor.kind === 'technical' ? 'technical' : 'moderator';
  const title = status === 'returned' ? 'Возвращена' : 'Возвращена частично';
  await addEvent(db, { saleId: sale.id, at: now, status, title, text, actorKind, actorId: ctx.actor.id });
  await notifyReturned(ctx, sale, text);
  ctx.audit({
    entityType: 'sale',
    entityId: sale.id,
    entityLabel: saleNumber(sale.number),
    action: 'status',
    before: { status: sale.status },
    after: { status, ...outcome },
    reason: text,
  });
}

/** Undoes what a preview has posted while its transaction goes on. */
async function dryRun<T>(ctx: ReturnCtx, work: () => Promise<T>): Promise<T> {
  await sql`savepoint preview`.execute(ctx.db);
  try {
    return await work();
  } finally {
    await sql`rollback to savepoint preview`.execute(ctx.db);
  }
}

/** Goods came back: points go by the policy of the settings; `preview` only says from where (domain 3.9). */
export async function takeBack(ctx: ReturnCtx): Promise<Settled> {
  const checker: Checker = { db: ctx.db, now: ctx.now(), actor: ctx.actor, scope: ctx.scope, requestId: ctx.requestId };
  const sale = await lockForCheck(checker, ctx.params.id, undefined);
  check(ctx, sale);
  const taken = await readTaken(ctx);
  const outcome = ctx.body.preview
    ? await dryRun(ctx, () => writeOff(ctx, sale, taken))
    : await writeOff(ctx, sale, taken);
  if (!ctx.body.preview) await mark(ctx, sale, taken, outcome);
  return outcome;
}

export async function returnSale(ctx: Ctx<'sales.return'>): Promise<Output<'sales.return'>> {
  const { pending, active, debt } = await takeBack(ctx);
  return {
    writeOff: { pending, active, debt },
    sale: ctx.body.preview ? null : await readSale(ctx.db, ctx.params.id, ctx.actor, ctx.scope, ctx.now()),
  };
}
