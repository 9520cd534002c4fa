import type { Audit } from '../../core/audit/audit.ts';
import type { Output } from '../../http/contract.ts';

/** The entry of the journal about a withdrawal that was made or has changed. */
export const tellJournal = ({ audit }: { audit: Audit }, withdrawal: Output<'withdrawals.get'>): void =>
  audit({
    entityType: 'withdrawal',
    entityId: withdrawal.id,
    entityLabel: withdrawal.number,
    after: { status: withdrawal.status, points: withdrawal.points },
  });
