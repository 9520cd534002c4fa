import { periodBody, readDay, readId, withParams } from '../../../shared/address.ts';
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

const signOf = (value: string | null): Sign | undefined =>
  value === 'credit' || value === 'debit' ? value : undefined;

/** Filters of the address; what cannot be read is as if it were not there. */
export function readHistory(query: URLSearchParams): HistoryFilters {
  const chip = query.get('kind');
  return {
    chip: chip !== null && Object.hasOwn(historyChips, chip) ? (chip as HistoryChip) : 'all',
    from: readDay(query.get('from')),
    to: readDay(query.get('to')),
    sign: signOf(query.get('sign')),
    promotion: readId(query.get('promotion')),
  };
}

/** The address with other filters; the rest of it stays. */
export function writeHistory(query: URLSearchParams, change: Partial<HistoryFilters>): URLSearchParams {
  const { chip, from, to, sign, promotion } = { ...readHistory(query), ...change };
  return withParams(query, { kind: chip === 'all' ? undefined : chip, from, to, sign, promotion });
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
  const period = periodBody(from, to);
  return {
    size: 20,
    sort: [{ field: 'occurredAt' as const, direction: 'desc' as const }],
    filters: {
      ...(types.length === 0 ? {} : { types: [...types] }),
      ...(period && { occurredAt: period }),
      ...(sign === undefined ? {} : { direction: sign }),
      ...(promotion === undefined ? {} : { promotionIds: [promotion] }),
    },
  };
}
