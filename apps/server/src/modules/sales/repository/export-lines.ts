import type { ExportColumn } from '@pribavka/api';
import { sql } from 'kysely';

import { chosenColumns } from '../../../core/exports/columns.ts';
import type { ExportParams } from '../../../core/exports/export-of.ts';
import type { Db } from '../../../db/open.ts';
import type { Scope } from '../../../http/scope.ts';
import { saleViewOf } from '../policy/view.ts';

export interface SaleLine {
  article: string;
  gtin: string | null;
  quantity: number;
  priceKopecks: number | null;
  serialNumber: string | null;
}

const ofLines = new Set<ExportColumn<'sales'>>(['article', 'gtin', 'quantity', 'price', 'serial']);

/** Whether a column of the file is of a line: then every row is one, as an import of sales takes it. */
export const isByLine = (params: ExportParams): boolean =>
  chosenColumns('sales', params).some((column) => ofLines.has(column));

/** A row for each line the reader sees. */
export async function byLine<Sale extends { id: string }>(
  db: Db,
  sales: readonly Sale[],
  scope: Scope,
): Promise<(Sale & { line: SaleLine })[]> {
  const seen = sql.join([sql`i.removed_at is null`, ...saleViewOf(scope).ownLines], sql` and `);
  const { rows } = await sql<SaleLine & { saleId: string }>`
    select i.sale_id, ip.article, ip.gtin, i.quantity, i.price_kopecks, i.serial_number
    from sale_items i join products ip on ip.id = i.product_id
    where i.sale_id = any(${sales.map(({ id }) => id)}::uuid[]) and ${seen} order by i.position`.execute(db);
  const lines = new Map(sales.map(({ id }) => [id, [] as SaleLine[]]));
  for (const row of rows) lines.get(row.saleId)?.push(row);
  return sales.flatMap((sale) => (lines.get(sale.id) ?? []).map((line) => ({ ...sale, line })));
}
