import { actionLabels, defaultRoles, type Grant, groupLabels, parseGrant } from '@pribavka/api';
import { sql } from 'kysely';

import type { Db } from '../../db/open.ts';
import type { Actor } from '../../http/actor.ts';
import { fieldProblem, problem } from '../../http/problem.ts';
import { readGrants } from './repository.ts';

type Giver = Pick<Actor, 'roleCode' | 'dataScope'>;

/** Role `admin` is changed by its own people only: anybody else could cut the administrators off. */
export function requireAdminFor(code: string, actor: Giver): void {
  if (code === 'admin' && actor.roleCode !== 'admin') throw problem('ROLE_ADMIN_ONLY');
}

/**
 * Rights of the giver until the end of the transaction. Both roles are locked in one order, so that a right taken from
 * the giver at the same moment is either still his or already gone, never half of each.
 */
export async function lockOwnRights(db: Db, actor: Giver, target = actor.roleCode): Promise<Set<Grant>> {
  const codes = [...new Set([actor.roleCode, target])];
  await sql`select 1 from roles where code = any(${codes}::text[]) order by code for no key update`.execute(db);
  return readGrants(db, actor.roleCode);
}

const nameOf = (grant: Grant): string => {
  const { group, action } = parseGrant(grant);
  return `${groupLabels[group].name} — ${actionLabels[action].toLowerCase()}`;
};

/** Nobody grants an action that he lacks (domain 3.22). */
export function requireOwn(own: ReadonlySet<Grant>, given: Iterable<Grant>, field: string): void {
  const beyond = [...given].filter((grant) => !own.has(grant));
  if (beyond.length === 0) return;
  const names = beyond.slice(0, 3).map(nameOf).join(', ');
  const rest = beyond.length > 3 ? ` и ещё ${beyond.length - 3}` : '';
  throw fieldProblem('ROLE_BEYOND', field, { name: `${names}${rest}` });
}

/** A role shows no more rows than its author sees. */
export function requireOwnRows(actor: Giver, dataScope: Giver['dataScope']): void {
  if (actor.dataScope === 'all' || dataScope === 'own' || dataScope === actor.dataScope) return;
  throw fieldProblem('ROLE_BEYOND', 'dataScope', { name: 'строки других компаний' });
}

const ofAdmin: ReadonlySet<string> = new Set(
  Object.entries(defaultRoles.admin.grants).flatMap(([group, list]) => list.map((action) => `${group}:${action}`)),
);

/**
 * What a new set of rights adds to a role. What the installation gives the administrators they may take back
 * themselves (ADR 14): otherwise a right they once lost would be out of everybody's reach for ever.
 */
export function addedTo(code: string, before: ReadonlySet<Grant>, next: readonly Grant[]): Grant[] {
  return next.filter((grant) => !before.has(grant) && !(code === 'admin' && ofAdmin.has(grant)));
}
