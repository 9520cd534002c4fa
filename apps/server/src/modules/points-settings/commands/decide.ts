import type { Ctx } from '../../../http/context.ts';
import { problem } from '../../../http/problem.ts';
import { requireSecondPerson } from '../../../core/second-person.ts';
import { requireFreshAuth } from '../../sessions/index.ts';
import { notifyDecided } from '../notices.ts';
import { approvalOf, closeChange, type ControlChange, isUpToDate, readChange } from '../repository/control.ts';
import { addVersion, checkSettings, lockSettings, readSettingsCard } from './update.ts';

const results = { confirm: 'confirmed', reject: 'rejected', withdraw: 'withdrawn' } as const;
const labels = {
  confirm: 'Изменение подтверждено вторым администратором',
  reject: 'Изменение отклонено вторым администратором',
  withdraw: 'Изменение отозвано',
} as const;

/** The one who asked takes it back; everything else is the other administrator's. */
async function admit(ctx: Ctx<'points.decideSettings'>, change: ControlChange): Promise<void> {
  const approval = approvalOf(change, ctx.actor.id, ctx.now());
  if (ctx.body.decision !== 'withdraw') await requireSecondPerson(ctx.db, approval, 'SETTINGS_SAME_PERSON');
  else if (change.askedBy !== ctx.actor.id) throw problem('FORBIDDEN');
  if (ctx.body.decision === 'confirm') requireFreshAuth(ctx);
}

/** Decides a pending change of settings of control (domain 3.22). */
export async function decideSettings(ctx: Ctx<'points.decideSettings'>) {
  const { db, actor, body } = ctx;
  const at = ctx.now();
  const present = await lockSettings(db);
  const change = await readChange(db, ctx.params.id);
  if (change.status !== 'pending') throw problem('SETTINGS_DECIDED');
  if (change.version !== body.version) throw problem('VERSION_CONFLICT');
  await admit(ctx, change);
  const entry = { entityType: 'points_settings', entityId: change.id, entityLabel: 'Настройки баллов' } as const;
  if (!isUpToDate(change, present)) {
    await closeChange(db, change.id, 'expired', { by: null, at });
    ctx.audit({ ...entry, action: 'status', result: 'denied', code: 'SETTINGS_EXPIRED', after: { status: 'expired' } });
    throw problem('SETTINGS_EXPIRED', {}, { commitOnFailure: true });
  }
  const said = [`${labels[body.decision]}; предложил(а) ${change.askedByName}`, body.comment?.trim()];
  const reason = said.filter(Boolean).join('. ');
  if (body.decision === 'confirm') {
    const { version: _, ...data } = present;
    const next = { ...data, ...change.after } as typeof data;
    checkSettings(next, present);
    const changed = await addVersion(db, present, next, change.askedBy, at);
    ctx.audit({ ...entry, action: 'update', ...changed, reason });
  } else {
    const status = results[body.decision];
    ctx.audit({ ...entry, action: 'status', before: { status: 'pending' }, after: { status }, reason });
  }
  await closeChange(db, change.id, results[body.decision], { by: actor.id, at, comment: body.comment });
  if (body.decision !== 'withdraw') await notifyDecided(ctx, change.askedBy, body.decision);
  return readSettingsCard(db, actor, at);
}
