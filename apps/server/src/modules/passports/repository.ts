import type { PassportStatus } from '@pribavka/api';
import { sql } from 'kysely';

import type { Vault } from '../../crypto/index.ts';
import type { Db } from '../../db/open.ts';
import { violatedConstraint } from '../../db/sql-errors.ts';
import { fieldProblem } from '../../http/problem.ts';
import { newId } from '../../ids.ts';
import { indexed, masksOf, type PassportFields, reviewOn } from './domain/fields.ts';

/** Binds the sealed data to the person. */
export const context = (userId: string): string => `tax_profile:${userId}`;

const taken: Record<string, () => Error> = {
  tax_profiles_inn: () => fieldProblem('INN_TAKEN', 'inn'),
  tax_profiles_snils: () => fieldProblem('SNILS_TAKEN', 'snils'),
  tax_profiles_passport: () => fieldProblem('PASSPORT_TAKEN', 'passportNumber'),
};

export interface PassportEvent {
  userId: string;
  at: Date;
  actorId: string | null;
  from: PassportStatus;
  to: PassportStatus;
  reason?: string | undefined;
}

export async function recordPassportEvent(tx: Db, event: PassportEvent): Promise<void> {
  await tx
    .insertInto('taxProfileEvents')
    .values({
      id: newId(),
      userId: event.userId,
      at: event.at,
      actorId: event.actorId,
      fromStatus: event.from,
      toStatus: event.to,
      reason: event.reason ?? null,
    })
    .execute();
}

/** Locks and returns the state of the person's identity data; `empty` when there is no row. */
export async function lockPassport(tx: Db, userId: string): Promise<{ status: PassportStatus; version: number }> {
  const row = await tx
    .selectFrom('taxProfiles')
    .select(['status', 'version'])
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? { status: 'empty', version: 0 };
}

/** What is looked up, under the present index key. */
export function blindColumns(vault: Vault, fields: PassportFields) {
  const { passport, inn, snils } = indexed(fields);
  return {
    passportBidx: vault.blindIndex('passport', passport),
    innBidx: vault.blindIndex('inn', inn),
    snilsBidx: vault.blindIndex('snils', snils),
  };
}

// While the index key changes, a row indexed with the earlier one is not seen by the unique constraint.
async function refuseOlder(tx: Db, vault: Vault, userId: string, fields: PassportFields): Promise<void> {
  for (const [field, value] of Object.entries(indexed(fields))) {
    const [, ...older] = vault.blindIndexes(field, value);
    if (older.length === 0) return;
    const { rows } = await sql`select 1 from tax_profiles
      where ${sql.ref(`${field}_bidx`)} = any(${older}::bytea[]) and user_id <> ${userId}`.execute(tx);
    if (rows.length > 0) throw taken[`tax_profiles_${field}`]?.();
  }
}

/**
 * Seals the data and puts it on check. A number that another member has already given is a field
 * error: one passport, one ИНН, one СНИЛС — one member.
 */
export async function sealPassport(
  tx: Db,
  vault: Vault,
  entry: { userId: string; fields: PassportFields; scanFileIds: readonly string[]; at: Date; actorId: string },
): Promise<void> {
  const { userId, fields, at } = entry;
  const before = await lockPassport(tx, userId);
  const masks = masksOf(fields);
  await refuseOlder(tx, vault, userId, fields);
  const values = {
    status: 'on_check' as const,
    sealed: vault.seal(JSON.stringify(fields), context(userId)),
    scanFileIds: sql<string[]>`${[...entry.scanFileIds]}::uuid[]`,
    passportMask: masks.passport,
    innMask: masks.inn,
    snilsMask: masks.snils,
    ...blindColumns(vault, fields),
    reviewOn: reviewOn(fields),
    declineReason: null,
    submittedAt: at,
    checkedAt: null,
    checkedBy: null,
    updatedAt: at,
  };
  try {
    await tx
      .insertInto('taxProfiles')
      .values({ userId, createdAt: at, ...values })
      .onConflict((conflict) =>
        conflict.column('userId').doUpdateSet({ ...values, version: sql<number>`tax_profiles.version + 1` }),
      )
      .execute();
  } catch (error) {
    throw taken[violatedConstraint(error) ?? '']?.() ?? error;
  }
  await recordPassportEvent(tx, { userId, at, actorId: entry.actorId, from: before.status, to: 'on_check' });
}

/** The whole data of one person. The caller has recorded the look into the journal. */
export async function openPassport(db: Db, vault: Vault, userId: string) {
  const row = await db.selectFrom('taxProfiles').selectAll().where('userId', '=', userId).executeTakeFirst();
  if (!row?.sealed) return undefined;
  const fields = JSON.parse(vault.open(row.sealed, context(userId))) as PassportFields;
  return { row, fields };
}

/** Moves the state and writes the event; false when it is not in one of the `from` states. */
export async function movePassport(
  tx: Db,
  move: {
    userId: string;
    from: readonly PassportStatus[];
    to: 'on_check' | 'verified' | 'declined' | 'expired';
    at: Date;
    actorId: string | null;
    reason?: string | undefined;
  },
): Promise<boolean> {
  const before = await lockPassport(tx, move.userId);
  if (!move.from.includes(before.status)) return false;
  const decided = move.to === 'verified' || move.to === 'declined';
  await tx
    .updateTable('taxProfiles')
    .set({
      status: move.to,
      declineReason: move.to === 'declined' ? (move.reason ?? null) : null,
      ...(decided ? { checkedAt: move.at, checkedBy: move.actorId } : {}),
      ...(move.to === 'on_check' ? { checkedAt: null, checkedBy: null, submittedAt: move.at } : {}),
      updatedAt: move.at,
      version: sql<number>`version + 1`,
    })
    .where('userId', '=', move.userId)
    .execute();
  await recordPassportEvent(tx, { ...move, from: before.status });
  return true;
}

/** A verified person who changes the name must be checked again. No effect in other states. */
export const recheckPassport = (tx: Db, userId: string, at: Date): Promise<boolean> =>
  movePassport(tx, { userId, from: ['verified'], to: 'on_check', at, actorId: userId });

/** The same data, findable by the present key. */
export async function indexPassport(db: Db, userId: string, blind: ReturnType<typeof blindColumns>): Promise<void> {
  await db.updateTable('taxProfiles').set(blind).where('userId', '=', userId).execute();
}

/** What identifies the person goes with him. */
export async function erasePassport(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('taxProfiles').where('userId', '=', userId).execute();
}
