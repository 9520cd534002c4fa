import type { Db } from '../db/open.ts';
import { newId } from '../ids.ts';

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

export function createNotify(db: Db, now: () => Date): Notify {
  return async (notice) => {
    await db
      .insertInto('notifications')
      .values({
        id: newId(),
        userId: notice.userId,
        kind: notice.kind,
        tone: notice.tone ?? 'info',
        title: notice.title,
        text: notice.text ?? '',
        entityType: notice.entity?.type ?? null,
        entityId: notice.entity?.id ?? null,
        createdAt: now(),
      })
      .execute();
  };
}
