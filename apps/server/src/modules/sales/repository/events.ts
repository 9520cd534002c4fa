import { sql } from 'kysely';

import type { SaleStatus } from '@pribavka/api';

import type { Db } from '../../../db/open.ts';
import { newId } from '../../../ids.ts';

export type SaleEvent = {
  saleId: string;
  at: Date;
  status: SaleStatus;
  title: string;
  text?: string | undefined;
  actorKind: 'member' | 'moderator' | 'system' | 'technical';
  actorId?: string | undefined;
};

export async function addEvent(db: Db, event: SaleEvent): Promise<void> {
  await sql`insert into sale_events (id, sale_id, at, status, title, text, actor_kind, actor_id)
    values (${newId()}, ${event.saleId}, ${event.at}, ${event.status}, ${event.title}, ${event.text ?? null},
      ${event.actorKind}, ${event.actorId ?? null})`.execute(db);
}

export type SaleMessage = {
  saleId: string;
  at: Date;
  authorKind: 'member' | 'moderator';
  authorId: string;
  text: string;
  fileIds?: readonly string[] | undefined;
};

export async function addMessage(db: Db, message: SaleMessage): Promise<void> {
  await sql`insert into sale_messages (id, sale_id, at, author_kind, author_id, text, file_ids)
    values (${newId()}, ${message.saleId}, ${message.at}, ${message.authorKind}, ${message.authorId}, ${message.text},
      ${[...(message.fileIds ?? [])]}::uuid[])`.execute(db);
}

/** Files that came with an answer join the photos the moderator looks through. */
export async function addFiles(db: Db, saleId: string, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  await sql`insert into sale_files (sale_id, file_id, position)
    select ${saleId}, value, 100 + ordinality from unnest(${[...fileIds]}::uuid[]) with ordinality as x(value, ordinality)
    on conflict do nothing`.execute(db);
}
