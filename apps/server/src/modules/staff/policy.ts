import { sql } from 'kysely';

import type { Db } from '../../db/open.ts';
import { fieldProblem, invalid } from '../../http/problem.ts';
import { selfOnboardingRoles } from './domain/scope.ts';
import type { StoredStaff } from './repository/stored.ts';

export type Company = { partnerId: string | null; manufacturerId: string | null };

/** What the request says of the company; absent is «as it is». */
export type AskedCompany = { partnerId?: string | undefined; manufacturerId?: string | undefined };

/** A role a person of the back-office may have, kept from being deleted until the end of the transaction. */
async function lockRole(db: Db, code: string): Promise<'all' | 'partner' | 'manufacturer' | 'own'> {
  const { rows } = await sql<{ dataScope: 'all' | 'partner' | 'manufacturer' | 'own' }>`
    select data_scope from roles where code = ${code} for key share`.execute(db);
  const [role] = rows;
  if (!role || (selfOnboardingRoles as readonly string[]).includes(code))
    throw fieldProblem('ROLE_NOT_STAFF', 'roleCode');
  return role.dataScope;
}

async function requireCompany(db: Db, table: 'partners' | 'manufacturers', id: string, field: string): Promise<void> {
  const row = await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst();
  if (!row) throw invalid({ [field]: 'COMPANY_NOT_FOUND' });
}

/**
 * The company a person of this role is bound to: exactly the one the role asks for. Without it a role of a company
 * would see nothing, and with a needless one it would look bound where it is not.
 */
export async function companyFor(db: Db, code: string, asked: AskedCompany, present: Company): Promise<Company> {
  const scope = await lockRole(db, code);
  const needless = (field: 'partnerId' | 'manufacturerId') => {
    if (asked[field] !== undefined) throw invalid({ [field]: 'COMPANY_NEEDLESS' });
  };
  const bound = async (field: 'partnerId' | 'manufacturerId', table: 'partners' | 'manufacturers') => {
    const id = asked[field] ?? present[field];
    if (id === null) throw invalid({ [field]: field === 'partnerId' ? 'ROLE_PARTNER' : 'ROLE_MANUFACTURER' });
    await requireCompany(db, table, id, field);
    return id;
  };
  if (scope === 'partner') {
    needless('manufacturerId');
    return { partnerId: await bound('partnerId', 'partners'), manufacturerId: null };
  }
  if (scope === 'manufacturer') {
    needless('partnerId');
    return { partnerId: null, manufacturerId: await bound('manufacturerId', 'manufacturers') };
  }
  needless('partnerId');
  needless('manufacturerId');
  return { partnerId: null, manufacturerId: null };
}

/**
 * Whether the account is an administrator's, is to become one or was one a moment ago: its address and second step are
 * not one person's to change. Otherwise the guard would fall with the role, which one person takes away.
 */
export const isGuarded = ({
  roleCode,
  isWaiting,
  wasAdministrator,
}: Pick<StoredStaff, 'roleCode' | 'isWaiting' | 'wasAdministrator'>): boolean =>
  roleCode === 'admin' || isWaiting || wasAdministrator;

/** An administrator in effect: one that was made and waits for its first sign-in is none yet. */
export const isAdministrator = ({
  roleCode,
  status,
  isInvited,
}: Pick<StoredStaff, 'roleCode' | 'status' | 'isInvited'>): boolean =>
  roleCode === 'admin' && !(isInvited && status === 'blocked');
