import { isIsoDate } from '@pribavka/ui/dates';

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

const idOf = (value: string | null): string | undefined =>
  value !== null && /^[0-9a-f-]{36}$/i.test(value) ? value : undefined;

const day = (value: string | null): string | undefined => (value && isIsoDate(value) ? value : undefined);

/** Filters of the address; what cannot be read is as if it were not there. */
export function readFilters(query: URLSearchParams): SalesFilters {
  const chip = query.get('status');
  return {
    chip: chip !== null && Object.hasOwn(saleChips, chip) ? (chip as SaleChip) : 'all',
    from: day(query.get('from')),
    to: day(query.get('to')),
    search: query.get('q')?.trim() ?? '',
    brand: idOf(query.get('brand')),
    product: idOf(query.get('of')),
  };
}

/** The address with other filters; the rest of it stays. */
export function writeFilters(query: URLSearchParams, change: Partial<SalesFilters>): URLSearchParams {
  const next = new URLSearchParams(query);
  const filters = { ...readFilters(query), ...change };
  const put = (name: string, value: string | undefined): void => {
    if (value) next.set(name, value);
    else next.delete(name);
  };
  put('status', filters.chip === 'all' ? undefined : filters.chip);
  put('from', filters.from);
  put('to', filters.to);
  put('q', filters.search);
  put('brand', filters.brand);
  put('of', filters.product);
  return next;
}

export const isFiltered = ({ chip, search, ...rest }: SalesFilters): boolean =>
  chip !== 'all' || search !== '' || Object.values(rest).some((value) => value !== undefined);

/** Body of the list call. */
export function listBody({ chip, from, to, search, brand, product }: SalesFilters) {
  const statuses: readonly SaleStatus[] = saleChips[chip];
  return {
    sort: [{ field: 'saleDate' as const, direction: 'desc' as const }],
    ...(search === '' ? {} : { search }),
    filters: {
      ...(statuses.length === 0 ? {} : { statuses: [...statuses] }),
      ...(from === undefined && to === undefined
        ? {}
        : {
            saleDate: {
              ...(from === undefined ? {} : { from: `${from} 00:00:00.000` }),
              ...(to === undefined ? {} : { to: `${to} 23:59:59.999` }),
            },
          }),
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
