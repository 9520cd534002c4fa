import { sql } from 'kysely';
import type { ProblemCode } from '@pribavka/api';

import type { Db } from '../db/open.ts';
import { type Problem, problem } from '../http/problem.ts';
import { programmeDay } from '../http/wire-date.ts';
import { newId } from '../ids.ts';
import { addDays, startOfDay } from './calendar.ts';

export interface Approval {
  /** Everybody who made what is approved as it stands. */
  authors: readonly (string | null)[];
  /** Who decides, and when. */
  by: string;
  at: Date;
}

/** Problems that name who decides instead, one an area. */
type SamePerson = Extract<ProblemCode, `${string}_SAME_PERSON`>;

/** How long a person is no second one for somebody who had his account in hand (domain 3.23). */
const coolingMs = 72 * 3_600_000;

/** Whether one of these people made or changed the other's account in the last 72 hours: both could be one person. */
async function areTied(db: Db, people: readonly string[], by: string, at: Date): Promise<boolean> {
  const since = new Date(at.getTime() - coolingMs);
  const { rows } = await sql`
    select 1 from users where created_at > ${since}
      and ((id = ${by}::uuid and created_by = any(${people}::uuid[]))
        or (id = any(${people}::uuid[]) and created_by = ${by}::uuid))
    union all select 1 from account_interventions where at > ${since}
      and ((user_id = ${by}::uuid and by_id = any(${people}::uuid[]))
        or (user_id = any(${people}::uuid[]) and by_id = ${by}::uuid))
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Why this person may not decide what these authors made, if so: two people, whatever the sum (domain 3.23). */
export async function secondPersonRefusal(
  db: Db,
  { authors, by, at }: Approval,
  code: SamePerson,
): Promise<Problem | null> {
  const people = authors.filter((id) => id !== null);
  if (people.includes(by)) return problem(code);
  return (await areTied(db, people, by, at)) ? problem('SECOND_PERSON_RECENT') : null;
}

/** Every decision of a second person asks here. */
export async function requireSecondPerson(db: Db, approval: Approval, code: SamePerson): Promise<void> {
  const refusal = await secondPersonRefusal(db, approval, code);
  if (refusal) throw refusal;
}

/** Notes that somebody had the account of another person in hand; nobody's own. */
export async function noteIntervention(
  db: Db,
  kind: 'address' | 'second_step' | 'role' | 'demotion',
  { userId, by, at }: { userId: string; by: string; at: Date },
): Promise<void> {
  await sql`insert into account_interventions (id, user_id, by_id, kind, at)
    values (${newId()}, ${userId}, ${by}, ${kind}, ${at})`.execute(db);
}

/**
 * Makes everything one author lets through happen one after another: of ten commands sent at once each sees the ones
 * before it. Taken before the lock of a member, always in this order.
 */
export async function lockAuthor(db: Db, author: string): Promise<void> {
  await sql`select 1 from users where id = ${author}::uuid for no key update`.execute(db);
}

/** The programme's day, over which what an author lets through is summed (domain 3.23). */
export function dayOfAuthor(now: Date): { from: Date; to: Date } {
  const day = programmeDay(now);
  return { from: startOfDay(day), to: startOfDay(addDays(day, 1)) };
}
