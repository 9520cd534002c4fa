import { phone as phoneMask } from '@pribavka/forms/masks';

import type { AuditDetail } from '../../audit/audit.ts';
import type { Db } from '../../db/open.ts';
import { defineHandlers, ownTransactions } from '../../http/handlers.ts';
import { problem } from '../../http/problem.ts';
import { isAllowedAddress } from '../../http/technical.ts';
import { openSession } from './sessions.ts';
import { forgiveAttempt, loginCounters, takeAttempt } from './throttle.ts';

/** A login in one form: e-mail in lower case, phone as eleven digits, anything else a technical name. */
export function normalizeLogin(login: string): string {
  const text = login.trim();
  if (text.includes('@')) return text.toLowerCase();
  // The mask digs digits out of anything: `kassa-1` is a name, not the phone 71.
  const number = /\p{L}/u.test(text) ? '' : phoneMask.normalize(text);
  return number.length === 11 ? number : text.toLowerCase();
}

interface Account {
  id: string;
  roleCode: string;
  status: 'moderation' | 'confirmed' | 'rejected' | 'blocked' | 'deleted';
  statusReason: string | null;
  isPhoneVerified: boolean;
  lastName: string;
  firstName: string;
  secrets: readonly (string | null)[];
  /** Of a technical user: where it may come from and until when. */
  technical?: { allowedIps: readonly string[]; expiresAt: Date | null } | undefined;
}

const columns = ['id', 'roleCode', 'status', 'statusReason', 'isPhoneVerified', 'lastName', 'firstName'] as const;

async function findPerson(db: Db, login: string): Promise<Account | undefined> {
  const row = await db
    .selectFrom('users')
    .select([...columns, 'passwordHash'])
    .where(login.includes('@') ? 'email' : 'phone', '=', login)
    .where('status', '!=', 'deleted')
    .executeTakeFirst();
  return row && { ...row, secrets: [row.passwordHash] };
}

async function findTechnical(db: Db, login: string, now: Date): Promise<Account | undefined> {
  const row = await db
    .selectFrom('users')
    .innerJoin('technicalUsers', 'technicalUsers.userId', 'users.id')
    .select(columns.map((name) => `users.${name}` as const))
    .select(['technicalUsers.secretHash', 'technicalUsers.previousSecretHash', 'technicalUsers.previousSecretUntil'])
    .select(['technicalUsers.allowedIps', 'technicalUsers.expiresAt'])
    .where('technicalUsers.login', '=', login)
    .where('technicalUsers.status', '=', 'active')
    .executeTakeFirst();
  if (!row) return undefined;
  const previous = row.previousSecretUntil && row.previousSecretUntil > now ? row.previousSecretHash : null;
  const { allowedIps, expiresAt } = row;
  return { ...row, secrets: [row.secretHash, ...(previous ? [previous] : [])], technical: { allowedIps, expiresAt } };
}

// Told only after the right secret: a stranger learns neither the addresses nor that the login exists.
function checkTechnical({ technical }: Account, ip: string, now: Date): void {
  if (!technical) return;
  if (technical.expiresAt && technical.expiresAt < now) throw problem('TECHNICAL_SUSPENDED');
  if (!isAllowedAddress(ip, technical.allowedIps)) throw problem('TECHNICAL_ADDRESS');
}

const isPersonal = (login: string): boolean => login.includes('@') || /^7\d{10}$/.test(login);

const audited = (account: Account): AuditDetail => ({
  action: 'login',
  entityType: 'session',
  entityId: account.id,
  actor: {
    id: account.id,
    name: `${account.lastName} ${account.firstName}`.trim(),
    roleCode: account.roleCode,
    kind: account.roleCode === 'technical' ? 'technical' : 'user',
  },
});

export const loginHandlers = defineHandlers({
  /**
   * The same work and the same answer whether or not the account exists. Only after the right password
   * does the answer tell where the account stands; a blocked one gets the reason and no session.
   */
  'auth.login': ownTransactions(async (ctx) => {
    const login = normalizeLogin(ctx.body.login);
    const counters = loginCounters(login, ctx);
    await takeAttempt(ctx, counters);
    const account = isPersonal(login) ? await findPerson(ctx.db, login) : await findTechnical(ctx.db, login, ctx.now());
    const [secret, older] = account?.secrets ?? [];
    let verdict = await ctx.passwords.check(secret, ctx.body.password);
    if (!verdict.ok && older) verdict = await ctx.passwords.check(older, ctx.body.password);
    if (!account || !verdict.ok) {
      ctx.audit({
        action: 'login',
        entityType: 'session',
        reason: 'Неверный логин или пароль',
        ...(account && { entityId: account.id }),
      });
      throw problem('AUTH_BAD_CREDENTIALS');
    }
    await forgiveAttempt(ctx, counters);
    checkTechnical(account, ctx.ip, ctx.now());
    const renewed = verdict.stale && isPersonal(login) ? await ctx.passwords.hash(ctx.body.password) : undefined;
    ctx.audit(audited(account));
    if (account.status !== 'blocked') {
      const tokens = await ctx.transaction(async ({ db, now }) => {
        await db
          .updateTable('users')
          .set({
            lastLoginAt: now(),
            lastFingerprint: ctx.fingerprint ?? null,
            ...(renewed ? { passwordHash: renewed } : {}),
          })
          .where('id', '=', account.id)
          .execute();
        return openSession(ctx, db, account.id, ctx);
      });
      ctx.setTokens(tokens);
    }
    const { roleCode, status, statusReason, isPhoneVerified } = account;
    return { roleCode, status, isPhoneVerified, statusReason };
  }),
});
