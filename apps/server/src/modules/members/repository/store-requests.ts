import type { StoreRequestStatus } from '@pribavka/api';
import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { wireDateTime, wireDateTimeOrNull } from '../../../http/wire-date.ts';
import { newId } from '../../../ids.ts';

export interface NewStoreRequest {
  memberId: string;
  storeId: string;
  fromStoreId: string | null;
  comment: string;
  at: Date;
}

interface Row {
  id: string;
  status: StoreRequestStatus;
  comment: string;
  reason: string | null;
  createdAt: Date;
  decidedAt: Date | null;
  storeId: string;
  storeName: string;
  storeAddress: string;
  partnerName: string;
  fromId: string | null;
  fromName: string | null;
  fromAddress: string | null;
  fromPartner: string | null;
}

const placeOf = (id: string, name: string | null, address: string | null, partnerName: string | null) => ({
  id,
  name: name ?? '',
  address: address ?? '',
  partnerName: partnerName ?? '',
});

const requestOf = (row: Row) => ({
  id: row.id,
  status: row.status,
  store: placeOf(row.storeId, row.storeName, row.storeAddress, row.partnerName),
  from: row.fromId === null ? null : placeOf(row.fromId, row.fromName, row.fromAddress, row.fromPartner),
  comment: row.comment,
  reason: row.reason,
  createdAt: wireDateTime(row.createdAt),
  decidedAt: wireDateTimeOrNull(row.decidedAt),
});

/** A request of a member as it is shown. */
export type StoreRequestView = ReturnType<typeof requestOf>;

/** The member's last request; `decided` leaves out one that was taken back. */
export async function lastStoreRequest(
  db: Db,
  memberId: string,
  { decided = false }: { decided?: boolean } = {},
): Promise<StoreRequestView | null> {
  const { rows } = await sql<Row>`
    select r.id, r.status, r.comment, r.reason, r.created_at, r.decided_at, s.id as store_id, s.name as store_name,
      s.address as store_address, p.name as partner_name, f.id as from_id, f.name as from_name,
      f.address as from_address, fp.name as from_partner
    from store_requests r join stores s on s.id = r.store_id join partners p on p.id = s.partner_id
      left join stores f on f.id = r.from_store_id left join partners fp on fp.id = f.partner_id
    where r.member_id = ${memberId}::uuid and (${!decided} or r.status <> 'withdrawn')
    order by r.created_at desc, r.id desc limit 1`.execute(db);
  return rows[0] ? requestOf(rows[0]) : null;
}

/** Adds an open request; false when the member has one already. */
export async function openStoreRequest(tx: Db, request: NewStoreRequest): Promise<boolean> {
  const { memberId, storeId, fromStoreId, comment, at } = request;
  const added = await tx
    .insertInto('storeRequests')
    .values({ id: newId(), memberId, storeId, fromStoreId, comment, createdAt: at })
    .onConflict((conflict) => conflict.columns(['memberId']).where('status', '=', 'open').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Locks one request of the member; undefined for anybody else's. */
export const lockStoreRequest = (tx: Db, id: string, memberId: string) =>
  tx
    .selectFrom('storeRequests')
    .select(['id', 'storeId', 'status'])
    .where('id', '=', id)
    .where('memberId', '=', memberId)
    .forUpdate()
    .executeTakeFirst();

export interface StoreRequestEnd {
  to: Exclude<StoreRequestStatus, 'open'>;
  at: Date;
  by: string;
  reason?: string | undefined;
}

export async function closeStoreRequest(tx: Db, id: string, { to, at, by, reason }: StoreRequestEnd): Promise<void> {
  await tx
    .updateTable('storeRequests')
    .set({ status: to, decidedAt: at, decidedBy: by, reason: reason ?? null })
    .where('id', '=', id)
    .execute();
}

/** Somebody who moves a member to the shop asked for has granted the request: nothing is left to decide. */
export async function closeSatisfied(
  tx: Db,
  { userId, storeId, by, at }: { userId: string; storeId: string; by?: string | undefined; at?: Date | undefined },
): Promise<void> {
  await sql`update store_requests set status = 'approved', decided_at = ${at ?? sql`now()`}, decided_by = ${by ?? null}
    where member_id = ${userId}::uuid and store_id = ${storeId}::uuid and status = 'open'`.execute(tx);
}

/** The open request of somebody who leaves or was moved by hand is asked no more; comments of one who leaves go. */
export async function endStoreRequests(tx: Db, memberId: string, at: Date): Promise<void> {
  await sql`update store_requests set comment = '', status = case status when 'open' then 'withdrawn' else status end,
    decided_at = coalesce(decided_at, ${at}), reason = case when reason is null then null else 'Аккаунт удалён' end
    where member_id = ${memberId}::uuid`.execute(tx);
}
