import type { Work } from '../../../http/context.ts';
import { changeNames, notifyDecided } from '../notices.ts';
import { type ChangeKind, closeChange, readWaitingAround } from '../repository/changes.ts';

interface Reason {
  reason: string;
  by: string | null;
  /** Of this account alone; without it what the person has asked for is closed too. */
  only?: ChangeKind | undefined;
}

/** Ends what waits around an account: it was blocked or has another role, or the operator has done it at once. */
export async function closeChangesAround(work: Work, userId: string, { reason, by, only }: Reason): Promise<void> {
  const waiting = await readWaitingAround(work.db, userId);
  for (const change of waiting) {
    if (only !== undefined && (change.kind !== only || change.userId !== userId)) continue;
    await closeChange(work.db, change.id, 'closed', { by, at: work.now() });
    work.audit({
      action: 'update',
      entityType: 'staff',
      entityId: change.userId,
      entityLabel: change.name,
      reason: `${changeNames[change.kind]}: снято, ${reason}`,
    });
    await notifyDecided(work, change, { outcome: 'снято', reason: `Причина: ${reason}.`, by });
  }
}
