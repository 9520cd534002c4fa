import { sql } from 'kysely';

import type { SaleItemStatus } from '@pribavka/api';

import type { Db } from '../../../db/open.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Output } from '../../../http/contract.ts';
import { fileUrl } from '../../../core/files/files.ts';
import type { Scope } from '../../../http/scope.ts';
import { linePoints, saleViewOf } from '../policy/view.ts';

export type SaleItem = Output<'sales.get'>['items'][number];
type PointsLine = SaleItem['lines'][number];

export type SaleItemRow = {
  id: string;
  saleId: string;
  productId: string;
  productName: string;
  article: string;
  brand: string | null;
  imageFileId: string | null;
  drawing: string | null;
  serialRequired: boolean;
  quantity: number;
  returnedQuantity: number;
  priceKopecks: number | null;
  serialNumber: string | null;
  markGtin: string | null;
  status: SaleItemStatus;
  reasonCode: string | null;
  reasonText: string | null;
  points: number;
  pointsLines: PointsLine[];
  formula: SaleItem['formula'];
};

// More promotions may add up on one line than a card has room for; the points count them all.
export const mostLines = 50;

const lineOf = (line: PointsLine): PointsLine => ({
  kind: line.kind,
  promotionId: line.promotionId,
  promotionName: line.promotionName,
  formula: line.formula,
  points: line.points,
});

/** The item of the contract. */
export const itemOf = (row: SaleItemRow): SaleItem => ({
  id: row.id,
  product: {
    id: row.productId,
    name: row.productName,
    article: row.article,
    brand: row.brand,
    imageUrl: row.imageFileId ? fileUrl(row.imageFileId, true) : null,
    drawing: row.drawing,
  },
  serialRequired: row.serialRequired,
  quantity: row.quantity,
  returnedQuantity: row.returnedQuantity,
  priceKopecks: row.priceKopecks,
  serialNumber: row.serialNumber,
  markGtin: row.markGtin,
  status: row.status,
  reasonCode: row.reasonCode,
  reasonText: row.reasonText,
  points: row.points,
  // Spoilt by hand it goes on as it is: the check of the answer leaves the line out.
  lines: Array.isArray(row.pointsLines) ? row.pointsLines.slice(0, mostLines).map(lineOf) : row.pointsLines,
  formula: row.formula,
});

/**
 * Live items of the sales, by sale, in the order of the form. A manufacturer gets only what it made:
 * a receipt may hold a competitor's goods, serial numbers and points.
 */
export async function readSaleItems(
  db: Db,
  saleIds: readonly string[],
  scope?: Scope,
): Promise<Map<string, SaleItem[]>> {
  const bySale = new Map<string, SaleItem[]>();
  if (saleIds.length === 0) return bySale;
  const own = scope ? saleViewOf(scope).ownLines : [];
  const seen = sql.join([sql`i.removed_at is null`, ...own], sql` and `);
  const query = sql<SaleItemRow>`
    select i.id, i.sale_id, i.product_id, ip.name as product_name, ip.article, b.name as brand, ip.image_file_id, c.drawing,
      ip.serial_required, i.quantity, i.returned_quantity, i.price_kopecks, i.serial_number, i.mark_gtin, i.status,
      i.reason_code, i.reason_text, ${linePoints} as points, i.points_lines, i.formula
    from sale_items i join sales s on s.id = i.sale_id join products ip on ip.id = i.product_id left join brands b on b.id = ip.brand_id
      left join categories c on c.id = ip.category_id
    where i.sale_id = any((select ${[...saleIds]}::uuid[])::uuid[]) and ${seen}
    order by i.sale_id, i.position`;
  const rows = own.length > 0 ? (await query.execute(db)).rows : await prepared(db, 'sales.items', query);
  for (const row of rows) {
    const list = bySale.get(row.saleId) ?? [];
    bySale.set(row.saleId, list);
    list.push(itemOf(row));
  }
  return bySale;
}

/** Money and points of these items alone. */
export const sumsOf = (items: readonly SaleItem[]): { totalKopecks: number; points: number } => ({
  totalKopecks: items.reduce((sum, item) => sum + (item.priceKopecks ?? 0) * item.quantity, 0),
  points: items.reduce((sum, item) => sum + item.points, 0),
});
