import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import type { Actor } from '../../../http/actor.ts';
import type { Output } from '../../../http/contract.ts';
import { notFound } from '../../../http/problem.ts';
import { newId } from '../../../ids.ts';

export type ChangeKind = Output<'staff.get'>['waiting'][number]['kind'];

/** The new e-mail or phone; absent where it stays. */
export type NewAddress = { email?: string | undefined; phone?: string | null | undefined };

/** With the address of the moment it was asked for: the owner may give himself another meanwhile. */
export type AskedAddress = NewAddress & { former: { email: string | null; phone: string | null } };

export interface AdministratorChange {
  id: string;
  userId: string;
  /** Whose account it is. */
  name: string;
  kind: ChangeKind;
  address: AskedAddress | null;
  askedBy: string;
  askedByName: string;
  askedAt: Date;
  dueAt: Date;
  status: 'waiting' | 'confirmed' | 'due' | 'stopped' | 'closed';
  decidedAt: Date | null;
}

/** How long a change waits for the second administrator (domain 3.23). */
const waitMs = 72 * 3_600_000;

/** Who was an administrator since then is guarded and notified as one: as long as a change waits. */
export const guardedSince = (at: Date): Date => new Date(at.getTime() - waitMs);

/** Whether another role was given to the administrator `users u` after this moment. */
export const wasDemotedSince = (since: Date) => sql<boolean>`exists (select from account_interventions d
  where d.user_id = u.id and d.kind = 'demotion' and d.at > ${since})`;

const select = sql`select c.id, c.user_id, c.kind, c.address, c.asked_by, c.asked_at, c.due_at, c.status, c.decided_at,
  trim(concat_ws(' ', u.last_name, u.first_name)) as name,
  trim(concat_ws(' ', a.last_name, a.first_name)) as asked_by_name
  from administrator_changes c join users u on u.id = c.user_id join users a on a.id = c.asked_by`;

export async function findChange(db: Db, id: string): Promise<AdministratorChange | undefined> {
  const { rows } = await sql<AdministratorChange>`${select} where c.id = ${id}::uuid`.execute(db);
  return rows[0];
}

/** What waits for these accounts, in the order it was asked for. */
export async function readWaiting(db: Db, userIds: readonly string[]): Promise<AdministratorChange[]> {
  const { rows } = await sql<AdministratorChange>`${select} where c.status = 'waiting'
    and c.user_id = any(${[...userIds]}::uuid[]) order by c.asked_at, c.id`.execute(db);
  return rows;
}

/** What waits for these people or was asked by them. */
export async function readWaitingAround(db: Db, userId: string): Promise<AdministratorChange[]> {
  const { rows } = await sql<AdministratorChange>`${select} where c.status = 'waiting'
    and (c.user_id = ${userId}::uuid or c.asked_by = ${userId}::uuid) order by c.id for update of c`.execute(db);
  return rows;
}

/**
 * The change with the accounts it is about, until the end of the transaction: accounts first and in one order, as
 * everybody who blocks a person or changes his role locks them.
 */
export async function lockChange(db: Db, id: string, by?: string): Promise<AdministratorChange> {
  const found = await findChange(db, id);
  if (!found) throw notFound();
  const people = [found.userId, found.askedBy, ...(by === undefined ? [] : [by])];
  await sql`select 1 from users where id = any(${people}::uuid[]) order by id for no key update`.execute(db);
  const { rows } = await sql<AdministratorChange>`${select} where c.id = ${id}::uuid for update of c`.execute(db);
  return rows[0]!;
}

/** Its id and when it takes effect; undefined while one of its kind already waits for the account. */
export async function insertChange(
  db: Db,
  change: Pick<AdministratorChange, 'userId' | 'kind' | 'address' | 'askedBy'>,
  at: Date,
): Promise<{ id: string; dueAt: Date } | undefined> {
  const id = newId();
  const dueAt = new Date(at.getTime() + waitMs);
  const address = change.address && JSON.stringify(change.address);
  const { rows } = await sql`insert into administrator_changes (id, user_id, kind, address, asked_by, asked_at, due_at)
    values (${id}, ${change.userId}, ${change.kind}, ${address}::jsonb, ${change.askedBy}, ${at}, ${dueAt})
    on conflict (user_id, kind) where status = 'waiting' do nothing returning id`.execute(db);
  return rows.length > 0 ? { id, dueAt } : undefined;
}

/** The address asked for goes with the decision: an address that came to nothing is not kept. */
export async function closeChange(
  db: Db,
  id: string,
  status: Exclude<AdministratorChange['status'], 'waiting'>,
  { by, at }: { by: string | null; at: Date },
): Promise<void> {
  await sql`update administrator_changes set status = ${status}, address = null, decided_at = ${at},
    decided_by = ${by}::uuid where id = ${id}::uuid`.execute(db);
}

export async function readDue(db: Db, at: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from administrator_changes where status = 'waiting'
    and due_at <= ${at} order by due_at, id limit 1000`.execute(db);
  return rows.map(({ id }) => id);
}

/** Those who could confirm or stop: active administrators with a password. */
export async function activeAdministrators(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from users where role_code = 'admin' and status = 'confirmed'
    and password_hash is not null order by id limit 500`.execute(db);
  return rows.map(({ id }) => id);
}

/** Whether the person decides about administrators at this moment. */
export async function isActiveAdministrator(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select from users where id = ${id}::uuid and role_code = 'admin'
    and status = 'confirmed'`.execute(db);
  return rows.length > 0;
}

/** Those who were administrators after this moment and are none now: one of them alone may know what is wrong. */
export async function formerAdministrators(db: Db, since: Date): Promise<{ id: string; email: string }[]> {
  const { rows } = await sql<{ id: string; email: string }>`select u.id, u.email from users u
    where u.status <> 'deleted' and u.email is not null and u.password_hash is not null
      and not (u.role_code = 'admin' and u.status = 'confirmed')
      and ((u.role_code = 'admin' and u.decided_at > ${since}) or ${wasDemotedSince(since)})
    order by u.id limit 500`.execute(db);
  return rows;
}

/** Whether something waits for `users u`. */
export const hasWaiting = sql<boolean>`exists (
  select from administrator_changes w where w.user_id = u.id and w.status = 'waiting')`;

/** `administrator_changes c` that wait for this person, one an account; undefined for those who decide none. */
export const administratorsWaitingFor = ({
  id,
  roleCode,
}: Pick<Actor, 'id' | 'roleCode'>): RawBuilder<unknown> | undefined =>
  roleCode === 'admin'
    ? sql`(c.status = 'waiting' and c.asked_by <> ${id}::uuid and not exists (
        select from administrator_changes e where e.user_id = c.user_id and e.status = 'waiting'
          and e.asked_by <> ${id}::uuid and e.id < c.id))`
    : undefined;
