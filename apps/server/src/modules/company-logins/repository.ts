import type { AccountStatus, InvitationState } from '@pribavka/api';

import { noteIntervention } from '../../core/second-person.ts';
import type { Db } from '../../db/open.ts';
import type { Ctx, Work } from '../../http/context.ts';
import { problem } from '../../http/problem.ts';
import { wireDateTimeOrNull } from '../../http/wire-date.ts';
import { newId } from '../../ids.ts';
import { changeAccount, createAccount } from '../accounts/index.ts';
import { endSessions, invitationOf, inviteUser } from '../sessions/index.ts';

/** Sign-in of a partner or a manufacturer. */
export interface CompanyLogin {
  userId: string;
  login: string;
  isInvited: boolean;
  invitation: InvitationState | null;
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
export async function createLogin(ctx: Work & Pick<Ctx, 'now' | 'actor'>, made: NewLogin): Promise<void> {
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
    createdBy: ctx.actor.id,
    lastName: lastName.slice(0, 100),
    firstName: firstName.slice(0, 100),
    middleName: middleName.slice(0, 100),
    ...(made.role === 'partner' ? { partnerId: made.companyId } : { manufacturerId: made.companyId }),
  };
  await createAccount(ctx.db, account, { at: ctx.now(), emailField: 'login' });
  await inviteUser(ctx, id, email);
}

interface Company {
  role: NewLogin['role'];
  companyId: string;
}

/** The first account of the company. */
const loginsOf = (db: Db, { role, companyId }: Company) =>
  db
    .selectFrom('users as u')
    .where('roleCode', '=', role)
    .where(role === 'partner' ? 'partnerId' : 'manufacturerId', '=', companyId)
    .where('status', '!=', 'deleted')
    .orderBy('createdAt')
    .orderBy('id')
    .limit(1);

/** The sign-in of the company as it stands at `at`, or null when nobody signs in for it. */
export async function readLogin(db: Db, company: Company, at: Date): Promise<CompanyLogin | null> {
  const row = await loginsOf(db, company)
    .select(['id', 'email', 'lastLoginAt', invitationOf(at).as('invitation')])
    .select((eb) => eb('passwordHash', 'is', null).as('isInvited'))
    .executeTakeFirst();
  if (!row) return null;
  return {
    userId: row.id,
    login: row.email ?? '',
    isInvited: Boolean(row.isInvited),
    invitation: row.invitation,
    lastLoginAt: wireDateTimeOrNull(row.lastLoginAt),
  };
}

interface Invited extends Company {
  name: string;
  status: AccountStatus;
}

/**
 * The letter that was lost or has lapsed, once more; the link of the one before opens nothing. A mistyped address is put
 * right by `login`. Throws `STAFF_NO_INVITE` when a password is set or the company takes no part.
 */
export async function inviteLogin(
  ctx: Work & Pick<Ctx, 'actor' | 'scope'>,
  { name, status, ...company }: Invited,
  login: string | undefined,
): Promise<void> {
  if (ctx.scope.kind !== 'all') throw problem('FORBIDDEN');
  const account = await loginsOf(ctx.db, company)
    .select(['id', 'email', 'passwordHash'])
    .forUpdate()
    .executeTakeFirst();
  const email = login?.trim().toLowerCase() ?? account?.email;
  if (!account || account.passwordHash !== null || !email || status !== 'active') throw problem('STAFF_NO_INVITE');
  const isMoved = email !== account.email;
  if (isMoved) {
    const change = { at: ctx.now(), by: ctx.actor.id, emailField: 'login' };
    await changeAccount(ctx.db, account.id, { email, isEmailVerified: false }, change);
    await noteIntervention(ctx.db, 'address', { userId: account.id, by: ctx.actor.id, at: ctx.now() });
  }
  await inviteUser(ctx, account.id, email);
  ctx.audit({
    action: 'update',
    entityId: company.companyId,
    entityLabel: name,
    reason: 'Приглашение отправлено ещё раз',
    ...(isMoved ? { before: { login: account.email }, after: { login: email } } : {}),
  });
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
