import type { Output } from '../../../http/contract.ts';
import type { Ctx, Work } from '../../../http/context.ts';
import { phone as phoneMask } from '@pribavka/forms/masks';

import { lockLivingAccount } from '../../../core/living-account.ts';
import type { Db } from '../../../db/open.ts';
import { problem } from '../../../http/problem.ts';
import { isAllowedAddress } from '../../../http/technical.ts';
import { openChallenge, stepAfterPassword } from '../../second-factor/index.ts';
import {
  accountColumns,
  enter,
  type KnownAccount,
  signedIn,
  signInEntry,
  isKnownDevice,
  forgiveAttempt,
  loginCounters,
  takeAttempt,
} from '../../sessions/index.ts';

/** A login in one form: e-mail in lower case, phone as eleven digits, anything else a technical name. */
export function normalizeLogin(login: string): string {
  const text = login.trim();
  if (text.includes('@')) return text.toLowerCase();
  // The mask digs digits out of anything: `kassa-1` is a name, not the phone 71.
  const number = /\p{L}/u.test(text) ? '' : phoneMask.normalize(text);
  return number.length === 11 ? number : text.toLowerCase();
}

interface Secret {
  hash: string | null;
  /** Of an old one: when it ends, and the sessions it opens with it. */
  until?: Date;
}

interface Account extends KnownAccount {
  secrets: readonly Secret[];
  /** Of a technical user: where it may come from and until when. */
  technical?: { status: string; allowedIps: readonly string[]; expiresAt: Date | null } | undefined;
}

async function findPerson(db: Db, login: string): Promise<Account | undefined> {
  const row = await db
    .selectFrom('users')
    .select([...accountColumns, 'passwordHash'])
    .where(login.includes('@') ? 'email' : 'phone', '=', login)
    .where('status', '!=', 'deleted')
    // A system signs in by its secret alone.
    .where('roleCode', '!=', 'technical')
    .executeTakeFirst();
  return row && { ...row, secrets: [{ hash: row.passwordHash }] };
}

async function findTechnical(db: Db, login: string, now: Date): Promise<Account | undefined> {
  const row = await db
    .selectFrom('users')
    .innerJoin('technicalUsers', 'technicalUsers.userId', 'users.id')
    .select(accountColumns.map((name) => `users.${name}` as const))
    .select(['technicalUsers.secretHash', 'technicalUsers.previousSecretHash', 'technicalUsers.previousSecretUntil'])
    .select('technicalUsers.earlierSecrets')
    .select(['technicalUsers.allowedIps', 'technicalUsers.expiresAt'])
    .where('technicalUsers.login', '=', login)
    .select('technicalUsers.status as technicalStatus')
    // What is revoked is as if it had never been.
    .where('technicalUsers.status', '!=', 'revoked')
    .executeTakeFirst();
  if (!row) return undefined;
  const earlier = row.earlierSecrets as { hash: string; until: string }[];
  const previous = { hash: row.previousSecretHash, until: row.previousSecretUntil };
  const old = [previous, ...earlier.map(({ hash, until }) => ({ hash, until: new Date(until) }))].flatMap(
    ({ hash, until }) => (hash && until && until > now ? [{ hash, until }] : []),
  );
  const { technicalStatus: status, allowedIps, expiresAt, ...account } = row;
  const secrets = [{ hash: row.secretHash }, ...old];
  return { ...account, secrets, technical: { status, allowedIps, expiresAt } };
}

// Checked after the secret, so that a stranger learns neither the allowed addresses nor that the login exists.
function technicalRefusal({ technical }: Account, ip: string, now: Date) {
  if (technical && technical.status !== 'active') return 'TECHNICAL_SUSPENDED';
  if (technical?.expiresAt && technical.expiresAt < now) return 'TECHNICAL_SUSPENDED';
  return technical && !isAllowedAddress(ip, technical.allowedIps) ? 'TECHNICAL_ADDRESS' : undefined;
}

// An account that was deleted meanwhile must not come back with its name in the journal.
async function record(work: Work, account: Account, reason?: string): Promise<void> {
  await lockLivingAccount(work.db, account.id, () => problem('AUTH_BAD_CREDENTIALS'));
  work.audit(signInEntry(account, reason));
}

const isPersonal = (login: string): boolean => login.includes('@') || /^7\d{10}$/.test(login);

/**
 * The same work and the same answer whether or not the account exists. Only after the right password
 * does the answer tell where the account stands; a blocked one gets the reason and no session, one with
 * a second step a challenge and no session.
 */
export async function logIn(ctx: Ctx<'auth.login'>): Promise<Output<'auth.login'>> {
  const login = normalizeLogin(ctx.body.login);
  const account = isPersonal(login) ? await findPerson(ctx.db, login) : await findTechnical(ctx.db, login, ctx.now());
  const counters = loginCounters(login, ctx, await isKnownDevice(ctx.db, account?.id, ctx.fingerprint));
  await takeAttempt(ctx, counters);
  const [secret, ...older] = account?.secrets ?? [];
  let verdict = await ctx.passwords.check(secret?.hash, ctx.body.password);
  let until: Date | undefined;
  for (const old of older) {
    if (verdict.ok) break;
    verdict = await ctx.passwords.check(old.hash, ctx.body.password);
    until = old.until;
  }
  if (!account || !verdict.ok) {
    ctx.audit({
      action: 'login',
      entityType: 'session',
      reason: 'Неверный логин или пароль',
      result: 'denied',
      code: 'AUTH_BAD_CREDENTIALS',
      ...(account && { entityId: account.id }),
    });
    throw problem('AUTH_BAD_CREDENTIALS');
  }
  await forgiveAttempt(ctx, counters);
  const refusal = technicalRefusal(account, ctx.ip, ctx.now());
  if (refusal) {
    ctx.audit({ ...signInEntry(account), result: 'denied', code: refusal });
    throw problem(refusal);
  }
  const renewed = verdict.stale && isPersonal(login) ? await ctx.passwords.hash(ctx.body.password) : undefined;
  if (account.status === 'blocked') {
    await ctx.transaction((work) => record(work, account));
    return signedIn(account);
  }
  const secondStep = account.technical ? undefined : await stepAfterPassword(ctx.db, account);
  if (secondStep) {
    const challenge = await ctx.transaction(async (work) => {
      await record(work, account, 'Пароль верен, ждём второй шаг');
      return openChallenge(work.db, account.id, secondStep, work.now());
    });
    return signedIn(account, { secondStep, challenge });
  }
  const tokens = await ctx.transaction(async (work) => {
    work.audit(signInEntry(account));
    return enter(work, { ...account, until }, ctx, renewed);
  });
  ctx.setTokens(tokens);
  return signedIn(account);
}
