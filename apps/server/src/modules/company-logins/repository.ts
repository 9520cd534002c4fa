import type { Db } from '../../db/open.ts';
import type { Ctx, Work } from '../../http/context.ts';
import { wireDateTimeOrNull } from '../../http/wire-date.ts';
import { newId } from '../../ids.ts';
import { createAccount } from '../accounts/index.ts';
import { endSessions, inviteUser } from '../sessions/index.ts';

/** Sign-in of a partner or a manufacturer. */
export interface CompanyLogin {
  userId: string;
  login: string;
  lastLoginAt: string | null;
}

export interface NewLogin {
  role: 'partner' | 'manufacturer';
  companyId: string;
  companyName: string;
  contactName: string | undefined;
  login: string;
}

/** Makes the account of a company and sends a link to set its password: nobody invents a secret for somebody else. */
export async function createLogin(ctx: Work & Pick<Ctx, 'now'>, made: NewLogin): Promise<void> {
  const email = made.login.trim().toLowerCase();
  const [lastName = made.companyName, firstName = '', middleName = ''] = (made.contactName ?? '')
    .trim()
    .split(/\s+/)
    .filter(Boolean);
  const id = newId();
  const account = {
    id,
    roleCode: made.role,
    status: 'confirmed' as const,
    email,
    lastName: lastName.slice(0, 100),
    firstName: firstName.slice(0, 100),
    middleName: middleName.slice(0, 100),
    ...(made.role === 'partner' ? { partnerId: made.companyId } : { manufacturerId: made.companyId }),
  };
  await createAccount(ctx.db, account, { at: ctx.now(), emailField: 'login' });
  await inviteUser(ctx, id, email);
}

/** The first account of the company, or null when nobody signs in for it. */
export async function readLogin(db: Db, role: NewLogin['role'], companyId: string): Promise<CompanyLogin | null> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'email', 'lastLoginAt'])
    .where('roleCode', '=', role)
    .where(role === 'partner' ? 'partnerId' : 'manufacturerId', '=', companyId)
    .where('status', '!=', 'deleted')
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst();
  return row ? { userId: row.id, login: row.email ?? '', lastLoginAt: wireDateTimeOrNull(row.lastLoginAt) } : null;
}

/** A company that no longer takes part signs out everywhere at once. */
export async function endCompanySessions(db: Db, role: NewLogin['role'], companyId: string, at: Date): Promise<void> {
  const people = await db
    .selectFrom('users')
    .select('id')
    // People of the back-office with a role of this company as well; its sellers stay.
    .where('roleCode', 'not in', ['member', 'technical'])
    .where(role === 'partner' ? 'partnerId' : 'manufacturerId', '=', companyId)
    .execute();
  for (const { id } of people) await endSessions(db, { userId: id, reason: 'company_suspended', at });
}
