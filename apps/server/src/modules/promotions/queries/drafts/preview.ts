import type { Ctx } from '../../../../http/context.ts';
import type { Output } from '../../../../http/contract.ts';
import { parseWireDateTime, programmeDay } from '../../../../http/wire-date.ts';
import { periodEnd } from '../../../promotion-rules/index.ts';
import { readTaken } from '../../repository/budget.ts';
import { type Days, readBudget } from './budget.ts';
import { asVersion, type DraftForm, ownerOf, plainDraft, within } from './draft.ts';
import { readOverlaps } from './overlaps.ts';
import { readReach } from './reach.ts';

const dayMs = 86_400_000;

/** How long it is going to last, or still lasts; nothing of one that is over. */
function daysOf({ startsAt, endsAt }: DraftForm, now: Date): Days | undefined {
  if (startsAt === undefined || endsAt === undefined) return undefined;
  const start = parseWireDateTime(startsAt);
  const hasBegun = start < now;
  const length = periodEnd(parseWireDateTime(endsAt)).getTime() - (hasBegun ? now : start).getTime();
  return length > 0 ? { count: Math.ceil(length / dayMs), hasBegun } : undefined;
}

/** Whom and what a form reaches, what it meets there and how far its budget goes. */
export async function previewDraft(ctx: Ctx<'promotions.preview'>): Promise<Output<'promotions.preview'>> {
  const { db, scope } = ctx;
  const { promotion: form, promotionId } = ctx.body;
  const owner = ownerOf(scope, form.manufacturerId);
  const version = asVersion(form, owner);
  const { conditions, mechanic } = plainDraft(form, undefined);
  const [now, today] = [ctx.now(), programmeDay(ctx.now())];
  const overlaps = await within(db, 3000, (tx) => readOverlaps(tx, version, form, { except: promotionId, scope, now }));
  return {
    ...(await readReach(db, version, conditions, today)),
    ...(overlaps ?? { overlaps: [], overlapsCapped: true }),
    budget: await readBudget(db, version, form, {
      mechanic,
      today,
      days: daysOf(form, now),
      taken: await readTaken(db, promotionId, scope),
    }),
  };
}
