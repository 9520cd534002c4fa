import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../../db/open.ts';
import { postgresErrors, sqlState } from '../../../../db/sql-errors.ts';
import type { Body } from '../../../../http/contract.ts';
import { problem } from '../../../../http/problem.ts';
import type { Scope } from '../../../../http/scope.ts';
import { parseWireDateTime } from '../../../../http/wire-date.ts';
import { completeMechanic, compactRule } from '../../domain/form.ts';
import { dayOf } from '../../texts/plain.ts';
import type { PlainPromotion } from '../../texts/rule-lines.ts';
import type { Mechanic } from '../../../promotion-rules/index.ts';

export type DraftForm = Body<'promotions.describe'>['promotion'];

/** The company whose promotion it is or will be; a partner makes none. */
export function ownerOf(scope: Scope, asked: string | undefined): string | undefined {
  if (scope.kind === 'manufacturer') return scope.manufacturerId;
  if (scope.kind !== 'all') throw problem('FORBIDDEN');
  return asked;
}

const mechanicOf = (form: DraftForm): Mechanic | undefined =>
  form.mechanic === undefined ? undefined : completeMechanic(form.mechanic, form.params ?? {});

const dayIn = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : dayOf(parseWireDateTime(text));

/** A form as the words take it, however far it is filled in. */
export const plainDraft = (form: DraftForm, owner: string | undefined): PlainPromotion => ({
  mechanic: mechanicOf(form),
  ...compactRule(form),
  stackMode: form.stackMode ?? 'stack',
  from: dayIn(form.startsAt),
  to: dayIn(form.endsAt),
  submitUntil: dayIn(form.submitUntil),
  owner,
  budgetPoints: form.budgetPoints,
  visibility: form.visibility ?? 'all',
  priority: form.priority,
});

/** The form as a promotion `p` with a version `v`, so that the same conditions hold for it as for a saved one. */
export function asVersion(form: DraftForm, owner: string | undefined): RawBuilder<unknown> {
  const { conditions } = compactRule(form);
  // A set without its goods yet is about any.
  const mechanic = mechanicOf(form);
  const named = mechanic?.mechanic === 'bundle' ? mechanic : { mechanic: 'fixed_per_unit', params: {} };
  return sql`(select ${owner ?? null}::uuid as manufacturer_id) p
    cross join (select null::uuid as id, ${named.mechanic}::text as mechanic, ${JSON.stringify(named.params)}::jsonb as params,
      ${JSON.stringify(conditions)}::jsonb as conditions) v`;
}

/** Ends a question that takes too long with `undefined`: what is shown with a form is not worth waiting for. */
export async function within<T>(db: Db, ms: number, ask: (db: Db) => Promise<T>): Promise<T | undefined> {
  try {
    return await db.transaction().execute(async (tx) => {
      await sql`select set_config('statement_timeout', ${String(ms)}, true)`.execute(tx);
      return ask(tx);
    });
  } catch (error) {
    if (sqlState(error) === postgresErrors.queryCanceled) return undefined;
    throw error;
  }
}
