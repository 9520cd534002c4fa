import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { fileUrl } from '../../../core/files/files.ts';
import type { Output } from '../../../http/contract.ts';
import { wireDateTime } from '../../../http/wire-date.ts';
import { newId } from '../../../ids.ts';
import { requestNumber } from '../../../core/numbers.ts';
import { fullNameSql } from '../../../core/full-name.ts';

type Message = Output<'support.get'>['messages'][number];

export interface NewMessage {
  requestId: string;
  at: Date;
  author: 'author' | 'support' | 'system';
  authorId: string | null;
  text: string;
  internal?: boolean | undefined;
  fileIds?: readonly string[] | undefined;
}

export async function putMessage(db: Db, message: NewMessage): Promise<void> {
  const { fileIds = [], internal = false, text, ...columns } = message;
  const id = newId();
  await db
    .insertInto('supportMessages')
    .values({ id, ...columns, internal, text: text.trim() })
    .execute();
  if (fileIds.length === 0) return;
  await db
    .insertInto('supportMessageFiles')
    .values(fileIds.map((fileId, position) => ({ messageId: id, fileId, position })))
    .execute();
}

interface Row extends Omit<Message, 'at' | 'files' | 'origin'> {
  at: Date;
  originId: string | null;
  originNumber: number | null;
  files: { id: string; name: string; size: number; mime: string }[];
}

const shown = 500;

/** The thread, oldest first. The author's side gets neither notes nor names of those who answer. */
export async function readMessages(db: Db, requestId: string, side: 'author' | 'desk'): Promise<Message[]> {
  const { rows } = await sql<Row>`
    select m.id, m.at, m.author, case when m.author_id is not null then ${fullNameSql('u')} end as author_name, m.text, m.internal,
      o.id as origin_id, o.number as origin_number,
      (select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'size', f.size, 'mime', f.mime)
        order by mf.position), '[]') from support_message_files mf join files f on f.id = mf.file_id
        where mf.message_id = m.id and f.deleted_at is null) as files
    from support_messages m left join users u on u.id = m.author_id
    left join support_requests o on o.id = m.origin_request_id
    where m.request_id = ${requestId}::uuid ${side === 'author' ? sql`and not m.internal` : sql``}
    order by m.at desc, m.id desc limit ${shown}`.execute(db);
  return rows.toReversed().map(({ at, files, authorName, originId, originNumber, ...row }) => ({
    ...row,
    at: wireDateTime(at),
    authorName: side === 'author' && row.author === 'support' ? null : authorName,
    origin: originId ? { id: originId, number: requestNumber(originNumber ?? 0) } : null,
    files: files.map((file) => ({ ...file, url: fileUrl(file.id) })),
  }));
}
