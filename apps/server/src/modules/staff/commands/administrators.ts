import type { Db } from '../../../db/open.ts';
import type { Work } from '../../../http/context.ts';
import { problem } from '../../../http/problem.ts';
import { changeAccount } from '../../accounts/index.ts';
import { switchOffFor } from '../../second-factor/index.ts';
import { clearAccountAttempts, inviteUser } from '../../sessions/index.ts';
import { isStaff } from '../domain/scope.ts';
import { closeChangesAround } from './close-changes.ts';
import { addStaff } from './write.ts';
import { sql } from 'kysely';

/** An account with all rights, given at the command line; answers its id. Throws `EMAIL_TAKEN`. */
export const addAdministrator = (
  work: Work,
  person: { lastName: string; firstName: string; email: string },
): Promise<string> => {
  const free = { middleName: '', phone: null, partnerId: null, manufacturerId: null };
  return addStaff(work, { ...person, ...free, roleCode: 'admin' }, null);
};

interface Locked {
  id: string;
  status: 'confirmed' | 'blocked';
  email: string | null;
  phone: string | null;
  label: string;
  /** An administrator who waits for his invitation. */
  isNew: boolean;
}

/** The operator acts at once: what waits for a second administrator meanwhile is over. */
const byOperator = { reason: 'сделано из командной строки', by: null } as const;

/** Whether the account is of a person of the back-office. */
export async function isStaffAccount(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select from users u where u.id = ${id}::uuid and ${isStaff}`.execute(db);
  return rows.length > 0;
}

/** Lets a person of the back-office in again: takes back a block and the pauses after wrong passwords. */
export async function unlockStaff(work: Work, id: string): Promise<{ wasBlocked: boolean }> {
  const { rows } = await sql<Locked>`
    select u.id, u.status, u.email, u.phone, trim(concat_ws(' ', u.last_name, u.first_name)) as label,
      u.role_code = 'admin' and u.password_hash is null as is_new
    from users u where u.id = ${id}::uuid and ${isStaff} for no key update of u`.execute(work.db);
  const [staff] = rows;
  if (!staff) throw problem('NOT_FOUND');
  const at = work.now();
  const wasBlocked = staff.status === 'blocked';
  if (wasBlocked) {
    const set = { status: 'confirmed' as const, statusReason: null, decidedAt: at, decidedBy: null };
    await changeAccount(work.db, id, set, { at, by: null });
    await closeChangesAround(work, id, { ...byOperator, only: 'new_administrator' });
    if (staff.isNew && staff.email) await inviteUser(work, id, staff.email);
  }
  // A password that is asked once more is counted by the id.
  const logins = [id, staff.email, staff.phone].filter((login) => login !== null);
  await clearAccountAttempts(work, { userId: id, logins });
  const entry = { entityType: 'staff', entityId: id, entityLabel: staff.label } as const;
  work.audit(
    wasBlocked
      ? {
          ...entry,
          action: 'status',
          before: { status: 'blocked' },
          after: { status: 'confirmed' },
          reason: 'Вход разблокирован: сняты блокировка и паузы после неверных паролей',
        }
      : { ...entry, action: 'update', reason: 'Сняты паузы после неверных паролей' },
  );
  return { wasBlocked };
}

/** Switches the second step of any account off at once, for a lost phone; answers how many sessions have ended. */
export async function resetSecondStep(work: Work, id: string): Promise<number> {
  const ended = await switchOffFor(work, id);
  await closeChangesAround(work, id, { ...byOperator, only: 'second_step' });
  return ended;
}
