import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { newId } from '../../../ids.ts';
import type { Conditions, Limits, Mechanic } from '../../promotion-rules/index.ts';

export type NewPromotion = Mechanic & {
  name: string;
  shortText: string;
  description: string;
  status: 'draft' | 'on_approval' | 'scheduled' | 'active' | 'paused' | 'finished';
  startsAt: Date;
  endsAt: Date;
  submitUntil?: Date | undefined;
  conditions: Conditions;
  limits?: Limits | undefined;
  stackMode?: 'exclusive' | 'best' | 'stack' | undefined;
  priority?: number | undefined;
  budgetPoints?: number | undefined;
  manufacturerId?: string | undefined;
  imageFileId?: string | undefined;
  rulesFileId?: string | undefined;
  visibility?: 'all' | 'targeted' | 'hidden' | undefined;
  createdBy?: string | undefined;
};

// A budget this large is worth spreading over several rows, so that sales do not queue for one.
const stripesOf = (budget: number): number => (budget >= 1_000_000 ? 16 : 1);

/** A promotion with its first version and its budget; returns its id. */
export async function createPromotion(db: Db, promotion: NewPromotion): Promise<string> {
  const [id, versionId] = [newId(), newId()];
  const budget = promotion.budgetPoints ?? null;
  await sql`insert into promotions (id, name, short_text, description, status, priority, starts_at, ends_at,
      submit_until, budget_points, owner_kind, manufacturer_id, image_file_id,
      rules_file_id, visibility, created_by, authored_by)
    values (${id}, ${promotion.name}, ${promotion.shortText}, ${promotion.description}, ${promotion.status},
      ${promotion.priority ?? 100}, ${promotion.startsAt}, ${promotion.endsAt}, ${promotion.submitUntil ?? null}, ${budget},
      ${promotion.manufacturerId ? 'manufacturer' : 'programme'}, ${promotion.manufacturerId ?? null},
      ${promotion.imageFileId ?? null}, ${promotion.rulesFileId ?? null}, ${promotion.visibility ?? 'all'},
      ${promotion.createdBy ?? null}, ${promotion.createdBy ?? null})`.execute(db);
  await sql`insert into promotion_versions (id, promotion_id, number, mechanic, params, conditions, limits, stack_mode, created_by)
    values (${versionId}, ${id}, 1, ${promotion.mechanic}, ${JSON.stringify(promotion.params)}::jsonb,
      ${JSON.stringify(promotion.conditions)}::jsonb, ${JSON.stringify(promotion.limits ?? {})}::jsonb,
      ${promotion.stackMode ?? 'stack'}, ${promotion.createdBy ?? null})`.execute(db);
  await sql`update promotions set current_version_id = ${versionId} where id = ${id}`.execute(db);
  if (budget !== null) {
    const stripes = stripesOf(budget);
    await sql`insert into promotion_budgets (promotion_id, stripe, limit_points)
      select ${id}, n, ${Math.floor(budget / stripes)} + case when n = 0 then ${budget % stripes} else 0 end
      from generate_series(0, ${stripes - 1}) as n`.execute(db);
  }
  return id;
}
