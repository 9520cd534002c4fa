import { sql } from 'kysely';

import type { AdjustmentStatus } from '@pribavka/api';

import type { Db } from '../../../db/open.ts';
import type { Actor } from '../../../http/actor.ts';
import type { Output } from '../../../http/contract.ts';
import { notFound } from '../../../http/problem.ts';
import { wireDateTime, wireDateTimeOrNull } from '../../../http/wire-date.ts';
import { reasonName } from '../../dictionary/index.ts';
import { readFiles } from '../../../core/files/stored-files.ts';
import { adjustmentNumber } from '../../../core/numbers.ts';
import { type Approval, secondPersonRefusal } from '../../../core/second-person.ts';
import { phoneFor } from '../../../core/reads-phones.ts';
import { fullNameSql } from '../../../core/full-name.ts';
import { readOperations } from '../../operations/index.ts';

export type AdjustmentRecord = {
  id: string;
  number: number;
  version: number;
  memberId: string;
  memberName: string;
  memberPhone: string | null;
  direction: 'credit' | 'debit';
  points: number;
  reasonCode: string;
  comment: string;
  expiresOn: string | null;
  fileIds: string[];
  status: AdjustmentStatus;
  createdAt: Date;
  createdBy: string;
  createdByName: string;
  decidedAt: Date | null;
  decidedBy: string | null;
  decidedByName: string | null;
  decisionComment: string | null;
};

type Row = Output<'tunings.list'>['items'][number];

/** Decided neither by its author nor by the one whose points it moves. */
export const approvalOf = ({ createdBy, memberId }: AdjustmentRecord, by: string, at: Date): Approval => ({
  authors: [createdBy, memberId],
  by,
  at,
});

export async function readAdjustments(db: Db, ids: readonly string[]): Promise<AdjustmentRecord[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<AdjustmentRecord>`
    select t.*, ${fullNameSql('m')} as member_name, m.phone as member_phone,
      trim(concat_ws(' ', a.last_name, a.first_name)) as created_by_name,
      nullif(trim(concat_ws(' ', d.last_name, d.first_name)), '') as decided_by_name
    from tunings t join users m on m.id = t.member_id join users a on a.id = t.created_by
    left join users d on d.id = t.decided_by where t.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

export async function readAdjustment(db: Db, id: string): Promise<AdjustmentRecord> {
  const [record] = await readAdjustments(db, [id]);
  if (!record) throw notFound();
  return record;
}

export const adjustmentRow = (t: AdjustmentRecord, viewer: Actor): Row => ({
  id: t.id,
  number: adjustmentNumber(t.number),
  version: t.version,
  member: { id: t.memberId, fullName: t.memberName, phone: phoneFor(t, viewer) },
  direction: t.direction,
  points: t.points,
  reasonCode: t.reasonCode,
  reasonName: reasonName('tuning', t.reasonCode),
  comment: t.comment,
  status: t.status,
  createdAt: wireDateTime(t.createdAt),
  createdBy: { id: t.createdBy, name: t.createdByName },
  decidedAt: wireDateTimeOrNull(t.decidedAt),
  decidedBy: t.decidedBy ? { id: t.decidedBy, name: t.decidedByName ?? '' } : null,
  expiresAt: t.expiresOn,
});

const zero = { pending: 0, active: 0, reserved: 0, debt: 0 };

export async function readAdjustmentCard(db: Db, id: string, viewer: Actor, now: Date): Promise<Output<'tunings.get'>> {
  const record = await readAdjustment(db, id);
  const files = await readFiles(db, record.fileIds);
  const { rows } = await sql<typeof zero>`select pending, active, reserved, debt from wallets
    where member_id = ${record.memberId}`.execute(db);
  const waits = record.status === 'on_approval';
  const can = (action: 'update' | 'delete') => viewer.grants.has(`transactionPage.tuningsTransaction:${action}`);
  const mayDecide = waits && can('update');
  const refusal = mayDecide
    ? await secondPersonRefusal(db, approvalOf(record, viewer.id, now), 'TUNING_SAME_PERSON')
    : null;
  return {
    ...adjustmentRow(record, viewer),
    files: record.fileIds.flatMap((fileId) => files.get(fileId) ?? []),
    decisionComment: record.decisionComment,
    balance: rows[0] ?? zero,
    operations: await readOperations(db, sql`t.tuning_id = ${id}`, viewer),
    decisionRefusal: refusal?.message ?? null,
    allowedActions: [
      ...(mayDecide && !refusal ? (['approve', 'reject'] as const) : []),
      ...(waits && can('delete') && record.createdBy === viewer.id ? (['delete'] as const) : []),
    ],
  };
}
