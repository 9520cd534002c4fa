import { createHash } from 'node:crypto';

import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { prepared } from '../../../db/prepared.ts';
import type { FirstProducts } from './first-facts.ts';
import type { PromotionRule } from '../domain/rules.ts';

/** Promotions in force at one moment, and what a point cost then. */
export type RuleSet = { rules: readonly PromotionRule[]; rateKopecks: number };

/** What a sale that was sent before is judged by. */
export type OwnRules = RuleSet & { products: FirstProducts | null };

/** The same rules always have the same id: sales of one time share a row. */
const idOf = (text: string): string =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** Keeps the rules a sale is calculated by for the day it is calculated again; answers their id. */
export async function saveRuleSet(db: Db, { rules, rateKopecks }: RuleSet): Promise<string> {
  const text = JSON.stringify(rules);
  const id = idOf(`${rateKopecks}:${text}`);
  const known = await prepared(
    db,
    'promotions.rule-set',
    sql<{ id: string }>`select id from rule_sets where id = ${id}`,
  );
  if (known.length === 0) {
    await sql`insert into rule_sets (id, rate_kopecks, rules) values (${id}, ${rateKopecks}, ${text}::jsonb)
      on conflict do nothing`.execute(db);
  }
  return id;
}

export async function readRuleSets(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, RuleSet>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<RuleSet & { id: string }>`
    select id, rules, rate_kopecks from rule_sets where id = any(${[...new Set(ids)]}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, ...set }) => [id, set]));
}

/** The rules of a sale that was sent before, and its goods as they were then; none for one older than this record. */
export async function readOwnRules(db: Db, saleId: string): Promise<OwnRules | undefined> {
  const { rows } = await sql<OwnRules>`
    select r.rules, r.rate_kopecks, s.rule_facts->'products' as products
    from sales s join rule_sets r on r.id = s.rule_set_id where s.id = ${saleId}`.execute(db);
  return rows[0];
}
