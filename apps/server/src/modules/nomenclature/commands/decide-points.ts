import { sql } from 'kysely';

import type { Ctx } from '../../../http/context.ts';
import { fieldProblem, problem } from '../../../http/problem.ts';
import { programmeDay } from '../../../http/wire-date.ts';
import { requireSecondPerson } from '../../../core/second-person.ts';
import { readSettings } from '../../points-settings/index.ts';
import { dayText } from '../../../core/calendar.ts';
import { notifyDecided } from '../notices.ts';
import { closeWaiting, type Waiting } from '../repository/points-waiting.ts';
import { putPoints } from '../repository/product-form.ts';
import { cardOf, lockProduct } from './products.ts';

type DecideCtx = Ctx<'products.decidePoints'>;

/** The programme decides and the manufacturer takes back: neither does the other's. */
async function admit({ body, scope, db, actor, now }: DecideCtx, askedBy: string): Promise<void> {
  const takesBack = body.decision === 'withdraw';
  if (scope.kind !== (takesBack ? 'manufacturer' : 'all')) throw problem('FORBIDDEN');
  if (takesBack) return;
  await requireSecondPerson(db, { authors: [askedBy], by: actor.id, at: now() }, 'POINTS_SAME_PERSON');
  if (body.decision === 'reject' && !body.comment?.trim()) throw fieldProblem('REASON_REQUIRED', 'comment');
}

/** The points begin on their day, or today when it has passed: what was sold meanwhile is sold. */
async function agree({ db, actor, now }: DecideCtx, { productId, points, validFrom }: Waiting): Promise<string> {
  const { maxBasePoints: n } = await readSettings(db);
  if (points > n) throw problem('POINTS_BOUND', { n });
  const today = programmeDay(now());
  const from = validFrom < today ? today : validFrom;
  await putPoints(db, [productId], { points, from, isAgreed: true }, actor.id, now());
  return from;
}

/** Decides base points of a manufacturer that wait for the programme (domain 3.23). */
export async function decidePoints(ctx: DecideCtx) {
  const { db, actor, body } = ctx;
  const at = ctx.now();
  const { id, name, version } = await lockProduct(db, ctx.params.id, ctx.scope);
  const waiting = await db
    .selectFrom('productPointsWaiting')
    .selectAll()
    .where('productId', '=', id)
    .executeTakeFirst();
  if (!waiting) throw problem('POINTS_DECIDED', {}, { current: await cardOf(ctx, id) });
  if (version !== body.version) throw problem('VERSION_CONFLICT', {}, { current: await cardOf(ctx, id) });
  await admit(ctx, waiting.askedBy);
  await closeWaiting(db, [id]);
  await sql`update products set updated_at = ${at}, updated_by = ${actor.id}::uuid, version = version + 1
    where id = ${id}::uuid`.execute(db);
  const comment = body.comment?.trim() || undefined;
  const before = { pointsWaiting: waiting.points, from: waiting.validFrom };
  const entry = { entityId: id, entityLabel: name, action: 'update', reason: comment, before } as const;
  if (body.decision === 'approve') {
    const from = await agree(ctx, waiting);
    ctx.audit({ ...entry, after: { points: waiting.points, from } });
    const said = [`Действуют с ${dayText(from)}.`, comment].filter(Boolean).join(' ');
    await notifyDecided(ctx, waiting, { outcome: 'approved', by: actor.id, comment: said });
  } else {
    ctx.audit({ ...entry, after: { pointsWaiting: null } });
    if (body.decision === 'reject') {
      await notifyDecided(ctx, waiting, { outcome: 'rejected', by: actor.id, comment: comment ?? '' });
    }
  }
  return cardOf(ctx, id);
}
