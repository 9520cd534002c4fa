import type { SaleAction, SaleStatus } from '@pribavka/api';

import type { Actor } from '../../../http/actor.ts';
import type { PointsSettings } from '../../points-settings/index.ts';

export type ActionFacts = {
  status: SaleStatus;
  memberId: string;
  storeId: string | null;
  disputeCount: number;
  disputeUntil: Date | null;
  lockedBy: string | null;
  lockedUntil: Date | null;
  /** The last decision that stands, if any. */
  decidedBy: string | null;
  decisionAt: Date | null;
  undoable: boolean;
  /** Some of its lines were decided before and stay: the check is of the disputed ones alone. */
  isPartlyDecided: boolean;
  /** Who has refused what is disputed now. */
  refusedBy: readonly string[];
};

type Viewer = Pick<Actor, 'id' | 'kind' | 'storeId' | 'grants' | 'roleCode'>;

/** I6: nobody checks his own sale nor a sale of the shop he works in. */
export const isOwnSale = (viewer: Pick<Actor, 'id' | 'storeId'>, sale: Pick<ActionFacts, 'memberId' | 'storeId'>) =>
  viewer.id === sale.memberId || (viewer.storeId !== null && viewer.storeId === sale.storeId);

export const lockedByOther = (viewer: Pick<Actor, 'id'>, sale: ActionFacts, now: Date): boolean =>
  sale.lockedBy !== null && sale.lockedBy !== viewer.id && sale.lockedUntil !== null && sale.lockedUntil > now;

/**
 * End of the window in which a decision can be taken back, or null. No moment, as the number a client gives for infinity,
 * ends no window: the card is shown and nothing can be taken back.
 */
export const undoUntil = (
  sale: Pick<ActionFacts, 'decisionAt' | 'undoable'>,
  settings: Pick<PointsSettings, 'undoMinutes'>,
): Date | null =>
  sale.decisionAt && sale.undoable ? new Date(Number(sale.decisionAt) + settings.undoMinutes * 60_000) : null;

/** A sale that was refused, and one that was confirmed in part: its term is set where a line was refused. */
export const disputable: readonly SaleStatus[] = ['rejected', 'confirmed', 'partially_returned', 'returned'];

export const canDispute = (sale: ActionFacts, now: Date): boolean =>
  disputable.includes(sale.status) && sale.disputeCount === 0 && sale.disputeUntil !== null && sale.disputeUntil > now;

/** Who refused a sale or a line of it does not decide the dispute about it (domain 3.7). */
export const hasRefused = (viewer: Pick<Actor, 'id'>, sale: ActionFacts): boolean =>
  sale.status === 'moderation' && sale.refusedBy.includes(viewer.id);

const ownerActions = (sale: ActionFacts, now: Date): SaleAction[] => {
  switch (sale.status) {
    case 'draft':
      return ['edit', 'submit', 'delete'];
    case 'moderation':
      return sale.isPartlyDecided ? [] : ['cancel'];
    case 'clarification':
      // What was confirmed stays as it is: only the question is answered.
      return sale.isPartlyDecided ? ['answer'] : ['edit', 'answer', 'cancel'];
    case 'rejected':
    case 'confirmed':
    case 'partially_returned':
    case 'returned':
      return canDispute(sale, now) ? ['dispute', 'repeat'] : ['repeat'];
    case 'cancelled':
      return ['repeat'];
  }
};

/** What this person may do with the sale now; the handlers judge by the same function. */
export function saleActions(viewer: Viewer, sale: ActionFacts, settings: PointsSettings, now: Date): SaleAction[] {
  if (viewer.id === sale.memberId) return ownerActions(sale, now);
  if (viewer.roleCode === 'member' || !viewer.grants.has('sales.sale:update') || isOwnSale(viewer, sale)) return [];
  const returns: SaleAction[] = sale.status === 'confirmed' || sale.status === 'partially_returned' ? ['return'] : [];
  // An integration reports returns and decides nothing.
  if (viewer.kind === 'technical') return returns;
  if (sale.status === 'moderation') {
    return lockedByOther(viewer, sale, now) || hasRefused(viewer, sale) ? [] : ['lock', 'approve', 'reject', 'clarify'];
  }
  const until = undoUntil(sale, settings);
  const mine = sale.decidedBy === viewer.id || viewer.roleCode === 'admin';
  return until && until > now && mine ? ['undo', ...returns] : returns;
}
