import { type AuditEntry, writeAudit } from '../core/audit/audit.ts';
import { lockLivingAccounts } from '../core/living-account.ts';
import type { Db } from '../db/open.ts';
import { inTransaction } from '../db/tx.ts';

const memberOf = ({ actor }: AuditEntry): string[] =>
  actor.roleCode === 'member' && actor.id !== null ? [actor.id] : [];

/**
 * Entries of what changed nothing, a refusal or a look: those of an act stand in its own transaction. The member may have
 * deleted the account meanwhile: the name must not come back with the entry (domain 3.23), so it is looked at under the
 * lock of the account.
 */
export async function writeLateAudit(db: Db, entries: readonly AuditEntry[]): Promise<void> {
  return inTransaction(db, async (tx) => {
    const living = await lockLivingAccounts(tx, entries.flatMap(memberOf));
    const nameless = (entry: AuditEntry): AuditEntry =>
      memberOf(entry).every((id) => living.has(id))
        ? entry
        : { ...entry, actor: { ...entry.actor, name: 'Удалённый участник' } };
    await writeAudit(tx, entries.map(nameless));
  });
}
