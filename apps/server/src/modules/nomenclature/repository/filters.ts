import { type RawBuilder, sql } from 'kysely';

import { everyWord } from '../../../core/text/search.ts';

/** Filters both product lists share. */
export interface ProductFilters {
  brandIds?: string[] | undefined;
  categoryIds?: string[] | undefined;
  manufacturerIds?: string[] | undefined;
}

/** Every word must occur in the name, article, model or bar code. */
export const productSearch = (text: string | undefined): RawBuilder<unknown>[] =>
  everyWord(sql`p.search_text`, text, 8);

export function productFilters(filters: ProductFilters): RawBuilder<unknown>[] {
  const any = (column: string, ids: string[] | undefined) =>
    ids && ids.length > 0 ? [sql`${sql.ref(`p.${column}`)} = any(${[...ids]}::uuid[])`] : [];
  return [
    ...any('brand_id', filters.brandIds),
    ...any('category_id', filters.categoryIds),
    ...any('manufacturer_id', filters.manufacturerIds),
  ];
}
