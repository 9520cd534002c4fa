import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { notFound } from '../../../http/problem.ts';
import { isStaff } from '../domain/scope.ts';
import type { Company } from '../policy.ts';
import { guardedSince, hasWaiting, type NewAddress, wasDemotedSince } from './changes.ts';

/** An account of the back-office as commands read it. */
export interface StoredStaff extends Company {
  id: string;
  lastName: string;
  firstName: string;
  middleName: string;
  email: string | null;
  phone: string | null;
  roleCode: string;
  status: 'confirmed' | 'blocked';
  isInvited: boolean;
  hasSecondFactor: boolean;
  /** Something of it waits for a second administrator. */
  isWaiting: boolean;
  /** Another role was given to this administrator within 72 hours. */
  wasAdministrator: boolean;
  version: number;
}

export const labelOf = ({ lastName, firstName }: Pick<StoredStaff, 'lastName' | 'firstName'>): string =>
  `${lastName} ${firstName}`;

/**
 * The account until the end of the transaction; undefined for one that is not of the back-office. What waits for it is
 * read after the lock: who held it before may have asked for something or taken the role away.
 */
export async function findStaff(db: Db, id: string, at: Date): Promise<StoredStaff | undefined> {
  await sql`select 1 from users where id = ${id}::uuid for no key update`.execute(db);
  const { rows } = await sql<StoredStaff>`
    select u.id, u.last_name, u.first_name, u.middle_name, u.email, u.phone, u.role_code, u.partner_id,
      u.manufacturer_id, u.status, u.password_hash is null as is_invited, u.version,
      exists (select from second_factors s where s.user_id = u.id and s.confirmed_at is not null) as has_second_factor,
      ${hasWaiting} as is_waiting, ${wasDemotedSince(guardedSince(at))} as was_administrator
    from users u where u.id = ${id}::uuid and ${isStaff}`.execute(db);
  return rows[0];
}

export async function lockStaff(db: Db, id: string, at: Date): Promise<StoredStaff> {
  const staff = await findStaff(db, id, at);
  if (!staff) throw notFound();
  return staff;
}

/** Fields of an address that another living account has. */
export async function takenFields(
  db: Db,
  { email, phone }: NewAddress,
  id: string,
): Promise<Partial<Record<'email' | 'phone', 'EMAIL_TAKEN' | 'PHONE_TAKEN'>>> {
  const { rows } = await sql<{ byEmail: boolean; byPhone: boolean }>`
    select coalesce(u.email = ${email ?? null}, false) as by_email, coalesce(u.phone = ${phone ?? null}, false) as by_phone
    from users u where u.status <> 'deleted' and u.id <> ${id}::uuid
      and (u.email = ${email ?? null} or u.phone = ${phone ?? null})`.execute(db);
  return {
    ...(rows.some(({ byEmail }) => byEmail) ? { email: 'EMAIL_TAKEN' as const } : {}),
    ...(rows.some(({ byPhone }) => byPhone) ? { phone: 'PHONE_TAKEN' as const } : {}),
  };
}

export const isAddressTaken = async (db: Db, address: NewAddress, id: string): Promise<boolean> =>
  Object.keys(await takenFields(db, address, id)).length > 0;
