import type { Operation } from '../../../shared/contract.ts';

type OperationType = Operation['type'];

/** Chips above the history, each over some types of operations. */
export const historyChips = {
  all: [],
  earned: ['SALE_ACCRUAL', 'PROMO_ACCRUAL', 'ACTIVATION', 'ADJUST_CREDIT', 'OPENING_BALANCE'],
  withdrawn: ['WITHDRAWAL_HOLD', 'WITHDRAWAL_RELEASE', 'WITHDRAWAL_PAID'],
  expired: ['EXPIRATION'],
} as const satisfies Record<string, readonly OperationType[]>;
export type HistoryChip = keyof typeof historyChips;

/** The chip of the address; an unknown one is «all». */
export function readChip(query: URLSearchParams): HistoryChip {
  const name = query.get('kind');
  return name !== null && Object.hasOwn(historyChips, name) ? (name as HistoryChip) : 'all';
}

/** Body of the list call. */
export function historyBody(chip: HistoryChip) {
  const types: readonly OperationType[] = historyChips[chip];
  return {
    size: 20,
    sort: [{ field: 'occurredAt' as const, direction: 'desc' as const }],
    filters: types.length === 0 ? {} : { types: [...types] },
  };
}
