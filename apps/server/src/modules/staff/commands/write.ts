import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import type { Ctx, Work } from '../../../http/context.ts';
import { fieldProblem, invalid, problem } from '../../../http/problem.ts';
import { newId } from '../../../ids.ts';
import { changeAccount, createAccount } from '../../accounts/index.ts';
import { voidRecoveries } from '../../codes/index.ts';
import { requireFreshAuth, inviteUser, endSessions } from '../../sessions/index.ts';
import { difference, present } from '../../../core/values.ts';
import { noteIntervention } from '../../../core/second-person.ts';
import { lockOwnRights, requireOwn, readGrants } from '../../roles/index.ts';
import { type Company, companyFor, isAdministrator, isGuarded } from '../policy.ts';
import { readStaff } from '../repository.ts';
import type { NewAddress } from '../repository/changes.ts';
import { labelOf, lockStaff, type StoredStaff, takenFields } from '../repository/stored.ts';
import { notifyEnded } from '../notices/ended.ts';
import { askForChange } from './ask-change.ts';
import { closeChangesAround } from './close-changes.ts';
import { followAddress } from './follow-address.ts';

/** A role is given with all its rights: none the giver lacks. */
async function requireGivable(ctx: Pick<Ctx<'staff.create'>, 'db' | 'actor'>, code: string): Promise<void> {
  const own = await lockOwnRights(ctx.db, ctx.actor, code);
  if (code !== ctx.actor.roleCode) requireOwn(own, await readGrants(ctx.db, code), 'roleCode');
}

type NewStaff = Pick<StoredStaff, 'lastName' | 'firstName' | 'middleName' | 'phone' | 'roleCode'> & {
  email: string;
  /** `blocked` for one that waits. */
  status?: StoredStaff['status'] | undefined;
};

/** The account of a person of the back-office, without a password yet; answers its id. */
export async function addStaff(work: Work, asked: NewStaff & Company, by: string | null): Promise<string> {
  const id = newId();
  const { status = 'confirmed', ...person } = asked;
  await createAccount(work.db, { id, status, ...person, createdBy: by }, { at: work.now() });
  work.audit({
    action: 'create',
    entityType: 'staff',
    entityId: id,
    entityLabel: labelOf(person),
    after: { ...person },
  });
  return id;
}

/**
 * An account with a role; the person sets the password by the link in the letter. An administrator's opens nothing, and
 * no letter goes, until it takes effect.
 */
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
  const waits = person.roleCode === 'admin';
  const id = await addStaff(ctx, { ...person, ...company, status: waits ? 'blocked' : 'confirmed' }, ctx.actor.id);
  if (waits)
    await askForChange(ctx, { kind: 'new_administrator', userId: id, name: labelOf(person), formerEmail: null });
  else await inviteUser(ctx, id, person.email);
  return readStaff(db, id, { actor: ctx.actor, at });
}

/** The letter that was lost or has lapsed, once more; the link of the one before opens nothing. */
export async function inviteAgain(ctx: Ctx<'staff.invite'>) {
  requireFreshAuth(ctx);
  const staff = await lockStaff(ctx.db, ctx.params.id, ctx.now());
  if (!staff.isInvited || staff.status === 'blocked' || !staff.email) throw problem('STAFF_NO_INVITE');
  await inviteUser(ctx, staff.id, staff.email);
  ctx.audit({
    action: 'update',
    entityId: staff.id,
    entityLabel: labelOf(staff),
    reason: 'Приглашение отправлено ещё раз',
  });
  return readStaff(ctx.db, staff.id, { actor: ctx.actor, at: ctx.now() });
}

async function lock(ctx: Ctx<'staff.update'>): Promise<StoredStaff> {
  const staff = await lockStaff(ctx.db, ctx.params.id, ctx.now());
  if (staff.version !== ctx.body.version) {
    const current = await readStaff(ctx.db, staff.id, { actor: ctx.actor, at: ctx.now() });
    throw problem('VERSION_CONFLICT', {}, { current });
  }
  return staff;
}

/**
 * Another administrator stays. All of them are locked, in one order and before the account itself: two who take each
 * other's role wait for each other, and the second finds himself the last.
 */
async function requireAnotherAdmin(db: Db, id: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`select u.id from users u
    where u.role_code = 'admin' and u.status = 'confirmed' order by u.id for no key update of u`.execute(db);
  if (rows.some((row) => row.id === id) && !rows.some((row) => row.id !== id)) throw problem('ROLE_LOCKOUT');
}

interface Differences {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** What of a change waits for a second administrator; its fields are taken out of what is set at once. */
async function setAside(
  ctx: Ctx<'staff.update'>,
  staff: StoredStaff,
  { before, after }: Differences,
): Promise<string[]> {
  const asked = { userId: staff.id, name: labelOf(staff), formerEmail: staff.email };
  const part = (names: readonly string[]) => {
    const pick = (from: Record<string, unknown>) => Object.fromEntries(names.map((name) => [name, from[name]]));
    return { before: pick(before), after: pick(after) };
  };
  const held: string[] = [];
  if (after['roleCode'] === 'admin') {
    await askForChange(ctx, { ...asked, kind: 'new_administrator', ...part(['roleCode']) });
    held.push('roleCode', 'partnerId', 'manufacturerId');
  }
  // Stopped before its first sign-in: to let it in is to make an administrator.
  const begins = staff.roleCode === 'admin' && staff.isInvited && after['status'] === 'confirmed';
  if (begins && after['roleCode'] === undefined) {
    await askForChange(ctx, { ...asked, kind: 'new_administrator', formerEmail: null });
    held.push('status');
  }
  const address = ['email', 'phone'].filter((name) => name in after);
  if (address.length > 0 && (isGuarded(staff) || after['roleCode'] === 'admin')) {
    const { email, phone } = after as NewAddress;
    const former = { email: staff.email, phone: staff.phone };
    const taken = await takenFields(ctx.db, { email, phone }, staff.id);
    if (Object.keys(taken).length > 0) throw invalid(taken);
    await askForChange(ctx, { ...asked, kind: 'address', address: { email, phone, former }, ...part(address) });
    held.push(...address);
  }
  return held;
}

const without = (from: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(from).filter(([name]) => !names.includes(name)));

/**
 * Data, role and access of a person of the back-office; nobody's own. Rights are read with every request. What would
 * give one administrator the account of another, or make a new one, waits (domain 3.23).
 */
export async function updateStaff(ctx: Ctx<'staff.update'>) {
  requireFreshAuth(ctx);
  const { db, body, params, actor } = ctx;
  const at = ctx.now();
  if (params.id === actor.id) throw problem('STAFF_SELF');
  const leaves = (body.roleCode !== undefined && body.roleCode !== 'admin') || body.status === 'blocked';
  if (leaves) await requireAnotherAdmin(db, params.id);
  const staff = await lock(ctx);
  const isBlocked = body.status === 'blocked' && staff.status !== 'blocked';
  const reason = body.reasonText?.trim();
  if (isBlocked && !reason) throw fieldProblem('REASON_REQUIRED', 'reasonText');
  const roleCode = body.roleCode ?? staff.roleCode;
  if (roleCode !== staff.roleCode) await requireGivable(ctx, roleCode);
  const moves = roleCode !== staff.roleCode || body.partnerId !== undefined || body.manufacturerId !== undefined;
  const asked = {
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
  const hasOtherRole = roleCode !== staff.roleCode && roleCode !== 'admin';
  // Before anything is asked for by this very request, which is to wait.
  if (isBlocked || hasOtherRole) {
    const why = isBlocked ? 'учётная запись заблокирована' : 'у учётной записи другая роль';
    await closeChangesAround(ctx, staff.id, { reason: why, by: actor.id });
  }
  const held = await setAside(ctx, staff, difference({ ...staff }, asked));
  const set = without(asked, held) as typeof asked;
  const { before, after } = difference({ ...staff }, set);
  const noted = {
    ...set,
    ...('email' in after ? { isEmailVerified: false } : {}),
    ...('phone' in after ? { isPhoneVerified: false } : {}),
    ...('status' in after
      ? { statusReason: isBlocked ? (reason ?? null) : null, decidedAt: at, decidedBy: actor.id }
      : {}),
  };
  await changeAccount(db, staff.id, noted, { at, by: actor.id });
  const intervention = { userId: staff.id, by: actor.id, at };
  if ('email' in after || 'phone' in after) await noteIntervention(db, 'address', intervention);
  if (hasOtherRole) await noteIntervention(db, isAdministrator(staff) ? 'demotion' : 'role', intervention);
  await followAddress(ctx, staff, 'email' in after ? set.email : undefined);
  if (isBlocked) {
    await voidRecoveries(ctx, staff.id);
    await endSessions(db, { userId: staff.id, reason: 'blocked', at });
  }
  if (isAdministrator(staff) && (isBlocked || hasOtherRole)) {
    await notifyEnded(ctx, { ...staff, name: labelOf(staff) }, isBlocked ? 'block' : 'demotion');
  }
  if (Object.keys(after).length > 0 || held.length === 0) {
    ctx.audit({
      action: 'status' in after ? 'status' : 'update',
      entityId: staff.id,
      entityLabel: labelOf(staff),
      before,
      after,
      ...(isBlocked ? { reason } : {}),
    });
  }
  return readStaff(db, staff.id, { actor, at });
}
