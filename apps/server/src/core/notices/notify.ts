import type { Db } from '../../db/open.ts';
import { newId } from '../../ids.ts';

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

export interface Notice {
  userId: string;
  /** Machine name: `sale.confirmed`. */
  kind: string;
  title: string;
  text?: string | undefined;
  tone?: Tone | undefined;
  /** What it is about: the app links to its own screen. */
  entity?:
    | {
        type: 'sale' | 'withdrawal' | 'operation' | 'passport' | 'member' | 'promotion' | 'process' | 'support_request';
        id: string;
      }
    | undefined;
}

/** Puts a line into the person's feed inside the apps. */
export type Notify = (notice: Notice) => Promise<void>;

/** The same line into the feeds of several people, in one statement. */
export async function notifyAll(
  db: Db,
  userIds: readonly string[],
  { kind, tone = 'info', title, text = '', entity }: Omit<Notice, 'userId'>,
  at: Date,
): Promise<void> {
  if (userIds.length === 0) return;
  const line = { kind, tone, title, text, entityType: entity?.type ?? null, entityId: entity?.id ?? null };
  await db
    .insertInto('notifications')
    .values(userIds.map((userId) => ({ id: newId(), userId, ...line, createdAt: at })))
    .execute();
}

export const createNotify =
  (db: Db, now: () => Date): Notify =>
  ({ userId, ...notice }) =>
    notifyAll(db, [userId], notice, now());
