import { isUnpaid } from '@pribavka/api';
import { formatNumber } from '@pribavka/ui';

import type { Operation, Sale, SaleItem, SaleRow, Withdrawal } from './contract.ts';

/** What points are to their member: none, awaited, his, taken from him, or never given after all. */
export type SumKind = 'none' | 'expected' | 'granted' | 'takenBack' | 'cancelled';

export interface Sum {
  readonly kind: SumKind;
  /** Signed, as the member's sums changed or will change. */
  readonly points: number;
}

/** Of a sale in a list and in the total of its day: a draft promises nothing, what was rejected or returned gives nothing. */
export function saleSum({ status, points }: Pick<SaleRow, 'status' | 'points'>): Sum {
  switch (status) {
    case 'draft':
      return { kind: 'none', points: 0 };
    case 'moderation':
    case 'clarification':
      return { kind: 'expected', points };
    case 'confirmed':
    case 'partially_returned':
      return { kind: 'granted', points };
    case 'returned':
      return { kind: 'takenBack', points: 0 };
    case 'rejected':
    case 'cancelled':
      return { kind: 'cancelled', points: 0 };
  }
}

/** Of a sale in its own card, where a draft shows what it would give. */
export const cardSum = (sale: Pick<Sale, 'status' | 'pointsPreview' | 'pointsTotal'>): Sum =>
  sale.status === 'draft'
    ? { kind: 'expected', points: sale.pointsPreview }
    : saleSum({ status: sale.status, points: sale.pointsTotal });

/** Of one line: never more than its sale gives. */
export function itemSum(sale: Sale['status'], { status, points }: Pick<SaleItem, 'status' | 'points'>): Sum {
  if (sale === 'cancelled' || sale === 'rejected' || status === 'rejected') return { kind: 'cancelled', points: 0 };
  if (sale === 'returned' || status === 'returned') return { kind: 'takenBack', points: 0 };
  return { kind: status === 'pending' ? 'expected' : 'granted', points };
}

/**
 * Of a movement of points. Muted is what leaves the available ones as they were, so that no point is counted twice: an
 * accrual comes with its activation, a payout has left with its request, a debt is paid from later points.
 */
export function operationSum(
  operation: Pick<Operation, 'type' | 'standing' | 'direction' | 'points' | 'activeDelta'>,
): Sum {
  const { type, standing, direction, activeDelta } = operation;
  if (type === 'WITHDRAWAL_PAID') return { kind: 'none', points: 0 };
  const points = direction === 'credit' ? operation.points : -operation.points;
  const isUndoing = type === 'ACCRUAL_CANCEL' || type === 'WITHDRAWAL_RELEASE';
  if (standing === 'undone' || isUndoing) return { kind: 'cancelled', points };
  if (activeDelta === 0) return { kind: 'expected', points };
  return { kind: direction === 'credit' ? 'granted' : 'takenBack', points };
}

/** Of a request for money: points that came back are not spent. */
export const payoutSum = ({ status, points }: Pick<Withdrawal, 'status' | 'points'>): Sum =>
  isUnpaid(status) ? { kind: 'cancelled', points: 0 } : { kind: 'takenBack', points: -points };

/** «+1 050», «0», «—» where there is nothing to speak of. */
export const sumText = ({ kind, points }: Sum): string =>
  kind === 'none' ? '—' : formatNumber(points, { sign: true });

/** Whether it is written in a muted colour: it is not, or not yet, a change of what the member has. */
export const isMuted = ({ kind, points }: Sum): boolean =>
  points === 0 || kind === 'none' || kind === 'expected' || kind === 'cancelled';
