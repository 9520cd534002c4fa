import { sql } from 'kysely';

import type { WithdrawalAction, WithdrawalBlocker, WithdrawalStatus } from '@pribavka/api';

import type { Db } from '../../../db/open.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Actor } from '../../../http/actor.ts';
import type { Output } from '../../../http/contract.ts';
import { programmeDay, wireDateTime, wireDateTimeOrNull } from '../../../http/wire-date.ts';
import { reasonSentence } from '../../dictionary/index.ts';
import { registryNumber, withdrawalNumber } from '../../../core/numbers.ts';
import { phoneFor } from '../../../core/reads-phones.ts';
import { fullNameSql } from '../../../core/full-name.ts';
import { addDays } from '../../../core/calendar.ts';
import type { PointsSettings } from '../../points-settings/index.ts';
import { obstaclesOf } from '../domain/obstacles.ts';
import { type OverrideRecord, overridesOf } from './overrides.ts';
import { isPreliminary, taxNote } from '../domain/tax-note.ts';
import type { TaxRules } from '../domain/tax.ts';

export type WithdrawalRecord = {
  id: string;
  number: number;
  version: number;
  memberId: string;
  memberName: string;
  memberPhone: string | null;
  points: number;
  rateKopecks: number;
  grossKopecks: number;
  taxMode: TaxRules['taxMode'];
  /** Of the settings by which the tax was counted. */
  taxRate: number;
  taxExemptKopecks: number;
  taxBaseKopecks: number;
  exemptUsedKopecks: number;
  taxKopecks: number;
  netKopecks: number;
  method: 'card' | 'sbp';
  cardId: string | null;
  cardMask: string;
  cardBrand: string | null;
  status: WithdrawalStatus;
  registryId: string | null;
  registryNumber: number | null;
  registryApprovedAt: Date | null;
  providerRef: string | null;
  failureText: string | null;
  reasonCode: string | null;
  comment: string | null;
  requestedAt: Date;
  decidedAt: Date | null;
  decidedBy: string | null;
  paidAt: Date | null;
  /** Conditions that no longer hold and stop it while it can still be decided. */
  obstacles: WithdrawalBlocker[];
  /** Those among them that two people have allowed to pass. */
  lifted: WithdrawalBlocker[];
  /** What the member owes, points. */
  debt: number;
  /** Newest first. */
  overrides: OverrideRecord[];
};

const select = sql`select w.id, w.number, w.version, w.member_id, w.points, w.rate_kopecks, w.gross_kopecks, w.tax_mode,
    w.tax_base_kopecks, w.exempt_used_kopecks, w.tax_kopecks, w.net_kopecks, w.method, w.card_id, w.card_mask, w.status,
    w.registry_id, w.provider_ref, w.failure_text, w.reason_code, w.comment, w.requested_at, w.decided_at, w.decided_by,
    w.paid_at, ${fullNameSql('m')} as member_name, m.phone as member_phone, c.brand as card_brand,
    (p.data->>'taxRate')::int as tax_rate, (p.data->>'taxExemptKopecks')::bigint as tax_exempt_kopecks,
    r.number as registry_number, r.approved_at as registry_approved_at,
    coalesce(o.stopping, '{}') as obstacles, coalesce(o.lifted, '{}') as lifted, coalesce(a.debt, 0) as debt, ${overridesOf} as overrides
  from withdrawals w join users m on m.id = w.member_id left join payout_cards c on c.id = w.card_id
  left join payout_registries r on r.id = w.registry_id left join points_settings p on p.version = w.settings_version
  left join wallets a on a.member_id = w.member_id
  left join lateral (select x.* from withdrawal_obstacles(w.id, w.member_id, w.card_id) x
    where w.status in ('new', 'on_review', 'approved', 'failed')
      or (w.status = 'in_registry' and r.status = 'formed')) o on true`;

export async function readWithdrawals(db: Db, ids: readonly string[]): Promise<WithdrawalRecord[]> {
  if (ids.length === 0) return [];
  const query = sql<WithdrawalRecord>`${select} where w.id = any((select ${[...ids]}::uuid[])::uuid[])`;
  return prepared(db, 'withdrawals.records', query);
}

type Viewer = Pick<Actor, 'id' | 'kind' | 'roleCode' | 'grants'>;

/** What this person may do with it now; the handlers judge by the same table. */
export function withdrawalActions(
  viewer: Viewer,
  w: Pick<WithdrawalRecord, 'status' | 'memberId'>,
): WithdrawalAction[] {
  if (viewer.id === w.memberId) {
    return w.status === 'new' || w.status === 'on_review' || w.status === 'approved' ? ['cancel'] : [];
  }
  if (viewer.roleCode === 'member' || !viewer.grants.has('transactionPage.detailTransaction:update')) return [];
  switch (w.status) {
    case 'new':
    case 'on_review':
      return ['approve', 'reject'];
    case 'approved':
      return ['reject'];
    case 'failed':
      return ['retry', 'return'];
    case 'in_registry':
    case 'paid':
    case 'rejected':
    case 'cancelled':
    case 'returned':
      return [];
  }
}

function askedAt({ overrides }: WithdrawalRecord): string | null {
  const waiting = overrides.find(({ status }) => status === 'asked');
  return waiting ? wireDateTime(new Date(waiting.askedAt)) : null;
}

type Row = Output<'withdrawals.list'>['items'][number];

/** The row of the contract; the comment of finance is for finance. */
export function withdrawalRow(w: WithdrawalRecord, viewer: Viewer, settings: PointsSettings): Row {
  const isOwn = viewer.id === w.memberId;
  const open = w.status === 'new' || w.status === 'on_review' || w.status === 'approved' || w.status === 'in_registry';
  return {
    id: w.id,
    number: withdrawalNumber(w.number),
    version: w.version,
    member: { id: w.memberId, fullName: w.memberName, phone: phoneFor(w, viewer) },
    points: w.points,
    rateKopecks: w.rateKopecks,
    grossKopecks: w.grossKopecks,
    taxMode: w.taxMode,
    taxBaseKopecks: w.taxBaseKopecks,
    taxExemptUsedKopecks: w.exemptUsedKopecks,
    taxKopecks: w.taxKopecks,
    taxIsPreliminary: isPreliminary(w.status),
    taxNote: taxNote(w.status, w, { taxExemptUsedKopecks: w.exemptUsedKopecks, taxBaseKopecks: w.taxBaseKopecks }),
    netKopecks: w.netKopecks,
    method: w.method,
    card: { id: w.cardId, mask: w.cardMask, brand: w.cardBrand },
    status: w.status,
    registry:
      w.registryId && w.registryNumber !== null ? { id: w.registryId, number: registryNumber(w.registryNumber) } : null,
    sentAt: wireDateTimeOrNull(w.registryId ? w.registryApprovedAt : null),
    failureCode: w.failureText ? 'provider' : null,
    failureText: w.failureText,
    reasonCode: w.reasonCode,
    reasonText: w.reasonCode ? reasonSentence('withdrawalReject', w.reasonCode, w.comment ?? undefined) : null,
    requestedAt: wireDateTime(w.requestedAt),
    decidedAt: wireDateTimeOrNull(w.decidedAt),
    paidAt: wireDateTimeOrNull(w.paidAt),
    payoutBy: open ? addDays(programmeDay(w.requestedAt), settings.payoutDays) : null,
    // The member reads in his profile what is in the way of the next one.
    obstacles: isOwn ? [] : obstaclesOf(w.obstacles, w.debt),
    lifted: isOwn ? [] : obstaclesOf(w.lifted, w.debt),
    overrideAskedAt: isOwn ? null : askedAt(w),
    allowedActions: withdrawalActions(viewer, w),
  };
}
