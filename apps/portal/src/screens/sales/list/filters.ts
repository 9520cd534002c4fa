import { periodBody, readDay, readId, withParams } from '../../../shared/address.ts';
import type { SaleStatus, SalesPage } from '../../../shared/contract.ts';

/** Chips above the list, one a state; a part of a sale that came back leaves the rest of its points. */
export const saleChips = {
  all: [],
  checking: ['moderation'],
  clarify: ['clarification'],
  confirmed: ['confirmed', 'partially_returned'],
  rejected: ['rejected'],
  returned: ['returned', 'partially_returned'],
  cancelled: ['cancelled'],
  draft: ['draft'],
} as const satisfies Record<string, readonly SaleStatus[]>;
export type SaleChip = keyof typeof saleChips;

export interface SalesFilters {
  readonly chip: SaleChip;
  /** `yyyy-MM-dd`, inclusive. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly search: string;
  readonly brand: string | undefined;
  readonly product: string | undefined;
}

export const noSalesFilters: SalesFilters = {
  chip: 'all',
  from: undefined,
  to: undefined,
  search: '',
  brand: undefined,
  product: undefined,
};

/** Filters of the address; what cannot be read is as if it were not there. */
export function readFilters(query: URLSearchParams): SalesFilters {
  const chip = query.get('status');
  return {
    chip: chip !== null && Object.hasOwn(saleChips, chip) ? (chip as SaleChip) : 'all',
    from: readDay(query.get('from')),
    to: readDay(query.get('to')),
    search: query.get('q')?.trim() ?? '',
    brand: readId(query.get('brand')),
    product: readId(query.get('of')),
  };
}

/** The address with other filters; the rest of it stays. */
export function writeFilters(query: URLSearchParams, change: Partial<SalesFilters>): URLSearchParams {
  const { chip, from, to, search, brand, product } = { ...readFilters(query), ...change };
  return withParams(query, { status: chip === 'all' ? undefined : chip, from, to, q: search, brand, of: product });
}

export const isFiltered = ({ chip, search, ...rest }: SalesFilters): boolean =>
  chip !== 'all' || search !== '' || Object.values(rest).some((value) => value !== undefined);

/** Body of the list call. */
export function listBody({ chip, from, to, search, brand, product }: SalesFilters) {
  const statuses: readonly SaleStatus[] = saleChips[chip];
  const period = periodBody(from, to);
  return {
    sort: [{ field: 'saleDate' as const, direction: 'desc' as const }],
    ...(search === '' ? {} : { search }),
    filters: {
      ...(statuses.length === 0 ? {} : { statuses: [...statuses] }),
      ...(period && { saleDate: period }),
      ...(brand === undefined ? {} : { brandIds: [brand] }),
      ...(product === undefined ? {} : { productIds: [product] }),
    },
  };
}

/** How many sales a chip stands for, by the counts the server gives next to the page. */
export function countOf(chip: SaleChip, totals: SalesPage['totals']): number | undefined {
  if (!totals) return undefined;
  const statuses: readonly SaleStatus[] = saleChips[chip];
  return totals.statuses
    .filter(({ status }) => statuses.length === 0 || statuses.includes(status))
    .reduce((sum, { count }) => sum + count, 0);
}
