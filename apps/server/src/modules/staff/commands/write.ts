import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import type { Ctx, Work } from '../../../http/context.ts';
import { fieldProblem, notFound, problem } from '../../../http/problem.ts';
import { newId } from '../../../ids.ts';
import { changeAccount, createAccount } from '../../accounts/index.ts';
import { voidRecoveries } from '../../codes/index.ts';
import { requireFreshAuth, inviteUser, endSessions } from '../../sessions/index.ts';
import { difference, present } from '../../../core/values.ts';
import { lockOwnRights, requireOwn, readGrants } from '../../roles/index.ts';
import { type Company, companyFor } from '../policy.ts';
import { readStaff } from '../repository.ts';
import { isStaff } from '../domain/scope.ts';
import { noteIntervention } from '../../../core/second-person.ts';
import { sendDirect } from '../../../core/notices/direct.ts';
import { staffEmailChanged } from '../notices.ts';

interface Stored extends Company {
  id: string;
  lastName: string;
  firstName: string;
  middleName: string;
  email: string | null;
  phone: string | null;
  roleCode: string;
  status: 'confirmed' | 'blocked';
  isInvited: boolean;
  version: number;
}

const label = ({ lastName, firstName }: Pick<Stored, 'lastName' | 'firstName'>): string => `${lastName} ${firstName}`;

/** A role is given with all its rights: none the giver lacks. */
async function requireGivable(ctx: Pick<Ctx<'staff.create'>, 'db' | 'actor'>, code: string): Promise<void> {
  const own = await lockOwnRights(ctx.db, ctx.actor, code);
  if (code !== ctx.actor.roleCode) requireOwn(own, await readGrants(ctx.db, code), 'roleCode');
}

type NewStaff = Pick<Stored, 'lastName' | 'firstName' | 'middleName' | 'phone' | 'roleCode'> & { email: string };

/** The account of a person of the back-office, without a password yet; answers its id. */
export async function addStaff(work: Work, person: NewStaff & Company, by: string | null): Promise<string> {
  const id = newId();
  await createAccount(work.db, { id, status: 'confirmed', ...person, createdBy: by }, { at: work.now() });
  work.audit({ action: 'create', entityType: 'staff', entityId: id, entityLabel: label(person), after: { ...person } });
  return id;
}

/** An account with a role; the person sets the password by the link in the letter. */
export async function createStaff(ctx: Ctx<'staff.create'>) {
  requireFreshAuth(ctx);
  const { db, body } = ctx;
  const at = ctx.now();
  const company = await companyFor(db, body.roleCode, body, { partnerId: null, manufacturerId: null });
  await requireGivable(ctx, body.roleCode);
  const person = {
    lastName: body.lastName.trim(),
    firstName: body.firstName.trim(),
    middleName: body.middleName?.trim() ?? '',
    email: body.email.trim().toLowerCase(),
    phone: body.phone ?? null,
    roleCode: body.roleCode,
  };
  const id = await addStaff(ctx, { ...person, ...company }, ctx.actor.id);
  await inviteUser(ctx, id, person.email);
  return readStaff(db, id, at);
}

/** The letter that was lost or has lapsed, once more; the link of the one before opens nothing. */
export async function inviteAgain(ctx: Ctx<'staff.invite'>) {
  requireFreshAuth(ctx);
  const staff = await lockRow(ctx.db, ctx.params.id);
  if (!staff.isInvited || staff.status === 'blocked' || !staff.email) throw problem('STAFF_NO_INVITE');
  await inviteUser(ctx, staff.id, staff.email);
  ctx.audit({
    action: 'update',
    entityId: staff.id,
    entityLabel: label(staff),
    reason: 'Приглашение отправлено ещё раз',
  });
  return readStaff(ctx.db, staff.id, ctx.now());
}

async function lockRow(db: Db, id: string): Promise<Stored> {
  const { rows } = await sql<Stored>`
    select u.id, u.last_name, u.first_name, u.middle_name, u.email, u.phone, u.role_code, u.partner_id,
      u.manufacturer_id, u.status, u.password_hash is null as is_invited, u.version
    from users u where u.id = ${id}::uuid and ${isStaff} for update of u`.execute(db);
  const [staff] = rows;
  if (!staff) throw notFound();
  return staff;
}

async function lock(ctx: Ctx<'staff.update'>): Promise<Stored> {
  const staff = await lockRow(ctx.db, ctx.params.id);
  if (staff.version !== ctx.body.version) {
    throw problem('VERSION_CONFLICT', {}, { current: await readStaff(ctx.db, staff.id, ctx.now()) });
  }
  return staff;
}

/**
 * Another administrator stays. All of them are locked, in one order and before the account itself: two who take each
 * other's role wait for each other, and the second finds himself the last.
 */
async function requireAnotherAdmin(db: Db, id: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`select u.id from users u
    where u.role_code = 'admin' and u.status = 'confirmed' order by u.id for update of u`.execute(db);
  if (rows.some((row) => row.id === id) && !rows.some((row) => row.id !== id)) throw problem('ROLE_LOCKOUT');
}

/** Data, role and access of a person of the back-office; nobody's own. Rights are read with every request. */
export async function updateStaff(ctx: Ctx<'staff.update'>) {
  requireFreshAuth(ctx);
  const { db, body, params } = ctx;
  const at = ctx.now();
  if (params.id === ctx.actor.id) throw problem('STAFF_SELF');
  const leaves = (body.roleCode !== undefined && body.roleCode !== 'admin') || body.status === 'blocked';
  if (leaves) await requireAnotherAdmin(db, params.id);
  const staff = await lock(ctx);
  const isBlocked = body.status === 'blocked' && staff.status !== 'blocked';
  const reason = body.reasonText?.trim();
  if (isBlocked && !reason) throw fieldProblem('REASON_REQUIRED', 'reasonText');
  const roleCode = body.roleCode ?? staff.roleCode;
  if (roleCode !== staff.roleCode) await requireGivable(ctx, roleCode);
  const moves = roleCode !== staff.roleCode || body.partnerId !== undefined || body.manufacturerId !== undefined;
  const set = {
    ...present({
      lastName: body.lastName?.trim(),
      firstName: body.firstName?.trim(),
      middleName: body.middleName?.trim(),
      email: body.email?.trim().toLowerCase(),
      phone: body.phone,
      status: body.status,
    }),
    ...(moves ? { roleCode, ...(await companyFor(db, roleCode, body, staff)) } : {}),
  };
  const { before, after } = difference({ ...staff }, set);
  const noted = {
    ...set,
    ...('email' in after ? { isEmailVerified: false } : {}),
    ...('phone' in after ? { isPhoneVerified: false } : {}),
    ...('status' in after
      ? { statusReason: isBlocked ? (reason ?? null) : null, decidedAt: at, decidedBy: ctx.actor.id }
      : {}),
  };
  await changeAccount(db, staff.id, noted, { at, by: ctx.actor.id });
  const intervention = { userId: staff.id, by: ctx.actor.id, at };
  if ('email' in after || 'phone' in after) await noteIntervention(db, 'address', intervention);
  if ('roleCode' in after) await noteIntervention(db, 'role', intervention);
  if ('email' in after && staff.email && !staff.isInvited) {
    await sendDirect(ctx, staffEmailChanged, { by: 'email', userId: staff.id, to: staff.email, values: {} });
  }
  if ('email' in after || isBlocked) await voidRecoveries(ctx, staff.id);
  // Who has not set a password yet waits for a letter at the new address.
  if ('email' in after && staff.isInvited) await inviteUser(ctx, staff.id, String(after['email']));
  if (isBlocked) await endSessions(db, { userId: staff.id, reason: 'blocked', at });
  ctx.audit({
    action: 'status' in after ? 'status' : 'update',
    entityId: staff.id,
    entityLabel: label(staff),
    before,
    after,
    ...(isBlocked ? { reason } : {}),
  });
  return readStaff(db, staff.id, at);
}
