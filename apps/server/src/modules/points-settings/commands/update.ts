import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import type { Actor } from '../../../http/actor.ts';
import type { Ctx } from '../../../http/context.ts';
import type { Output } from '../../../http/contract.ts';
import { fieldMessage, fieldProblem, invalid, problem, type WrongFields } from '../../../http/problem.ts';
import { programmeZone, wireDateTime } from '../../../http/wire-date.ts';
import { notifyAsked } from '../notices.ts';
import { requireFreshAuth } from '../../sessions/index.ts';
import { type PointsSettings, readSettings } from '../repository/settings.ts';
import {
  askForChange,
  closeChange,
  isUpToDate,
  otherAdmins,
  pendingCard,
  readPending,
  touchedBy,
} from '../repository/control.ts';

type Data = Omit<PointsSettings, 'version'>;
type Viewer = Pick<Actor, 'id' | 'roleCode' | 'grants'>;
const entry = { entityType: 'points_settings', entityLabel: 'Настройки баллов' } as const;

export async function readSettingsCard(db: Db, viewer: Viewer, now: Date): Promise<Output<'points.settings'>> {
  const settings = await readSettings(db);
  const pending = await readPending(db);
  const { rows } = await sql<{ at: Date; name: string | null }>`
    select s.created_at as at, nullif(trim(concat_ws(' ', u.last_name, u.first_name)), '') as name
    from points_settings s left join users u on u.id = s.created_by where s.version = ${settings.version}`.execute(db);
  return {
    ...settings,
    updatedAt: wireDateTime(rows[0]?.at ?? new Date(0)),
    updatedBy: rows[0]?.name ?? null,
    pending: pending && isUpToDate(pending, settings) ? await pendingCard(db, pending, viewer, now) : null,
  };
}

/** Whether these rules can hold together. */
export function checkSettings(next: Data, present: PointsSettings): void {
  const fields: WrongFields = {};
  if (next.withdrawalMin > next.withdrawalMax) fields['withdrawalMin'] = 'WITHDRAWAL_MIN_ABOVE';
  if (next.withdrawalMin < 1) fields['withdrawalMin'] = 'WITHDRAWAL_MIN_ONE';
  if (next.withdrawalMin % next.withdrawalStep !== 0) fields['withdrawalStep'] = 'WITHDRAWAL_STEP_FIT';
  if (next.withdrawalPerMonth < next.withdrawalMin) fields['withdrawalPerMonth'] = 'WITHDRAWAL_MONTH_LOW';
  // One unit of a product must fit into a sale.
  if (next.maxBasePoints > next.maxSalePoints) {
    fields['maxBasePoints'] = fieldMessage('BOUND_ABOVE_SALE', { n: next.maxSalePoints });
  }
  // A sale gives its points in one credit.
  if (next.maxSalePoints > next.maxOperationPoints) {
    fields['maxSalePoints'] = fieldMessage('BOUND_ABOVE_OPERATION', { n: next.maxOperationPoints });
  }
  // Two persons for a registry are no choice any more (domain 3.22).
  if (!next.registrySecondPerson && present.registrySecondPerson) {
    fields['registrySecondPerson'] = 'REGISTRY_SECOND_PERSON';
  }
  // Every date of the product is shown in one zone: moving it would move days already promised.
  if (next.timezone !== programmeZone()) fields['timezone'] = 'TIMEZONE_FIXED';
  if (Object.keys(fields).length > 0) throw invalid(fields);
}

/** One change at a time: the second one reads what the first has left. */
export async function lockSettings(db: Db): Promise<PointsSettings> {
  await sql`lock table points_settings in share row exclusive mode`.execute(db);
  return readSettings(db);
}

/** The next version of the rules, and what became different in it. */
export async function addVersion(db: Db, present: PointsSettings, next: Data, author: string, at: Date) {
  const names = (Object.keys(next) as (keyof Data)[]).filter((name) => next[name] !== present[name]);
  const pick = (from: Data): Partial<Data> => Object.fromEntries(names.map((name) => [name, from[name]]));
  if (names.length > 0) {
    await sql`insert into points_settings (version, data, created_at, created_by)
      values (${present.version + 1}, ${JSON.stringify(next)}::jsonb, ${at}, ${author})`.execute(db);
  }
  return { before: pick(present), after: pick(next) };
}

/** Only the person these settings do not bind. */
function requireUnbound({ actor }: Pick<Ctx<'points.updateSettings'>, 'actor'>, names: readonly string[]): void {
  if (names.length === 0 || actor.roleCode === 'admin') return;
  throw fieldProblem('SETTINGS_CONTROL', names);
}

/** Only after a proof, and one change at a time. */
async function admitControl(ctx: Ctx<'points.updateSettings'>, present: PointsSettings) {
  requireFreshAuth(ctx);
  const pending = await readPending(ctx.db);
  if (pending && isUpToDate(pending, present)) throw problem('SETTINGS_PENDING');
  if (pending) await closeChange(ctx.db, pending.id, 'expired', { by: null, at: ctx.now() });
}

/**
 * Ordinary rules change at once. Settings of control wait for another administrator where there is one, and until then
 * stay as they are.
 */
export async function updateSettings(ctx: Ctx<'points.updateSettings'>) {
  const { db, actor } = ctx;
  const { version, ...next } = ctx.body;
  const present = await lockSettings(db);
  if (present.version !== version) throw problem('VERSION_CONFLICT');
  const control = touchedBy(present, next);
  requireUnbound(ctx, control.names);
  checkSettings(next, present);
  const waits = control.names.length > 0 && (await otherAdmins(db, actor.id)).length > 0;
  if (control.names.length > 0) await admitControl(ctx, present);
  const atOnce = waits ? ({ ...next, ...control.before } as Data) : next;
  const changed = await addVersion(db, present, atOnce, actor.id, ctx.now());
  if (Object.keys(changed.after).length > 0 || !waits) ctx.audit({ ...entry, ...changed });
  if (waits) {
    const id = await askForChange(db, control, actor.id, ctx.now());
    const { before, after } = control;
    ctx.audit({ ...entry, entityId: id, action: 'create', before, after, reason: 'Ждёт второго администратора' });
    await notifyAsked(ctx);
  }
  return readSettingsCard(db, actor, ctx.now());
}
