import { createHash } from 'node:crypto';

import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { prepared } from '../../../db/prepared.ts';
import type { RequestFacts, Services, TokenPair } from '../../../http/context.ts';
import { newId } from '../../../ids.ts';

/** However active, a session ends after so long. */
export const absoluteLimitMs = 60 * 24 * 3_600_000;
/** How long after a proof of identity sensitive changes are allowed. */
export const freshAuthMs = 10 * 60_000;

/** In place of the id of one account. */
export const everybody = Symbol('everybody');

const noAccount = '00000000-0000-0000-0000-000000000000';

export type RevokeReason =
  | 'logout'
  | 'ended'
  | 'password'
  | 'replay'
  | 'blocked'
  | 'deleted'
  | 'block'
  | 'reject'
  | 'technical'
  | 'company_suspended';

export const fingerprintHash = (fingerprint: string | undefined): Buffer | null =>
  fingerprint ? createHash('sha256').update(fingerprint).digest() : null;

/**
 * Whether a session of this account was ever opened on this device. Asked for an account that does not exist as well:
 * the answer must cost the same.
 */
export async function isKnownDevice(db: Db, userId: string | undefined, fingerprint: string | undefined) {
  const rows = await prepared(
    db,
    'sessions.known',
    sql<{ known: boolean }>`select exists (select 1 from sessions where user_id = ${userId ?? noAccount}::uuid
      and fingerprint_hash = ${fingerprintHash(fingerprint)}::bytea) as known`,
  );
  return rows[0]?.known ?? false;
}

/** The devices this account has had a session on, as `fingerprintHash` gives them. */
export async function devicesOf(db: Db, userId: string): Promise<Buffer[]> {
  const rows = await db
    .selectFrom('sessions')
    .select('fingerprintHash')
    .distinct()
    .where('userId', '=', userId)
    .where('fingerprintHash', 'is not', null)
    .$narrowType<{ fingerprintHash: Buffer }>()
    .execute();
  return rows.map(({ fingerprintHash: device }) => device);
}

/**
 * Whether an account that was in before enters from a device it never had a session on. Without a fingerprint the
 * browser's own name distinguishes devices.
 */
export async function isNewDevice(
  db: Db,
  userId: string,
  { fingerprint, userAgent }: Pick<RequestFacts, 'fingerprint' | 'userAgent'>,
): Promise<boolean> {
  const rows = await prepared(
    db,
    'sessions.new_device',
    sql<{ isNew: boolean }>`select exists (select from sessions where user_id = ${userId}::uuid)
      and not exists (select from sessions where user_id = ${userId}::uuid
        and case when ${fingerprintHash(fingerprint)}::bytea is null then user_agent = ${userAgent}
          else fingerprint_hash = ${fingerprintHash(fingerprint)}::bytea end) as is_new`,
  );
  return rows[0]?.isNew ?? false;
}

export async function issueTokens(
  { tokens, now }: Services,
  userId: string,
  sessionId: string,
  generation: number,
): Promise<TokenPair> {
  return {
    access: await tokens.issueAccess({ userId, sessionId }, now()),
    refresh: tokens.refreshToken(sessionId, generation),
  };
}

/** Opens a session, until that moment where one is given, and gives its first pair of tokens. */
export async function openSession(
  services: Services,
  db: Db,
  userId: string,
  facts: Pick<RequestFacts, 'ip' | 'userAgent' | 'fingerprint'>,
  until?: Date,
): Promise<TokenPair> {
  const now = services.now();
  const id = newId();
  await db
    .insertInto('sessions')
    .values({
      id,
      userId,
      fingerprintHash: fingerprintHash(facts.fingerprint),
      ip: sql<string>`${facts.ip}::inet`,
      rotatedIp: sql<string>`${facts.ip}::inet`,
      userAgent: facts.userAgent,
      createdAt: now,
      lastUsedAt: now,
      authAt: now,
      expiresAt: until ?? new Date(now.getTime() + absoluteLimitMs),
    })
    .execute();
  return issueTokens(services, userId, id, 0);
}

/** Ends sessions of a person at once, or of everybody; `except` stays. Returns how many ended. */
export async function endSessions(
  db: Db,
  options: {
    userId: string | typeof everybody;
    except?: string | undefined;
    only?: string | undefined;
    reason: RevokeReason;
    at: Date;
  },
): Promise<number> {
  let query = db
    .updateTable('sessions')
    .set({ revokedAt: options.at, revokeReason: options.reason })
    .where('revokedAt', 'is', null);
  if (options.userId !== everybody) query = query.where('userId', '=', options.userId);
  if (options.except) query = query.where('id', '!=', options.except);
  if (options.only) query = query.where('id', '=', options.only);
  const { numUpdatedRows } = await query.executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Sessions of the account that are open now last no longer than this. */
export async function limitSessions(db: Db, userId: string, until: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ expiresAt: until })
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', until)
    .execute();
}

/** The next token of the session has been given from this address; the one before opens for the grace alone. */
export async function rotate(
  db: Db,
  sessionId: string,
  { generation, ip, at }: { generation: number; ip: string; at: Date },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ generation, rotatedAt: at, rotatedIp: sql<string>`${ip}::inet`, lastUsedAt: at })
    .where('id', '=', sessionId)
    .execute();
}

/** The person has proved once more who they are; sensitive changes are allowed for `freshAuthMs`. */
export async function markFresh(db: Db, sessionId: string, at: Date): Promise<void> {
  await db.updateTable('sessions').set({ authAt: at }).where('id', '=', sessionId).execute();
}
