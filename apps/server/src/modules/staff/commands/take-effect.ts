import type { Db } from '../../../db/open.ts';
import type { Work } from '../../../http/context.ts';
import { noteIntervention } from '../../../core/second-person.ts';
import { changeAccount } from '../../accounts/index.ts';
import { switchOffFor } from '../../second-factor/index.ts';
import { inviteUser } from '../../sessions/index.ts';
import { changeNames, notifyDecided } from '../notices.ts';
import {
  type AdministratorChange,
  closeChange,
  isActiveAdministrator,
  type NewAddress,
} from '../repository/changes.ts';
import { findStaff, isAddressTaken, type StoredStaff } from '../repository/stored.ts';
import { followAddress } from './follow-address.ts';

/** Another administrator's word, or none within 72 hours. */
export type Effect = { status: 'confirmed'; by: string; byName: string } | { status: 'due'; by: null };

/** What of an address is asked for. */
const namesOf = (address: NewAddress): ('email' | 'phone')[] =>
  (['email', 'phone'] as const).filter((name) => address[name] !== undefined);

/** Why it can take effect no more, if so. */
async function obstacleOf(db: Db, change: AdministratorChange, staff: StoredStaff | undefined) {
  if (!staff) return 'учётной записи больше нет';
  if (!(await isActiveAdministrator(db, change.askedBy))) return 'автор больше не администратор';
  if (change.kind === 'second_step' && !staff.hasSecondFactor) return 'второй шаг уже выключен';
  if (change.address && namesOf(change.address).some((name) => change.address?.former[name] !== staff[name])) {
    return 'адрес уже сменён владельцем';
  }
  if (change.address && (await isAddressTaken(db, change.address, staff.id))) {
    return 'адрес или телефон уже у другой учётной записи';
  }
  return undefined;
}

/** An account made for it begins with its invitation; one that was there gets the role. */
async function beginAdministrator(work: Work, staff: StoredStaff, by: string | null): Promise<void> {
  const at = work.now();
  if (staff.roleCode === 'admin') {
    const open = { status: 'confirmed', statusReason: null, decidedAt: at, decidedBy: by } as const;
    await changeAccount(work.db, staff.id, open, { at, by });
    if (staff.isInvited && staff.email) await inviteUser(work, staff.id, staff.email);
    return;
  }
  const role = { roleCode: 'admin', partnerId: null, manufacturerId: null };
  await changeAccount(work.db, staff.id, role, { at, by });
}

async function changeAddress(work: Work, staff: StoredStaff, { address, askedBy }: AdministratorChange) {
  const { email, phone } = address ?? {};
  const set = {
    ...(email === undefined ? {} : { email, isEmailVerified: false }),
    ...(phone === undefined ? {} : { phone, isPhoneVerified: false }),
  };
  await changeAccount(work.db, staff.id, set, { at: work.now(), by: askedBy });
  await followAddress(work, staff, email);
}

const interventions = { new_administrator: 'role', address: 'address', second_step: 'second_step' } as const;

/**
 * Lets a change that waited take effect; answers why it cannot, and then it is closed. The caller holds the change and
 * the accounts. From now on the author has had the account in hand, and is no second person for it.
 */
export async function takeEffect(work: Work, change: AdministratorChange, effect: Effect): Promise<string | undefined> {
  const { db } = work;
  const at = work.now();
  const { userId, kind, askedBy } = change;
  const staff = await findStaff(db, userId, at);
  const obstacle = await obstacleOf(db, change, staff);
  const entry = { action: 'update', entityType: 'staff', entityId: userId, entityLabel: change.name } as const;
  if (!staff || obstacle !== undefined) {
    await closeChange(db, change.id, 'closed', { by: null, at });
    work.audit({ ...entry, reason: `${changeNames[kind]}: снято, ${obstacle}` });
    await notifyDecided(work, change, { outcome: 'снято', reason: `Причина: ${obstacle}.`, by: null });
    return obstacle;
  }
  await closeChange(db, change.id, effect.status, { by: effect.by, at });
  if (kind === 'new_administrator') await beginAdministrator(work, staff, effect.by);
  if (kind === 'address') await changeAddress(work, staff, change);
  if (kind === 'second_step') await switchOffFor(work, userId);
  await noteIntervention(db, interventions[kind], { userId, by: askedBy, at });
  const how = effect.status === 'due' ? 'за 72 часа никто не остановил' : 'подтверждено вторым администратором';
  const { before, after } = differenceOf(change, staff);
  work.audit({ ...entry, before, after, reason: `${changeNames[kind]}: ${how}; автор — ${change.askedByName}` });
  const reason = effect.status === 'due' ? 'За 72 часа никто не остановил.' : `Подтверждение: ${effect.byName}.`;
  await notifyDecided(work, change, { outcome: 'вступило в силу', reason, by: effect.by });
  return undefined;
}

function differenceOf({ kind, address }: AdministratorChange, staff: StoredStaff) {
  if (kind === 'address') {
    const of = (from: { email?: unknown; phone?: unknown }) =>
      Object.fromEntries(namesOf(address ?? {}).map((name) => [name, from[name]]));
    return { before: of(address?.former ?? {}), after: of(address ?? {}) };
  }
  if (kind === 'second_step') return {};
  return staff.roleCode === 'admin'
    ? { before: { status: staff.status }, after: { status: 'confirmed' } }
    : { before: { roleCode: staff.roleCode }, after: { roleCode: 'admin' } };
}
