import type { Grant } from '@pribavka/api';
import type { Route } from '@pribavka/api/routes';
import { CompiledQuery } from 'kysely';

import type { Tokens } from '../crypto/index.ts';
import { createBatcher, memoizeByHandle } from '../db/batcher.ts';
import type { Db } from '../db/open.ts';
import { prepared } from '../db/prepared.ts';
import type { Actor } from './actor.ts';
import { problem } from './problem.ts';
import { technicalGrants } from './technical.ts';
import { touch } from './touch.ts';

/** A session not used for so long has to sign in again. */
export const idleLimitMs = 14 * 24 * 3_600_000;

interface ActorRow extends Omit<Actor, 'grants' | 'kind'> {
  /** Separated by commas: an array would be taken apart for each of its elements. */
  grants: string | null;
  lastUsedAt: Date;
}

interface Asked {
  userId: string;
  sessionId: string;
  now: Date;
}

// The member's last word on a document is a consent to a version before the one that asks again (domain 3.16). The consent
// to mailings is a free choice: nobody is stopped for it.
const consentDue = `
  select from (select kind, max(number) as number from programme_document_versions
    where requires_reconsent and kind <> 'mailing_info' group by kind) asked
  cross join lateral (select c.action, v.number from consents c join programme_document_versions v on v.id = c.version_id
    where c.user_id = u.id and c.kind = asked.kind order by c.accepted_at desc, c.id desc limit 1) given
  where given.action = 'accepted' and given.number < asked.number
    and exists (select from programme_document_versions f where f.kind = asked.kind and f.retired_at is null)`;

const actors = `
  select q.n, u.id, u.role_code, u.status, u.is_phone_verified, trim(u.last_name || ' ' || u.first_name) as name,
    u.partner_id, u.store_id, u.manufacturer_id, r.data_scope,
    (select string_agg(g.group_code || ':' || g.action, ',') from role_grants g where g.role_code = u.role_code) as grants,
    u.role_code = 'member' and exists (${consentDue}) as is_consent_due, s.id as session_id, s.auth_at, s.last_used_at
  from unnest((select $1::uuid[]), (select $2::uuid[]), (select $3::timestamptz[])) with ordinality as q(session_id, user_id, now, n)
  join sessions s on s.id = q.session_id and s.user_id = q.user_id
  join users u on u.id = s.user_id
  join roles r on r.code = u.role_code
  where s.revoked_at is null and s.expires_at > q.now and s.last_used_at > q.now - interval '${idleLimitMs} milliseconds'
    and u.status not in ('blocked', 'deleted')`;

// Each request is judged by what stands in the database after it came: requests that come together share a
// statement, never an answer.
const readActor = memoizeByHandle((db: Db) =>
  createBatcher<Asked, ActorRow | undefined>(
    async (asked) => {
      const rows = await prepared<ActorRow & { n: number }>(
        db,
        'guard.actors',
        CompiledQuery.raw(actors, [
          asked.map(({ sessionId }) => sessionId),
          asked.map(({ userId }) => userId),
          asked.map(({ now }) => now),
        ]),
      );
      const found = new Map(rows.map(({ n, ...row }) => [n, row]));
      return asked.map((_, index) => found.get(index + 1));
    },
    { concurrency: 2, maxSize: 100 },
  ),
);

const sets = new Map<string, ReadonlySet<Grant>>();

// The same list is the same set: thousands of people share a dozen roles.
function grantSet(list: string): ReadonlySet<Grant> {
  const known = sets.get(list);
  if (known) return known;
  if (sets.size >= 500) sets.clear();
  const made = new Set(list === '' ? [] : (list.split(',') as Grant[]));
  sets.set(list, made);
  return made;
}

/** Who stands behind the bearer header at this very moment, or undefined. Nothing is remembered between requests. */
export async function identify(
  db: Db,
  tokens: Tokens,
  authorization: string | undefined,
  now: Date,
): Promise<Actor | undefined> {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  const claims = token ? await tokens.readAccess(token, now) : undefined;
  if (!claims) return undefined;
  const row = await readActor(db)({ ...claims, now });
  if (!row) return undefined;
  await touch(db, row, now);
  const { lastUsedAt: _, grants, ...facts } = row;
  const kind = row.roleCode === 'technical' ? 'technical' : 'user';
  return { ...facts, kind, grants: grantSet(grants ?? '') };
}

/** A system keeps the rights it was given, and only from its addresses and within its limit (403, 429). */
export async function narrow(db: Db, actor: Actor, ip: string, now: Date): Promise<Actor> {
  if (actor.kind !== 'technical') return actor;
  return { ...actor, grants: await technicalGrants(db, actor.id, actor.grants, ip, now) };
}

const audiences: Record<NonNullable<Route['audience']>, (actor: Actor) => boolean> = {
  member: (actor) => actor.roleCode === 'member',
  person: (actor) => actor.kind !== 'technical',
  staff: (actor) => actor.roleCode !== 'member',
  office: (actor) => actor.roleCode !== 'member' && actor.kind !== 'technical',
  admin: (actor) => actor.roleCode === 'admin',
  technical: (actor) => actor.kind === 'technical',
};

/** Lets the actor through or throws 401 / 403. Everything not allowed by name is refused. */
export function authorize(route: Route, actor: Actor | undefined): void {
  if (route.access === 'public') return;
  if (!actor) throw problem('UNAUTHORIZED');
  if (route.audience && !audiences[route.audience](actor)) throw problem('FORBIDDEN');
  if (route.access !== 'session' && !actor.grants.has(route.access)) throw problem('FORBIDDEN');
  if (actor.isConsentDue && !route.beforeConsent) throw problem('RECONSENT_REQUIRED');
  if (route.access === 'session') return;
  if (actor.status !== 'confirmed') throw problem('MEMBER_NOT_CONFIRMED');
}
