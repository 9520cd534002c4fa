import { isControlSetting } from '@pribavka/api';
import { type RawBuilder, sql } from 'kysely';

import { type Approval, secondPersonRefusal } from '../../../core/second-person.ts';
import type { Db } from '../../../db/open.ts';
import type { Actor } from '../../../http/actor.ts';
import type { Output } from '../../../http/contract.ts';
import { notFound } from '../../../http/problem.ts';
import { wireDateTime } from '../../../http/wire-date.ts';
import { newId } from '../../../ids.ts';
import type { PointsSettings } from './settings.ts';

export type Touched = NonNullable<Output<'points.settings'>['pending']>['after'];
type Status = 'confirmed' | 'rejected' | 'withdrawn' | 'expired';

export interface ControlChange {
  id: string;
  before: Touched;
  after: Touched;
  status: Status | 'pending';
  askedAt: Date;
  askedBy: string;
  askedByName: string;
  version: number;
}

/** The settings of control that differ, before and after. */
export function touchedBy(present: PointsSettings, next: Omit<PointsSettings, 'version'>) {
  const names = (Object.keys(next) as (keyof typeof next)[]).filter(
    (name) => isControlSetting(name) && next[name] !== present[name],
  );
  const pick = (from: Omit<PointsSettings, 'version'>): Touched =>
    Object.fromEntries(names.map((name) => [name, from[name]]));
  return { names, before: pick(present), after: pick(next) };
}

/** Whether every setting still is what it was when the change was asked for. */
export const isUpToDate = (change: Pick<ControlChange, 'before'>, present: PointsSettings): boolean =>
  Object.entries(change.before).every(([name, value]) => present[name as keyof PointsSettings] === value);

const select = sql`select c.id, c.before, c.after, c.status, c.asked_at, c.asked_by, c.version,
  trim(concat_ws(' ', u.last_name, u.first_name)) as asked_by_name from control_changes c join users u on u.id = c.asked_by`;

export async function readPending(db: Db): Promise<ControlChange | undefined> {
  const { rows } = await sql<ControlChange>`${select} where c.status = 'pending'`.execute(db);
  return rows[0];
}

export async function readChange(db: Db, id: string): Promise<ControlChange> {
  const { rows } = await sql<ControlChange>`${select} where c.id = ${id}::uuid`.execute(db);
  if (!rows[0]) throw notFound();
  return rows[0];
}

export async function askForChange(db: Db, change: { before: Touched; after: Touched }, by: string, at: Date) {
  const id = newId();
  await sql`insert into control_changes (id, before, after, status, asked_at, asked_by)
    values (${id}, ${JSON.stringify(change.before)}::jsonb, ${JSON.stringify(change.after)}::jsonb, 'pending', ${at}, ${by})`.execute(
    db,
  );
  return id;
}

export async function closeChange(
  db: Db,
  id: string,
  status: Status,
  { by, at, comment }: { by: string | null; at: Date; comment?: string | undefined },
): Promise<void> {
  await sql`update control_changes set status = ${status}, decided_at = ${at}, decided_by = ${by}::uuid,
    comment = ${comment?.trim() || null}, version = version + 1 where id = ${id}::uuid`.execute(db);
}

/** Those who could confirm: active administrators with a password, other than the one who asks. */
export async function otherAdmins(db: Db, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from users where role_code = 'admin' and status = 'confirmed'
    and password_hash is not null and id <> ${id}::uuid order by id limit 500`.execute(db);
  return rows.map((row) => row.id);
}

/** Whether this person confirms changes of control at all. */
const decides = ({ roleCode, grants }: Pick<Actor, 'roleCode' | 'grants'>): boolean =>
  roleCode === 'admin' && grants.has('transactionPage.tuningsTransaction:update');

/** `control_changes c` this person may confirm; undefined for those who confirm none. */
export const changesWaitingFor = (viewer: Pick<Actor, 'id' | 'roleCode' | 'grants'>): RawBuilder<unknown> | undefined =>
  decides(viewer) ? sql`(c.status = 'pending' and c.asked_by <> ${viewer.id}::uuid)` : undefined;

export const approvalOf = ({ askedBy }: ControlChange, by: string, at: Date): Approval => ({
  authors: [askedBy],
  by,
  at,
});

/** The change as this reader sees it, with what he may do about it. */
export async function pendingCard(
  db: Db,
  change: ControlChange,
  viewer: Pick<Actor, 'id' | 'roleCode' | 'grants'>,
  now: Date,
): Promise<NonNullable<Output<'points.settings'>['pending']>> {
  const mayDecide = decides(viewer);
  const isOwn = change.askedBy === viewer.id;
  const refusal = mayDecide
    ? await secondPersonRefusal(db, approvalOf(change, viewer.id, now), 'SETTINGS_SAME_PERSON')
    : null;
  return {
    id: change.id,
    version: change.version,
    before: change.before,
    after: change.after,
    askedAt: wireDateTime(change.askedAt),
    askedBy: { id: change.askedBy, name: change.askedByName },
    decisionRefusal: refusal?.message ?? null,
    allowedActions: [
      ...(mayDecide && !refusal ? (['confirm', 'reject'] as const) : []),
      ...(mayDecide && isOwn ? (['withdraw'] as const) : []),
    ],
  };
}
