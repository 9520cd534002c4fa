import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Output } from '../../../http/contract.ts';
import { programmeDay } from '../../../http/wire-date.ts';
import { addDays, addMonths, monthEnd, startOfDay } from '../../../core/calendar.ts';

/** Rules of points (domain 3.16) with the number of their version. */
export type PointsSettings = Omit<Output<'points.settings'>, 'updatedAt' | 'updatedBy' | 'pending'>;

/** What a version written before the setting was there means by its absence. */
const absent = { storeRating: false, basePointsApprovalThreshold: 5000 };

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
