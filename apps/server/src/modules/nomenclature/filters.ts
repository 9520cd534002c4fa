import { type RawBuilder, sql } from 'kysely';

import { fold, likeText } from '../lists/search.ts';

/** Filters both product lists share. */
export interface ProductFilters {
  brandIds?: string[] | undefined;
  categoryIds?: string[] | undefined;
  manufacturerIds?: string[] | undefined;
}

/** Every word must occur in the name, article, model or bar code. */
export function productSearch(text: string | undefined): RawBuilder<unknown>[] {
  const words = fold((text ?? '').normalize('NFKC'))
    .split(/[\s,;«»"]+/)
    .filter((word) => word !== '')
    .slice(0, 8);
  return words.map((word) => sql`p.search_text like ${`%${likeText(word)}%`}`);
}

export function productFilters(filters: ProductFilters): RawBuilder<unknown>[] {
  const any = (column: string, ids: string[] | undefined) =>
    ids && ids.length > 0 ? [sql`${sql.ref(`p.${column}`)} = any(${[...ids]}::uuid[])`] : [];
  return [
    ...any('brand_id', filters.brandIds),
    ...any('category_id', filters.categoryIds),
    ...any('manufacturer_id', filters.manufacturerIds),
  ];
}
