import { sendDirect } from '../../../core/notices/direct.ts';
import type { Work } from '../../../http/context.ts';
import { voidRecoveries } from '../../codes/index.ts';
import { inviteUser } from '../../sessions/index.ts';
import { staffEmailChanged } from '../notices.ts';
import type { StoredStaff } from '../repository/stored.ts';

/** What goes with another e-mail: a letter to the former one, whose links open nothing any more. */
export async function followAddress(work: Work, staff: StoredStaff, email: string | undefined): Promise<void> {
  if (email === undefined) return;
  if (staff.email && !staff.isInvited) {
    await sendDirect(work, staffEmailChanged, { by: 'email', userId: staff.id, to: staff.email, values: {} });
  }
  await voidRecoveries(work, staff.id);
  // Who has not set a password yet waits for a letter at the new address.
  if (staff.isInvited && staff.status !== 'blocked') await inviteUser(work, staff.id, email);
}
