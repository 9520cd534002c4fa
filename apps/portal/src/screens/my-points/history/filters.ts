import { isIsoDate } from '@pribavka/ui/dates';

import type { Operation } from '../../../shared/contract.ts';

type OperationType = Operation['type'];
type Sign = Operation['direction'];

/** Chips above the history, each over some types of operations. */
export const historyChips = {
  all: [],
  earned: ['SALE_ACCRUAL', 'PROMO_ACCRUAL', 'ACTIVATION', 'ADJUST_CREDIT', 'OPENING_BALANCE'],
  withdrawn: ['WITHDRAWAL_HOLD', 'WITHDRAWAL_RELEASE', 'WITHDRAWAL_PAID'],
  expired: ['EXPIRATION'],
} as const satisfies Record<string, readonly OperationType[]>;
export type HistoryChip = keyof typeof historyChips;

/** What the history shows; the address holds it. */
export interface HistoryFilters {
  readonly chip: HistoryChip;
  /** `yyyy-MM-dd`, inclusive. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly sign: Sign | undefined;
  readonly promotion: string | undefined;
}

const day = (value: string | null): string | undefined => (value && isIsoDate(value) ? value : undefined);

const signOf = (value: string | null): Sign | undefined =>
  value === 'credit' || value === 'debit' ? value : undefined;

const idOf = (value: string | null): string | undefined =>
  value !== null && /^[0-9a-f-]{36}$/i.test(value) ? value : undefined;

/** Filters of the address; what cannot be read is as if it were not there. */
export function readHistory(query: URLSearchParams): HistoryFilters {
  const chip = query.get('kind');
  return {
    chip: chip !== null && Object.hasOwn(historyChips, chip) ? (chip as HistoryChip) : 'all',
    from: day(query.get('from')),
    to: day(query.get('to')),
    sign: signOf(query.get('sign')),
    promotion: idOf(query.get('promotion')),
  };
}

/** The address with other filters; the rest of it stays. */
export function writeHistory(query: URLSearchParams, change: Partial<HistoryFilters>): URLSearchParams {
  const next = new URLSearchParams(query);
  const filters = { ...readHistory(query), ...change };
  const put = (name: string, value: string | undefined): void => {
    if (value) next.set(name, value);
    else next.delete(name);
  };
  put('kind', filters.chip === 'all' ? undefined : filters.chip);
  put('from', filters.from);
  put('to', filters.to);
  put('sign', filters.sign);
  put('promotion', filters.promotion);
  return next;
}

export const noHistoryFilters: HistoryFilters = {
  chip: 'all',
  from: undefined,
  to: undefined,
  sign: undefined,
  promotion: undefined,
};

export const isHistoryFiltered = ({ chip, ...rest }: HistoryFilters): boolean =>
  chip !== 'all' || Object.values(rest).some((value) => value !== undefined);

/** Body of the list call. */
export function historyBody({ chip, from, to, sign, promotion }: HistoryFilters) {
  const types: readonly OperationType[] = historyChips[chip];
  return {
    size: 20,
    sort: [{ field: 'occurredAt' as const, direction: 'desc' as const }],
    filters: {
      ...(types.length === 0 ? {} : { types: [...types] }),
      ...(from === undefined && to === undefined
        ? {}
        : {
            occurredAt: {
              ...(from === undefined ? {} : { from: `${from} 00:00:00.000` }),
              ...(to === undefined ? {} : { to: `${to} 23:59:59.999` }),
            },
          }),
      ...(sign === undefined ? {} : { direction: sign }),
      ...(promotion === undefined ? {} : { promotionIds: [promotion] }),
    },
  };
}
