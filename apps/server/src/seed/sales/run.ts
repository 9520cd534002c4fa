import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import type { Db } from '../../db/open.ts';
import { createFiles } from '../../core/files/files.ts';
import { systemScope } from '../../http/scope.ts';
import { programmeDay } from '../../http/wire-date.ts';
import { createNotify } from '../../core/notices/notify.ts';
import {
  clarifySale,
  decideSale,
  type ItemDecision,
  cancelSale,
  tellSeller,
  saveSale,
  type CommandContext,
  takeBack,
} from '../../modules/sales/index.ts';
import type { SeedContext } from '../context.ts';
import type { Timeline } from '../timeline.ts';
import { receiptQr } from './photos.ts';
import type { PlannedSale } from './plan.ts';

export interface SaleRun {
  db: Db;
  ctx: SeedContext;
  timeline: Timeline;
  photos: ReadonlyMap<PlannedSale, Buffer>;
  moderators: readonly string[];
  /** Whose sales nobody brings back: her balance is on every picture. */
  demoMemberId: string;
}

async function register(run: SaleRun, sale: PlannedSale, at: Date): Promise<string> {
  const { db, ctx } = run;
  const photo = run.photos.get(sale);
  const file = photo
    ? await createFiles(db, ctx.store, () => at).save({
        name: `чек-${sale.receipt.fd}.jpg`,
        mime: 'image/jpeg',
        bytes: photo,
        ownerId: sale.member.id,
        purpose: 'receipt',
        accessGrant: 'sales.sale:read',
        partnerId: sale.member.place.partnerId,
      })
    : undefined;
  const context: CommandContext = {
    db,
    now: at,
    memberId: sale.member.id,
    actor: { id: sale.member.id, kind: 'user' },
    fingerprint: `demo-${(sale.phoneOf ?? sale.member).id}`,
  };
  return saveSale(context, {
    submit: sale.outcome !== 'draft',
    body: {
      storeId: sale.member.place.id,
      saleDate: sale.saleDate,
      items: sale.lines.map((line) => ({
        productId: line.product.id,
        quantity: line.quantity,
        priceKopecks: line.product.price * 100,
        ...(line.serial ? { serialNumber: line.serial } : {}),
      })),
      receipt: { qr: receiptQr(sale) },
      fileIds: file ? [file.id] : [],
    },
  });
}

async function decisions(db: Db, id: string, sale: PlannedSale): Promise<ItemDecision[]> {
  const { rows } = await sql<{ id: string }>`
    select id from sale_items where sale_id = ${id}::uuid and removed_at is null order by position`.execute(db);
  return rows.map((row, index) => {
    const approve = sale.outcome === 'approve' || (sale.outcome === 'partly' && (index === 0 || rows.length === 1));
    return approve
      ? { id: row.id, decision: 'approve' }
      : { id: row.id, decision: 'reject', reasonCode: sale.reasonCode ?? 'other', reasonText: '' };
  });
}

async function check(run: SaleRun, sale: PlannedSale, id: string, at: Date): Promise<void> {
  const { db, ctx } = run;
  const moderator = ctx.random.pick(run.moderators);
  const actor = { id: moderator, kind: 'user' as const, storeId: null, roleCode: 'moderator' };
  const checker = { db, now: at, actor, scope: systemScope() };
  const decided =
    sale.outcome === 'clarify'
      ? await clarifySale(checker, id, sale.question)
      : await decideSale(checker, id, await decisions(db, id, sale));
  // Messages of the past are not sent; what is inside the app stays there to be read.
  await tellSeller({ notify: createNotify(db, () => at) }, decided);
}

// Now and then a buyer brings one thing back: by number, so that nothing else of the demo moves.
const returnsOneIn = 29;

export async function bringBack(run: Pick<SaleRun, 'db' | 'moderators'>, id: string, at: Date): Promise<void> {
  const { db } = run;
  const { rows } = await sql<{ id: string; quantity: number }>`
    select i.id, i.quantity from sale_items i join sales s on s.id = i.sale_id
    where s.id = ${id} and s.status = 'confirmed' and i.status = 'approved' order by i.position limit 1`.execute(db);
  const [item] = rows;
  if (!item) return;
  await takeBack({
    db,
    now: () => at,
    scope: systemScope(),
    requestId: randomUUID(),
    actor: { id: run.moderators[0] ?? '', kind: 'user', storeId: null, roleCode: 'moderator' },
    params: { id },
    body: { items: [{ id: item.id, quantity: item.quantity }], reasonCode: 'customer', returnedAt: programmeDay(at) },
    notify: createNotify(db, () => at),
    audit: () => undefined,
  });
}

/** Registers every planned sale at its time and answers it later, through the functions of the server. */
export function runSales(run: SaleRun, plan: readonly PlannedSale[]): void {
  for (const [index, sale] of plan.entries()) {
    run.timeline.add(sale.at, async (at) => {
      const id = await register(run, sale, at);
      if (sale.outcome === 'wait' || sale.outcome === 'draft') return;
      const then = new Date(at.getTime() + sale.decideAfterHours * 3_600_000);
      run.timeline.add(then, async (later) => {
        if (sale.outcome !== 'cancel') {
          await check(run, sale, id, later);
          const comesBack = index % returnsOneIn === 7 && sale.member.id !== run.demoMemberId;
          if (comesBack)
            run.timeline.add(new Date(later.getTime() + 3 * 86_400_000), (then) => bringBack(run, id, then));
          return;
        }
        const actor = { id: sale.member.id, kind: 'user' as const };
        await cancelSale({ db: run.db, now: later, memberId: sale.member.id, actor }, id, 'Ошибся в дате продажи');
      });
    });
  }
}
