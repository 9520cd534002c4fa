import type { Ctx } from '../../../../http/context.ts';
import type { Output } from '../../../../http/contract.ts';
import { parseWireDateTime, programmeDay } from '../../../../http/wire-date.ts';
import { periodEnd } from '../../../promotion-rules/index.ts';
import { readBudget } from './budget.ts';
import { asVersion, type DraftForm, ownerOf, plainDraft, within } from './draft.ts';
import { readOverlaps } from './overlaps.ts';
import { readReach } from './reach.ts';

const dayMs = 86_400_000;

function daysOf({ startsAt, endsAt }: DraftForm): number | null {
  if (startsAt === undefined || endsAt === undefined) return null;
  const length = periodEnd(parseWireDateTime(endsAt)).getTime() - parseWireDateTime(startsAt).getTime();
  return length > 0 ? Math.ceil(length / dayMs) : null;
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
    budget: await readBudget(db, version, form, { mechanic, today, days: daysOf(form) }),
  };
}
