import type { TaxStatus } from '@pribavka/api';
import { sql } from 'kysely';

import { startOfDay, yearStart } from '../../../core/calendar.ts';
import type { Db } from '../../../db/open.ts';
import { programmeDay } from '../../../http/wire-date.ts';
import type { Money, TaxRules } from '../domain/tax.ts';
import type { WithdrawalRecord } from './records.ts';

/** What the tax of a member's payouts depends on. */
export interface TaxState {
  memberId: string;
  taxStatus: TaxStatus;
  /** Of this year's exemption, taken by what is paid or stands in a registry. */
  exemptUsedKopecks: number;
}

/**
 * A payout belongs to the year in which it was paid. What stands in a registry counts as well: its sum has gone to the
 * bank, and without it two registries would give the same exemption twice.
 */
export async function readTaxStates(db: Db, members: readonly string[], now: Date): Promise<TaxState[]> {
  const { rows } = await sql<TaxState>`
    select u.id as member_id, u.tax_status, coalesce((select sum(w.exempt_used_kopecks) from withdrawals w
        where w.member_id = u.id and (w.status = 'in_registry'
          or (w.status = 'paid' and w.paid_at >= ${startOfDay(yearStart(programmeDay(now)))}))), 0)::bigint
        as exempt_used_kopecks
    from users u where u.id = any(${[...members]}::uuid[])`.execute(db);
  return rows;
}

/** Requests of these members that no registry holds yet, first asked first. */
export async function readOpenIds(db: Db, members: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from withdrawals
    where member_id = any(${[...members]}::uuid[]) and status in ('new', 'on_review', 'approved')`.execute(db);
  return rows.map(({ id }) => id);
}

export type PricedWithdrawal = Money & Pick<TaxRules, 'taxMode'> & Pick<WithdrawalRecord, 'id'>;

/** `settingsVersion`: of the settings they were all counted by. */
export async function writeTaxes(db: Db, priced: readonly PricedWithdrawal[], settingsVersion: number): Promise<void> {
  await sql`update withdrawals w set tax_mode = p."taxMode", exempt_used_kopecks = p."taxExemptUsedKopecks",
      tax_base_kopecks = p."taxBaseKopecks", tax_kopecks = p."taxKopecks", net_kopecks = p."netKopecks",
      settings_version = ${settingsVersion}
    from jsonb_to_recordset(${JSON.stringify(priced)}::jsonb) as p(id uuid, "taxMode" text, "taxExemptUsedKopecks" bigint,
      "taxBaseKopecks" bigint, "taxKopecks" bigint, "netKopecks" bigint)
    where w.id = p.id`.execute(db);
}
