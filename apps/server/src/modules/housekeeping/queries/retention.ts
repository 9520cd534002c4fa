import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { dueBefore, type RetentionRule } from '../domain/retention.ts';

/** One rule with what it holds now. */
export interface RetentionLine extends Pick<RetentionRule, 'title' | 'reason' | 'days'> {
  rows: number;
  /** Past their term: the next night removes them. */
  due: number;
}

async function lineOf(db: Db, rule: RetentionRule, now: Date): Promise<RetentionLine> {
  const { title, reason, days } = rule;
  const line = { title, reason, days, rows: 0, due: 0 };
  for (const { table, moment } of rule.places) {
    const { rows } = await sql<{ rows: number; due: number }>`
      select count(*) as rows, count(*) filter (where ${sql.ref(moment)} < ${dueBefore(rule, now)}) as due
      from ${sql.table(table)}`.execute(db);
    line.rows += rows[0]!.rows;
    line.due += rows[0]!.due;
  }
  return line;
}

/** What is removed by which rule, how much there is of it and how much is due. */
export async function readRetention(db: Db, rules: readonly RetentionRule[], now: Date): Promise<RetentionLine[]> {
  const lines: RetentionLine[] = [];
  for (const rule of rules) lines.push(await lineOf(db, rule, now));
  return lines;
}

/**
 * What has no term: the books, decisions and consents are proof, a passport goes with its owner. What one of the rules is
 * about is left out.
 */
export async function readUnlimited(
  db: Db,
  rules: readonly RetentionRule[],
): Promise<{ title: string; rows: number; oldest: Date | null }[]> {
  const { rows } = await sql<{ title: string; rows: number; oldest: Date | null }>`
    select 'Операции с баллами' as title, count(*) as rows, min(at) as oldest from transfers
    union all select 'Продажи', count(*), min(created_at) from sales
    union all select 'Выплаты', count(*), min(requested_at) from withdrawals
    union all select 'Журнал действий', count(*), min(at) from audit_entries
    union all select 'Согласия', count(*), min(accepted_at) from consents
    union all select 'Паспортные данные, до ухода участника', count(sealed), null from tax_profiles`.execute(db);
  return rows.filter(({ title }) => rules.every((rule) => rule.title !== title));
}
