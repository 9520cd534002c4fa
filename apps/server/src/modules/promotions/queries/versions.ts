import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import type { Output } from '../../../http/contract.ts';
import type { Scope } from '../../../http/scope.ts';
import { wireDateTime } from '../../../http/wire-date.ts';
import { readAdminCard } from './admin-card.ts';
import { answeredRule } from '../domain/answered-rule.ts';
import { nameIn, namesOf, type NameOf, readNames } from '../repository/names.ts';
import { askingOf } from '../texts/plain.ts';
import { type PlainRule, ruleLines, ruleTextsOf } from '../texts/rule-lines.ts';
import type { Conditions, Limits, Mechanic, PromotionRule } from '../../promotion-rules/index.ts';

type Versions = Output<'promotions.versions'>;

interface Row {
  id: string;
  number: number;
  mechanic: Versions[number]['mechanic'];
  params: unknown;
  conditions: Conditions;
  limits: Limits;
  stackMode: PromotionRule['stackMode'];
  createdAt: Date;
  createdBy: string | null;
}

const plainOf = (row: Row, owner: string | undefined): PlainRule => ({
  mechanic: { mechanic: row.mechanic, params: row.params } as Mechanic,
  conditions: row.conditions,
  limits: row.limits,
  stackMode: row.stackMode,
  from: undefined,
  to: undefined,
  owner,
});

const mostNamed = 60;

/** Fields a list is cut in: what is in it is compared, not what is shown of it. */
const valueOf = (rule: PlainRule, field: string): string =>
  field.startsWith('conditions.') ? JSON.stringify(rule.conditions[field.slice(11) as keyof Conditions] ?? null) : '';

const atLimit = ({ limits }: PlainRule): string => limits.onLimit ?? 'refuse';

/** What one version says otherwise than the one before it. */
export function changesOf(before: PlainRule, after: PlainRule, nameOf: NameOf): Versions[number]['changes'] {
  const lines = (rule: PlainRule) => new Map(ruleLines(rule, nameOf, mostNamed).map((line) => [line.field, line]));
  const [was, is] = [lines(before), lines(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((field) => {
    const [old, now] = [was.get(field), is.get(field)];
    // Shown only where there is a limit: the limit that has come or gone is said by itself.
    if (field === 'limits.onLimit' && atLimit(before) === atLimit(after)) return [];
    if (old?.text === now?.text && valueOf(before, field) === valueOf(after, field)) return [];
    const title = now?.title ?? old?.title ?? '';
    const cut = (text: string | undefined): string | null => text?.slice(0, 4000) ?? null;
    return [{ field, title, before: cut(old?.text), after: cut(now?.text) }];
  });
}

/** Every version with its rule in words and what it changed. */
export async function readVersions(db: Db, id: string, scope: Scope): Promise<Versions> {
  const card = await readAdminCard(db, id, scope);
  const { rows } = await sql<Row>`select v.id, v.number, v.mechanic, v.params, v.conditions, v.limits, v.stack_mode,
      v.created_at, trim(u.last_name || ' ' || u.first_name) as created_by
    from promotion_versions v left join users u on u.id = v.created_by
    where v.promotion_id = ${id} order by v.number desc limit 200`.execute(db);
  const names = await readNames(db, rows.map(askingOf));
  const nameOf = nameIn(names);
  const owner = card.manufacturer?.name;
  return rows.map((row, index) => {
    const previous = rows[index + 1];
    const plain = plainOf(row, owner);
    return {
      ...row,
      ...answeredRule(row),
      ...ruleTextsOf(plain, nameOf),
      names: namesOf(askingOf(row), names),
      changes: previous ? changesOf(plainOf(previous, owner), plain, nameOf) : [],
      createdAt: wireDateTime(row.createdAt),
    };
  });
}
