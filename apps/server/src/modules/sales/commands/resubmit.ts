import { sql } from 'kysely';

import { wireDateTimeOrNull } from '../../../http/wire-date.ts';
import { lockOwnSale, requireStatus } from '../policy/own.ts';
import type { CommandContext } from '../policy/member.ts';
import type { SaleBody } from './register/input.ts';
import { saveSale } from './register/register-sales.ts';

type Kept = {
  storeId: string | null;
  saleDate: string | null;
  saleDateReason: string | null;
  receiptQr: string | null;
  receiptFn: string | null;
  receiptFd: string | null;
  receiptFpd: string | null;
  receiptTotalKopecks: number | null;
  receiptAt: Date | null;
  comment: string | null;
  externalId: string | null;
  fileIds: string[];
  items: {
    productId: string;
    quantity: number;
    priceKopecks: number | null;
    serialNumber: string | null;
    markGtin: string | null;
  }[];
};

/** What was typed into a draft, in the shape it was sent in. */
async function readBody(writer: CommandContext, id: string): Promise<SaleBody> {
  const { rows } = await sql<Kept>`
    select store_id, sale_date, sale_date_reason, receipt_qr, receipt_fn, receipt_fd, receipt_fpd, receipt_total_kopecks, receipt_at,
      comment, external_id,
      array(select file_id::text from sale_files where sale_id = s.id order by position) as file_ids,
      coalesce((select jsonb_agg(jsonb_build_object('productId', product_id, 'quantity', quantity,
        'priceKopecks', price_kopecks, 'serialNumber', serial_number, 'markGtin', mark_gtin) order by position)
        from sale_items where sale_id = s.id and removed_at is null), '[]') as items
    from sales s where id = ${id}`.execute(writer.db);
  const kept = rows[0]!;
  const hasReceipt = [kept.receiptQr, kept.receiptFn, kept.receiptFd, kept.receiptFpd, kept.receiptTotalKopecks].some(
    (part) => part !== null,
  );
  return {
    storeId: kept.storeId ?? undefined,
    saleDate: kept.saleDate ?? undefined,
    saleDateReason: kept.saleDateReason ?? undefined,
    comment: kept.comment ?? undefined,
    externalId: kept.externalId ?? undefined,
    fileIds: kept.fileIds,
    items: kept.items.map((item) => ({
      productId: item.productId,
      quantity: item.quantity,
      priceKopecks: item.priceKopecks ?? undefined,
      serialNumber: item.serialNumber ?? undefined,
      markGtin: item.markGtin ?? undefined,
    })),
    receipt: hasReceipt
      ? {
          qr: kept.receiptQr ?? undefined,
          fn: kept.receiptFn ?? undefined,
          fd: kept.receiptFd ?? undefined,
          fpd: kept.receiptFpd ?? undefined,
          totalKopecks: kept.receiptTotalKopecks ?? undefined,
          datetime: wireDateTimeOrNull(kept.receiptAt) ?? undefined,
        }
      : undefined,
  };
}

/** Sends a draft as it stands. A second press with the same key finds it already sent. */
export async function resubmit(writer: CommandContext, id: string, version: number | undefined): Promise<string> {
  const sale = await lockOwnSale(writer.db, id, writer.memberId);
  if (sale.status === 'moderation' && writer.key) {
    const { rows } = await sql`select 1 from sale_keys where member_id = ${writer.memberId} and idem = ${writer.key}
      and sale_id = ${id}`.execute(writer.db);
    if (rows.length > 0) return id;
  }
  requireStatus(sale, 'draft', 'clarification');
  const existing = { id, version, submittedAt: sale.submittedAt, status: sale.status };
  return saveSale(writer, { body: await readBody(writer, id), submit: true, existing });
}
