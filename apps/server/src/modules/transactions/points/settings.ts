import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import type { Body, Output } from '../../../http/contract.ts';
import { invalid, problem } from '../../../http/problem.ts';
import { programmeZone, wireDateTime } from '../../../http/wire-date.ts';
import { type PointsSettings, readSettings } from '../settings.ts';

type Settings = Output<'points.settings'>;

export async function readSettingsCard(db: Db): Promise<Settings> {
  const settings = await readSettings(db);
  const { rows } = await sql<{ at: Date; name: string | null }>`
    select s.created_at as at, nullif(trim(concat_ws(' ', u.last_name, u.first_name)), '') as name
    from points_settings s left join users u on u.id = s.created_by where s.version = ${settings.version}`.execute(db);
  return { ...settings, updatedAt: wireDateTime(rows[0]?.at ?? new Date(0)), updatedBy: rows[0]?.name ?? null };
}

function check(next: Body<'points.updateSettings'>): void {
  const fields: Record<string, string[]> = {};
  if (next.withdrawalMin > next.withdrawalMax) fields['withdrawalMin'] = ['Минимум больше максимума'];
  if (next.withdrawalMin < 1) fields['withdrawalMin'] = ['Минимум — 1 балл'];
  if (next.withdrawalMin % next.withdrawalStep !== 0) fields['withdrawalStep'] = ['Минимум должен быть кратен шагу'];
  if (next.withdrawalPerMonth < next.withdrawalMin) fields['withdrawalPerMonth'] = ['Меньше минимального вывода'];
  // Every date of the product is shown in one zone: moving it would move days already promised.
  if (next.timezone !== programmeZone()) fields['timezone'] = ['Часовой пояс программы не меняется'];
  if (Object.keys(fields).length > 0) throw invalid(fields);
}

/** The next version of the rules; returns what changed for the journal. */
export async function writeSettings(
  db: Db,
  next: Body<'points.updateSettings'>,
  author: string,
  at: Date,
): Promise<{ before: Partial<PointsSettings>; after: Partial<PointsSettings> }> {
  check(next);
  await sql`lock table points_settings in share row exclusive mode`.execute(db);
  const present = await readSettings(db);
  if (present.version !== next.version) throw problem('VERSION_CONFLICT');
  const { version, ...data } = next;
  const names = (Object.keys(data) as (keyof typeof data)[]).filter((name) => data[name] !== present[name]);
  const pick = (from: typeof data): Partial<PointsSettings> =>
    Object.fromEntries(names.map((name) => [name, from[name]]));
  if (names.length === 0) return { before: {}, after: {} };
  await sql`insert into points_settings (version, data, created_at, created_by)
    values (${version + 1}, ${JSON.stringify(data)}::jsonb, ${at}, ${author})`.execute(db);
  return { before: pick(present), after: pick(data) };
}
