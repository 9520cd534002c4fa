import type { Audit } from '../../core/audit/audit.ts';
import type { Output } from '../../http/contract.ts';

/** The audit entry about a withdrawal that was made or has changed. */
export const recordAudit = ({ audit }: { audit: Audit }, withdrawal: Output<'withdrawals.get'>): void =>
  audit({
    entityType: 'withdrawal',
    entityId: withdrawal.id,
    entityLabel: withdrawal.number,
    after: { status: withdrawal.status, points: withdrawal.points },
  });
