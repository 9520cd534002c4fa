import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../../db/open.ts';
import type { Ctx } from '../../../../http/context.ts';
import { parseWireDateTime } from '../../../../http/wire-date.ts';
import { type PromotionRecord, readPromotions } from '../../../promotion-rules/index.ts';
import { widens } from '../../domain/change.ts';
import { authorsOf, startRefusal } from '../../policy.ts';
import { visibleTo } from '../list.ts';
import { type DraftForm, plainDraft } from './draft.ts';

type DescribeCtx = Ctx<'promotions.describe'>;

/** Whether saving the form would make the reader an author of this promotion. */
async function changesIt(db: Db, record: PromotionRecord, form: DraftForm): Promise<boolean> {
  const { mechanic, conditions, limits, stackMode } = plainDraft(form, undefined);
  const json = (value: unknown): RawBuilder<unknown> => sql`${JSON.stringify(value ?? {})}::jsonb`;
  const { rows } = await sql`select 1 from promotion_versions v where v.id = ${record.versionId}
    and (v.mechanic, v.params, v.conditions, v.limits, v.stack_mode) is distinct from
      (${mechanic?.mechanic ?? ''}::text, ${json(mechanic?.params)}, ${json(conditions)}, ${json(limits)}, ${stackMode}::text)`.execute(
    db,
  );
  const { startsAt, endsAt, submitUntil } = form;
  return (
    rows.length > 0 ||
    widens(record, {
      startsAt: startsAt === undefined ? record.startsAt : parseWireDateTime(startsAt),
      endsAt: endsAt === undefined ? record.endsAt : parseWireDateTime(endsAt),
      submitUntil: submitUntil === undefined ? null : parseWireDateTime(submitUntil),
      budgetPoints: form.budgetPoints ?? null,
    })
  );
}

/** The sentence a start of this form would be refused with; a company never starts its own. */
export async function refusalOfForm({ db, scope, actor, body, now }: DescribeCtx): Promise<string | null> {
  if (scope.kind !== 'all') return null;
  const { promotion: form, promotionId } = body;
  const starter = { id: actor.id, at: now() };
  const [record] =
    promotionId === undefined ? [] : await readPromotions(db, sql`p.id = ${promotionId} and ${visibleTo(scope)}`);
  const changed = !record || (await changesIt(db, record, form));
  const refusal = await startRefusal(
    db,
    {
      id: record?.id ?? null,
      status: record?.status ?? 'draft',
      budgetPoints: form.budgetPoints ?? null,
      authoredBy: changed ? actor.id : record.authoredBy,
      coAuthors: changed && record ? authorsOf(record) : (record?.coAuthors ?? []),
      approvedBy: changed ? null : record.approvedBy,
    },
    starter,
  );
  return refusal?.message ?? null;
}
