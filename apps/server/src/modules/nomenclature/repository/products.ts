import type { ProductStatus } from '@pribavka/api';
import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { fileUrl } from '../../../core/files/files.ts';
import { basePointsOn } from '../policy.ts';

export interface Ref {
  id: string;
  name: string;
}

/** A product with everything its rows and card show, base points of the given day among them. */
export interface Product {
  id: string;
  article: string;
  gtin: string | null;
  name: string;
  model: string | null;
  brand: Ref | null;
  manufacturer: Ref | null;
  category: Ref | null;
  imageUrl: string | null;
  drawing: string | null;
  rrpKopecks: number | null;
  basePoints: number;
  serialRequired: boolean;
  serialExample: string | null;
  unit: string;
  status: ProductStatus;
  validFrom: string | null;
  validTo: string | null;
  updatedAt: Date;
  version: number;
}

type Row = Omit<Product, 'brand' | 'manufacturer' | 'category' | 'imageUrl'> & {
  brandId: string | null;
  brandName: string | null;
  manufacturerId: string;
  manufacturerName: string;
  categoryId: string | null;
  categoryName: string | null;
  imageFileId: string | null;
};

const ref = (id: string | null, name: string | null): Ref | null => (id === null ? null : { id, name: name ?? '' });

/** Wide rows of the given ids, in any order. */
export async function readProducts(db: Db, ids: readonly string[], day: string): Promise<Product[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Row>`
    select p.id, p.article, p.gtin, p.name, p.model, p.brand_id, b.name as brand_name, p.manufacturer_id,
      f.name as manufacturer_name, p.category_id, c.name as category_name, c.drawing, p.image_file_id, p.rrp_kopecks,
      ${basePointsOn(day)} as base_points, p.serial_required, p.serial_example, p.unit, p.status, p.valid_from,
      p.valid_to, p.updated_at, p.version
    from products p join manufacturers f on f.id = p.manufacturer_id
    left join brands b on b.id = p.brand_id left join categories c on c.id = p.category_id
    where p.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows.map(
    ({ brandId, brandName, manufacturerId, manufacturerName, categoryId, categoryName, imageFileId, ...row }) => ({
      ...row,
      brand: ref(brandId, brandName),
      manufacturer: ref(manufacturerId, manufacturerName),
      category: ref(categoryId, categoryName),
      imageUrl: imageFileId ? fileUrl(imageFileId, true) : null,
    }),
  );
}

/** Fields every product answer shares. */
export const baseFields = (product: Product) => ({
  id: product.id,
  article: product.article,
  gtin: product.gtin,
  name: product.name,
  model: product.model,
  brand: product.brand,
  manufacturer: product.manufacturer,
  category: product.category,
  imageUrl: product.imageUrl,
  drawing: product.drawing,
  rrpKopecks: product.rrpKopecks,
  basePoints: product.basePoints,
  serialRequired: product.serialRequired,
  unit: product.unit,
});
