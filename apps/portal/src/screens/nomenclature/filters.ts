import { readIds, withParams } from '../../shared/address.ts';

/** What the catalogue shows; the address holds it. */
export interface ProductFilters {
  readonly search: string;
  readonly brands: readonly string[];
  readonly categories: readonly string[];
  readonly manufacturers: readonly string[];
  readonly withPromotion: boolean;
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly sort: 'points' | 'name';
}

const whole = (value: string | null): number | undefined =>
  value !== null && /^\d{1,6}$/.test(value) ? Number(value) : undefined;

/** Filters of the address; what cannot be read is as if it were not there. */
export function readProductFilters(query: URLSearchParams): ProductFilters {
  return {
    search: query.get('q')?.trim() ?? '',
    brands: readIds(query.get('brands')),
    categories: readIds(query.get('categories')),
    manufacturers: readIds(query.get('manufacturers')),
    withPromotion: query.get('promotion') === '1',
    from: whole(query.get('from')),
    to: whole(query.get('to')),
    sort: query.get('sort') === 'name' ? 'name' : 'points',
  };
}

/** What is chosen, or how it follows from what was chosen last. */
export type ProductChange = Partial<ProductFilters> | ((filters: ProductFilters) => Partial<ProductFilters>);

/** The address with other filters; the rest of it stays. */
export function writeProductFilters(query: URLSearchParams, change: ProductChange): URLSearchParams {
  const before = readProductFilters(query);
  const filters = { ...before, ...(typeof change === 'function' ? change(before) : change) };
  return withParams(query, {
    q: filters.search,
    brands: filters.brands.join(','),
    categories: filters.categories.join(','),
    manufacturers: filters.manufacturers.join(','),
    promotion: filters.withPromotion ? '1' : undefined,
    from: filters.from?.toString(),
    to: filters.to?.toString(),
    sort: filters.sort === 'points' ? undefined : filters.sort,
  });
}

/** How many filters are set; the search and the order are none. */
export const countFilters = ({ brands, categories, manufacturers, withPromotion, from, to }: ProductFilters): number =>
  brands.length +
  categories.length +
  manufacturers.length +
  (withPromotion ? 1 : 0) +
  (from === undefined && to === undefined ? 0 : 1);

/** Body of the list call. */
export function productsBody({
  search,
  brands,
  categories,
  manufacturers,
  withPromotion,
  from,
  to,
  sort,
}: ProductFilters) {
  return {
    size: 24,
    sort: [
      sort === 'name'
        ? { field: 'name' as const, direction: 'asc' as const }
        : { field: 'pointsNow' as const, direction: 'desc' as const },
    ],
    ...(search === '' ? {} : { search }),
    filters: {
      ...(brands.length === 0 ? {} : { brandIds: [...brands] }),
      ...(categories.length === 0 ? {} : { categoryIds: [...categories] }),
      ...(manufacturers.length === 0 ? {} : { manufacturerIds: [...manufacturers] }),
      ...(withPromotion ? { withPromotion } : {}),
      ...(from === undefined ? {} : { pointsFrom: from }),
      ...(to === undefined ? {} : { pointsTo: to }),
    },
  };
}
