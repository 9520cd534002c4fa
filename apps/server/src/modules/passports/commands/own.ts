import type { Output } from '../../../http/contract.ts';
import type { Ctx } from '../../../http/context.ts';
import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { invalid, problem } from '../../../http/problem.ts';
import { requireFreshAuth } from '../../sessions/index.ts';
import { type PassportInput, readPassport } from '../domain/check.ts';
import { readPassportMasked } from '../queries/masked.ts';
import { lockPassport, sealPassport } from '../repository.ts';

// Somebody else's file would otherwise become readable through the card.
async function ownScans(tx: Db, userId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('files')
    .select('id')
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('ownerId', '=', userId)
    .where('purpose', '=', 'passport')
    .where('deletedAt', 'is', null)
    .execute();
  if (rows.length !== new Set(ids).size) throw invalid({ scanFileIds: 'FILE_NOT_FOUND' });
  return [...new Set(ids)];
}

interface Change {
  db: Db;
  actor: { id: string };
  body: PassportInput;
  now: () => Date;
  vault: Parameters<typeof sealPassport>[1];
  audit: (detail: { entityId: string; action: 'create' | 'update' }) => void;
}

async function seal(ctx: Change, action: 'create' | 'update') {
  const fields = readPassport(ctx.body);
  const scanFileIds = await ownScans(ctx.db, ctx.actor.id, ctx.body.scanFileIds ?? []);
  await sealPassport(ctx.db, ctx.vault, {
    userId: ctx.actor.id,
    fields,
    scanFileIds,
    at: ctx.now(),
    actorId: ctx.actor.id,
  });
  ctx.audit({ entityId: ctx.actor.id, action });
  return readPassportMasked(ctx.db, ctx.actor.id);
}

export async function createOwnPassport(ctx: Ctx<'users.createPassport'>): Promise<Output<'users.createPassport'>> {
  const before = await lockPassport(ctx.db, ctx.actor.id);
  if (before.status !== 'empty') throw problem('PASSPORT_EXISTS');
  return seal(ctx, 'create');
}

export async function updateOwnPassport(ctx: Ctx<'users.updatePassport'>): Promise<Output<'users.updatePassport'>> {
  requireFreshAuth(ctx);
  const before = await lockPassport(ctx.db, ctx.actor.id);
  if (before.status === 'empty') throw problem('PASSPORT_REQUIRED');
  return seal(ctx, 'update');
}

export const uploadPassportScan = (ctx: Ctx<'users.uploadPassportScan'>): Promise<Output<'users.uploadPassportScan'>> =>
  ctx.files.save({
    ...ctx.upload,
    ownerId: ctx.actor.id,
    purpose: 'passport',
    accessGrant: 'memberPage.memberCard:read',
  });
