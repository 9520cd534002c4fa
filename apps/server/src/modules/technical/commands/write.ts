import type { Grant, RouteInput } from '@pribavka/api';
import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { violatedConstraint } from '../../../db/sql-errors.ts';
import type { Ctx } from '../../../http/context.ts';
import { fieldMessage, fieldProblem, invalid, problem } from '../../../http/problem.ts';
import { parseWireDateTime, wireDateTime } from '../../../http/wire-date.ts';
import { newId } from '../../../ids.ts';
import { difference, present } from '../../../core/values.ts';
import { createAccount, noteOnAccount } from '../../accounts/index.ts';
import { endSessions, limitSessions, requireFreshAuth } from '../../sessions/index.ts';
import { lockOwnRights, requireOwn } from '../../roles/index.ts';
import { lockTechnical } from '../repository/lock.ts';
import { technicalCard } from '../repository/rows.ts';
import { newSystemSecret } from '../domain/secret.ts';
import { checkWebhookUrl } from '../webhooks/commands.ts';

type Form = Omit<NonNullable<RouteInput<'technical.register'>['body']>, 'login'>;

/** How long the old secret still opens unless asked: time to bring the new one to every machine. */
const usualGraceHours = 24;

// Nobody hands out a right of the role that the role itself does not have: it would never open anything.
async function checkForm(db: Db, form: Form, now: Date): Promise<void> {
  if (form.ownerPartnerId && form.ownerManufacturerId) {
    throw invalid({ ownerManufacturerId: 'OWNER_BOTH' });
  }
  if (form.expiresAt && parseWireDateTime(form.expiresAt) <= now) throw invalid({ expiresAt: 'EXPIRES_PAST' });
  if (form.ownerPartnerId) await requireRow(db, 'partners', form.ownerPartnerId, 'ownerPartnerId');
  if (form.ownerManufacturerId) await requireRow(db, 'manufacturers', form.ownerManufacturerId, 'ownerManufacturerId');
  const grants = await db
    .selectFrom('roleGrants')
    .select(['groupCode', 'action'])
    .where('roleCode', '=', 'technical')
    .execute();
  const allowed = new Set(grants.map((grant) => `${grant.groupCode}:${grant.action}`));
  const beyond = form.scopes.filter((scope: Grant) => !allowed.has(scope));
  if (beyond.length > 0) throw invalid({ scopes: fieldMessage('SCOPES_FORBIDDEN', { names: beyond.join(', ') }) });
}

async function requireRow(db: Db, table: 'partners' | 'manufacturers', id: string, field: string): Promise<void> {
  const row = await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst();
  if (!row) throw invalid({ [field]: 'OWNER_NOT_FOUND' });
}

// One company owns a system: another one takes the place of the first.
const owner = ({ ownerPartnerId, ownerManufacturerId }: Form) =>
  ownerPartnerId === undefined && ownerManufacturerId === undefined
    ? {}
    : { ownerPartnerId: ownerPartnerId ?? null, ownerManufacturerId: ownerManufacturerId ?? null };

const columns = (form: Form) => ({
  name: form.name.trim(),
  scopes: JSON.stringify([...new Set(form.scopes)]),
  ...present({
    description: form.description === undefined ? undefined : form.description.trim() || null,
    ...owner(form),
    allowedIps: form.allowedIps,
    rateLimit: form.rateLimitPerMinute,
    expiresAt: form.expiresAt && parseWireDateTime(form.expiresAt),
    webhookUrl: form.webhookUrl,
    webhookEvents: form.webhookEvents && [...new Set(form.webhookEvents)],
  }),
});

/** A system of a partner or a manufacturer. The answer is the only place its secret is ever shown. */
export async function registerTechnical(ctx: Ctx<'technical.register'>) {
  requireFreshAuth(ctx);
  const { body, db } = ctx;
  const at = ctx.now();
  const login = body.login.trim().toLowerCase();
  // Without a letter it would be read as a phone at sign-in.
  if (!/^(?=.*[a-z])[a-z0-9._-]{3,64}$/.test(login)) {
    throw invalid({
      login: 'LOGIN_FORMAT',
    });
  }
  await checkForm(db, body, at);
  requireOwn(await lockOwnRights(db, ctx.actor), body.scopes, 'scopes');
  checkWebhookUrl(body.webhookUrl, ctx.config);
  const id = newId();
  const { secret, prefix } = newSystemSecret();
  const account = {
    id,
    roleCode: 'technical',
    status: 'confirmed' as const,
    lastName: body.name.trim().slice(0, 100),
    partnerId: body.ownerPartnerId ?? null,
    manufacturerId: body.ownerManufacturerId ?? null,
    createdBy: ctx.actor.id,
  };
  await createAccount(db, account, { at });
  try {
    await db
      .insertInto('technicalUsers')
      .values({
        userId: id,
        login,
        ...columns(body),
        secretHash: await ctx.passwords.hash(secret),
        secretPrefix: prefix,
        createdAt: at,
        createdBy: ctx.actor.id,
        updatedAt: at,
        updatedBy: ctx.actor.id,
      })
      .execute();
  } catch (error) {
    if (violatedConstraint(error) === 'technical_users_login')
      throw fieldProblem('LOGIN_TAKEN', 'login', { name: login });
    throw error;
  }
  ctx.audit({
    entityId: id,
    entityLabel: body.name,
    action: 'create',
    after: { name: body.name, scopes: body.scopes },
  });
  return { ...(await technicalCard(db, id, at)), secret };
}

export async function updateTechnical(ctx: Ctx<'technical.update'>) {
  requireFreshAuth(ctx);
  const { body, db } = ctx;
  const at = ctx.now();
  const row = await lockTechnical(ctx, body.version);
  // A revoked secret may have been seen by somebody: it never comes back to life.
  if (row.status === 'revoked' && body.status !== undefined && body.status !== 'revoked')
    throw problem('TECHNICAL_SUSPENDED');
  await checkForm(db, body, at);
  const before = new Set(row.scopes as Grant[]);
  const added = body.scopes.filter((scope) => !before.has(scope));
  requireOwn(await lockOwnRights(db, ctx.actor), added, 'scopes');
  checkWebhookUrl(body.webhookUrl, ctx.config);
  const set = { ...columns(body), ...present({ status: body.status }) };
  await db
    .updateTable('technicalUsers')
    .set({ ...set, updatedAt: at, updatedBy: ctx.actor.id, version: sql<number>`version + 1` })
    .where('userId', '=', row.userId)
    .execute();
  await noteOnAccount(db, row.userId, {
    lastName: set.name.slice(0, 100),
    ...('ownerPartnerId' in set ? { partnerId: set.ownerPartnerId, manufacturerId: set.ownerManufacturerId } : {}),
  });
  if (body.status !== undefined && body.status !== 'active')
    await endSessions(db, { userId: row.userId, reason: 'technical', at });
  const changes = difference({ ...row, scopes: JSON.stringify(row.scopes) }, set);
  ctx.audit({
    entityId: row.userId,
    entityLabel: row.name,
    action: 'status' in changes.after ? 'status' : 'update',
    ...changes,
  });
  return technicalCard(db, row.userId, at);
}

/** A secret before the latest two, and when it ends. */
type EarlierSecret = { hash: string; until: string };

/** So many a system may still come with besides the latest two. */
const mostEarlier = 3;

/** What a secret was promised it keeps when the next one is made: its system may not have been given that one yet. */
function earlierSecrets(row: Awaited<ReturnType<typeof lockTechnical>>, at: Date): EarlierSecret[] {
  const { previousSecretHash: hash, previousSecretUntil: until } = row;
  const latest = hash && until && until > at ? [{ hash, until: until.toISOString() }] : [];
  const before = row.earlierSecrets as EarlierSecret[];
  return [...latest, ...before.filter((one) => new Date(one.until) > at)].slice(0, mostEarlier);
}

/** A new secret now; the old one, and the sessions opened by it, serve for as long as asked. */
export async function rotateSecret(ctx: Ctx<'technical.rotateSecret'>) {
  requireFreshAuth(ctx);
  const { db } = ctx;
  const at = ctx.now();
  const row = await lockTechnical(ctx, ctx.body.version);
  if (row.status === 'revoked') throw problem('TECHNICAL_SUSPENDED');
  // The new secret is shown to the one who asks: with it he has every right of the system.
  requireOwn(await lockOwnRights(db, ctx.actor), row.scopes as Grant[], 'scopes');
  const { secret, prefix } = newSystemSecret();
  const { graceHours = usualGraceHours } = ctx.body;
  const until = new Date(at.getTime() + graceHours * 3_600_000);
  await db
    .updateTable('technicalUsers')
    .set({
      earlierSecrets: JSON.stringify(graceHours === 0 ? [] : earlierSecrets(row, at)),
      previousSecretHash: graceHours === 0 ? null : row.secretHash,
      previousSecretUntil: graceHours === 0 ? null : until,
      secretHash: await ctx.passwords.hash(secret),
      secretPrefix: prefix,
      updatedAt: at,
      updatedBy: ctx.actor.id,
      version: sql<number>`version + 1`,
    })
    .where('userId', '=', row.userId)
    .execute();
  // A session opened by the old secret could be renewed for ever.
  await limitSessions(db, row.userId, until);
  ctx.audit({
    entityId: row.userId,
    entityLabel: row.name,
    action: 'update',
    before: {},
    after: { secretPrefix: prefix, graceHours },
  });
  return { ...(await technicalCard(db, row.userId, at)), secret, oldValidUntil: wireDateTime(until) };
}
