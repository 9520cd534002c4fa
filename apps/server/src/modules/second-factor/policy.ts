import type { Db } from '../../db/open.ts';
import type { SecondStep } from '../sessions/index.ts';
import { enabledAt } from './repository/factors.ts';

/** Whether the programme asks accounts of this role for a second step. */
export async function isRequired(db: Db, roleCode: string): Promise<boolean> {
  if (roleCode !== 'admin') return false;
  const settings = await db.selectFrom('securitySettings').select('adminSecondFactor').executeTakeFirst();
  return settings?.adminSecondFactor ?? false;
}

/** What has to follow the right password before a session is opened. */
export async function stepAfterPassword(
  db: Db,
  account: { id: string; roleCode: string },
): Promise<SecondStep | undefined> {
  if (await enabledAt(db, account.id)) return 'code';
  return (await isRequired(db, account.roleCode)) ? 'enrolment' : undefined;
}
