import { sql } from 'kysely';

import { forgetOld } from '../../../core/forget-old.ts';
import type { Db } from '../../../db/open.ts';
import type { RequestFacts, Services } from '../../../http/context.ts';
import { problem } from '../../../http/problem.ts';
import { devicesOf, fingerprintHash } from './sessions.ts';

/** One counter: so many tries are free, then pauses grow from `pauseSeconds` up to 15 minutes. */
export interface Counter {
  scope: string;
  value: string | undefined;
  free: number;
  pauseSeconds: number;
}

const longestPauseSeconds = 900;
/** A counter not used for this long is reset, so nobody is locked out forever. */
const forgetAfterSeconds = 3600;

const hashOf = ({ vault }: Services, { scope, value = '' }: Counter): Buffer =>
  vault.blindIndex(`attempt:${scope}`, value);

const ofAccount = (login: string): Counter => ({ scope: 'login:account', value: login, free: 5, pauseSeconds: 30 });

// By what a session keeps of its device: the counter is found again without the device.
const ofKnownDevice = (login: string, device: Buffer | null): Counter => ({
  scope: 'login:known',
  value: `${login} ${device?.toString('hex') ?? ''}`,
  free: 5,
  pauseSeconds: 30,
});

/**
 * Counters of a sign-in: the account, the address and the device each have their own. A device the account has signed
 * in from before counts its tries apart, so that guesses of strangers do not lock the owner out.
 */
export function loginCounters(login: string, { ip, fingerprint }: RequestFacts, isKnownDevice = false): Counter[] {
  const address = { scope: 'login:ip', value: ip, free: 50, pauseSeconds: 30 };
  if (isKnownDevice) return [ofKnownDevice(login, fingerprintHash(fingerprint)), address];
  return [ofAccount(login), address, { scope: 'login:device', value: fingerprint, free: 15, pauseSeconds: 30 }];
}

// Counted before the check, in one statement: parallel guesses cannot slip through together.
async function take(services: Services, db: Db, counter: Counter, now: Date): Promise<Date | undefined> {
  const keyHash = hashOf(services, counter);
  const next = sql<number>`case when login_attempts.last_at < ${now}::timestamptz - make_interval(secs => ${forgetAfterSeconds})
    then 1 else login_attempts.failures + 1 end`;
  const { rows } = await sql<{ failures: number }>`
    insert into login_attempts (scope, key_hash, failures, last_at) values (${counter.scope}, ${keyHash}, 1, ${now})
    on conflict (scope, key_hash) do update set
      failures = ${next},
      last_at = ${now},
      blocked_until = case when ${next} >= ${counter.free}::int then ${now}::timestamptz + make_interval(
        secs => least(${counter.pauseSeconds}::float * power(2, least(${next} - ${counter.free}::int, 10)), ${longestPauseSeconds}))
      end
    where login_attempts.blocked_until is null or login_attempts.blocked_until <= ${now}
    returning failures`.execute(db);
  if (rows.length > 0) return undefined;
  const blocked = await db
    .selectFrom('loginAttempts')
    .select('blockedUntil')
    .where('scope', '=', counter.scope)
    .where('keyHash', '=', keyHash)
    .executeTakeFirst();
  return blocked?.blockedUntil ?? undefined;
}

/** Takes one try from every counter; throws 429 with the time to wait when one of them is spent. */
export async function takeAttempt(services: Services, counters: readonly Counter[]): Promise<void> {
  const now = services.now();
  for (const counter of counters) {
    if (counter.value === undefined) continue;
    const until = await take(services, services.db, counter, now);
    if (!until) continue;
    const seconds = Math.max(1, (until.getTime() - now.getTime()) / 1000);
    throw problem('AUTH_THROTTLED', { n: Math.ceil(seconds / 60) }, { retryAfter: seconds });
  }
}

/** After a correct answer the first counter (the account) is reset and the others get one attempt back. */
export async function clearAttempts(services: Services, counters: readonly Counter[]): Promise<void> {
  const [account, ...others] = counters;
  if (account) {
    await services.db
      .deleteFrom('loginAttempts')
      .where('scope', '=', account.scope)
      .where('keyHash', '=', hashOf(services, account))
      .execute();
  }
  for (const counter of others) {
    if (counter.value === undefined) continue;
    await services.db
      .updateTable('loginAttempts')
      .set({ failures: sql<number>`greatest(failures - 1, 0)`, blockedUntil: null })
      .where('scope', '=', counter.scope)
      .where('keyHash', '=', hashOf(services, counter))
      .execute();
  }
}

/**
 * Takes back the pauses of an account whose owner was locked out: by each of its logins, on the devices it has been in
 * from and on any other.
 */
export async function clearAccountAttempts(
  services: Services,
  { userId, logins }: { userId: string; logins: readonly string[] },
): Promise<void> {
  const devices = await devicesOf(services.db, userId);
  const counters = logins.flatMap((login) => [ofAccount(login), ...devices.map((one) => ofKnownDevice(login, one))]);
  for (const counter of counters) await clearAttempts(services, [counter]);
}

export async function forgetAttempts(db: Db, before: Date): Promise<void> {
  await forgetOld(db, { table: 'login_attempts', moment: 'last_at' }, before);
}
