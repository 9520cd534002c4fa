import type { MemberStatus, PassportStatus, StoreRequestStatus, TaxStatus } from '@pribavka/api';
import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { wireDateTime } from '../../../http/wire-date.ts';
import { newId } from '../../../ids.ts';
import { memberStatusName, passportStatusName, taxStatusName } from '../../dictionary/index.ts';
import { quoted } from '../../../core/text/quoted.ts';

export interface StatusEvent {
  userId: string;
  at: Date;
  actorId: string | null;
  from: MemberStatus | null;
  to: MemberStatus;
  reason?: string | undefined;
}

export async function recordStatusEvent(tx: Db, event: StatusEvent): Promise<void> {
  await tx
    .insertInto('userStatusEvents')
    .values({
      id: newId(),
      userId: event.userId,
      at: event.at,
      actorId: event.actorId,
      fromStatus: event.from,
      toStatus: event.to,
      reason: event.reason ?? null,
    })
    .execute();
}

interface HistoryRow {
  at: Date;
  kind: 'status' | 'tax' | 'store_request' | 'passport' | 'consent' | 'store' | 'letter';
  fromStatus: string | null;
  toStatus: string;
  reason: string | null;
  actorName: string | null;
}

const storeRequestMessages: Record<StoreRequestStatus, string> = {
  open: 'Просит сменить точку',
  withdrawn: 'Запрос на смену точки отозван',
  approved: 'Смена точки одобрена',
  rejected: 'Смена точки отклонена',
};

function sentence(row: HistoryRow): string {
  const because = row.reason ? `. ${row.reason}` : '';
  switch (row.kind) {
    case 'tax':
      return `Налоговый статус: ${taxStatusName(row.toStatus as TaxStatus)}`;
    case 'store_request':
      return `${storeRequestMessages[row.toStatus as StoreRequestStatus]}: ${row.reason ?? ''}`;
    case 'status':
      return row.fromStatus === null
        ? 'Зарегистрирован'
        : `Статус: ${memberStatusName(row.toStatus as MemberStatus)}${because}`;
    case 'passport':
      return `Паспортные данные: ${passportStatusName(row.toStatus as PassportStatus).toLowerCase()}${because}`;
    case 'consent':
      return row.toStatus === 'accepted' ? `Принят документ: ${row.reason ?? ''}` : `Отозвано: ${row.reason ?? ''}`;
    case 'store':
      return `Торговая точка: ${row.reason ?? ''}`;
    case 'letter':
      return `Письмо ${quoted(row.reason ?? '')}`;
  }
}

/** What happened to the account, newest first: decisions, identity data, consents, places of work, letters. */
export async function memberHistory(
  db: Db,
  userId: string,
): Promise<{ at: string; text: string; actorName: string | null }[]> {
  const { rows } = await sql<HistoryRow>`
    select h.at, h.kind, h.from_status, h.to_status, h.reason,
      nullif(trim(a.last_name || ' ' || a.first_name), '') as actor_name
    from (
      select registered_at as at, 'status' as kind, null as from_status, 'moderation' as to_status, null as reason,
        id as actor_id from users where id = ${userId}::uuid
      union all
      select at, case when to_status in ('individual', 'self_employed') then 'tax' else 'status' end,
        from_status, to_status, reason, actor_id from user_status_events
        where user_id = ${userId}::uuid
      union all
      select at, 'passport', from_status, to_status, reason, actor_id from tax_profile_events
        where user_id = ${userId}::uuid
      union all
      select c.accepted_at, 'consent', null, c.action,
        case c.kind when 'program_rules' then 'правила программы' when 'personal_data' then 'обработка персональных данных'
          when 'policy' then 'политика' when 'oferta' then 'оферта' else 'рассылка' end || ', редакция ' || v.number, c.user_id
        from consents c join programme_document_versions v on v.id = c.version_id where c.user_id = ${userId}::uuid
      union all
      select m.created_at, 'store', null, 'moved', s.name, m.created_by
        from store_memberships m join stores s on s.id = m.store_id where m.user_id = ${userId}::uuid
      union all
      select e.at, 'store_request', null, e.status, s.name, e.actor_id from store_requests r
        join stores s on s.id = r.store_id
        cross join lateral (values (r.created_at, 'open', r.member_id), (r.decided_at, r.status, r.decided_by))
          e (at, status, actor_id)
        where r.member_id = ${userId}::uuid and e.at is not null
      union all
      select r.sent_at, 'letter', null, 'sent', l.subject, l.author_id
        from member_letter_recipients r join member_letters l on l.id = r.letter_id
        where r.user_id = ${userId}::uuid and r.sent_at is not null
    ) h left join users a on a.id = h.actor_id
    order by h.at desc limit 100`.execute(db);
  return rows.map((row) => ({
    at: wireDateTime(row.at),
    text: sentence(row).slice(0, 1000),
    actorName: row.actorName,
  }));
}
