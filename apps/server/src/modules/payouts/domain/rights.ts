import type { Approval } from '../../../core/second-person.ts';
import type { Actor } from '../../../http/actor.ts';
import type { RegistryRecord, RegistryRow } from '../repository/registry.ts';

type Rights = Pick<RegistryRow, 'canApprove' | 'canReject' | 'canDisband' | 'canTakeOut'>;

/** A signature as the rule of the second person sees it. */
export const approvalOf = ({ formedBy }: Pick<RegistryRecord, 'formedBy'>, by: string, at: Date): Approval => ({
  authors: [formedBy],
  by,
  at,
});

/** Past calling back: the bank has its file, or has settled some of it already. */
export const isAtBank = (registry: Pick<RegistryRecord, 'fileTakenAt' | 'paid' | 'failed'>): boolean =>
  registry.fileTakenAt !== null || registry.paid + registry.failed > 0;

/** What this person may do with a registry now; the commands judge by the same rules. */
export function rightsOf(
  registry: Pick<RegistryRecord, 'status' | 'formedBy' | 'fileTakenAt' | 'items' | 'paid' | 'failed'>,
  viewer: Pick<Actor, 'id' | 'grants'>,
): Rights {
  const may = viewer.grants.has('transactionPage.detailTransaction:update');
  const isOwn = registry.formedBy === viewer.id;
  const isUnsigned = may && registry.status === 'formed';
  const isSigned = may && registry.status === 'approved';
  return {
    canApprove: isUnsigned && !isOwn,
    canReject: isUnsigned && !isOwn,
    canDisband: (isUnsigned && isOwn) || (isSigned && !isAtBank(registry)),
    canTakeOut: isUnsigned && registry.items > 1,
  };
}
