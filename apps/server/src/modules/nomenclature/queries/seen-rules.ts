import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import type { Scope } from '../../../http/scope.ts';
import { liveRules, type PromotionRule } from '../../promotion-rules/index.ts';
import { visibleTo } from '../../promotions/index.ts';

/** Rules in force of the promotions the reader sees: nobody finds by the others that his goods are in them. */
export async function seenRules(db: Db, scope: Scope, now: Date): Promise<readonly PromotionRule[]> {
  const rules = (await liveRules(db, now)).at(now);
  if (scope.kind === 'all') return rules;
  const ids = rules.map(({ promotionId }) => promotionId);
  const { rows } = await sql<{ id: string }>`select p.id from promotions p
    where p.id = any(${ids}::uuid[]) and ${visibleTo(scope)}`.execute(db);
  const seen = new Set(rows.map(({ id }) => id));
  return rules.filter(({ promotionId }) => seen.has(promotionId));
}
