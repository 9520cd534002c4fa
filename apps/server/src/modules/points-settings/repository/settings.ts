import { boundCeilings, type Bounds } from '@pribavka/api';
import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Output } from '../../../http/contract.ts';
import { programmeDay } from '../../../http/wire-date.ts';
import { addDays, addMonths, monthEnd, startOfDay } from '../../../core/calendar.ts';
import { widest } from '../domain/bounds.ts';

/** Rules of points (domain 3.16) with the number of their version. */
export type PointsSettings = Omit<Output<'points.settings'>, 'updatedAt' | 'updatedBy' | 'pending'>;

/** What a version written before the setting was there means by its absence. */
const absent: { storeRating: boolean; listReceiptRequired: boolean; basePointsApprovalThreshold: number } & Bounds = {
  storeRating: false,
  listReceiptRequired: false,
  basePointsApprovalThreshold: 5000,
  ...boundCeilings,
};

type Row = { version: number; data: Omit<PointsSettings, 'version' | keyof typeof absent> };

export async function readSettings(db: Db): Promise<PointsSettings> {
  const rows = await prepared(
    db,
    'points.settings',
    sql<Row>`select version, data from points_settings order by version desc limit 1`,
  );
  const row = rows[0];
  if (!row) throw new Error('points_settings is empty');
  return { ...absent, ...row.data, version: row.version };
}

/**
 * The settings an answer to a question is held to: like its day and its promotions, its bounds are those of the first
 * sending, unless they are wider by now.
 */
export async function withFirstBounds(db: Db, settings: PointsSettings, sentAt: Date): Promise<PointsSettings> {
  const rows = await prepared(
    db,
    'points.settings_at',
    sql<
      Pick<Row, 'data'>
    >`select data from points_settings where created_at <= ${sentAt} order by version desc limit 1`,
  );
  return { ...settings, ...widest(settings, { ...absent, ...rows[0]?.data }) };
}

/** Points of a confirmed sale come alive at `max(confirmedAt, saleDate + holdDays)` (domain 3.7). */
export function activationTime(settings: PointsSettings, saleDate: string, confirmedAt: Date): Date {
  const due = startOfDay(addDays(saleDate, settings.holdDays));
  return due > confirmedAt ? due : confirmedAt;
}

/** Last day on which points that came alive at `from` are still good. */
export function expiryDay(settings: PointsSettings, from: Date): string {
  const day = addMonths(programmeDay(from), settings.lifeMonths);
  return settings.expiryRounding === 'month_end' ? monthEnd(day) : day;
}
