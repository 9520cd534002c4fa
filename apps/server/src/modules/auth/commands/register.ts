import { sql } from 'kysely';

import { findRegistrationStore } from '../../stores/index.ts';
import type { Output } from '../../../http/contract.ts';
import type { Ctx } from '../../../http/context.ts';
import type { Db } from '../../../db/open.ts';
import { fieldProblem, invalid, Problem, problem } from '../../../http/problem.ts';
import { programmeDay } from '../../../http/wire-date.ts';
import { newId } from '../../../ids.ts';
import { sendEmailLink } from '../../codes/index.ts';
import { checkConsents, documentTitles, recordConsents } from '../../documents/index.ts';
import { assignStore, erasePerson } from '../../members/index.ts';
import { createAccount } from '../../accounts/index.ts';
import { refuseCommon } from '../domain/password-policy.ts';
import { openSession, takeAttempt } from '../../sessions/index.ts';

/** A registration whose phone was never confirmed gives the number back after so long. */
const abandonedAfterMs = 24 * 3_600_000;

// Somebody else's number, typed by mistake or on purpose, must not keep its owner out.
async function releaseAbandoned(tx: Db, phone: string, email: string, now: Date): Promise<void> {
  const abandoned = await tx
    .selectFrom('users')
    .select('id')
    .where('status', '=', 'moderation')
    .where('isPhoneVerified', '=', false)
    .where('registeredAt', '<', new Date(now.getTime() - abandonedAfterMs))
    .where((eb) => eb.or([eb('phone', '=', phone), eb('email', '=', email)]))
    .forUpdate()
    .execute();
  for (const { id } of abandoned) await erasePerson(tx, { userId: id, at: now, reason: 'Телефон не подтверждён' });
}

async function refuseTaken(tx: Db, phone: string, email: string): Promise<void> {
  const rows = await tx
    .selectFrom('users')
    .select(['phone', 'email'])
    .where('status', '!=', 'deleted')
    .where((eb) => eb.or([eb('phone', '=', phone), eb('email', '=', email)]))
    .execute();
  const taken = [
    ...(rows.some((row) => row.phone === phone) ? [fieldProblem('PHONE_TAKEN', 'phone')] : []),
    ...(rows.some((row) => row.email === email) ? [fieldProblem('EMAIL_TAKEN', 'email')] : []),
  ];
  const [first, second] = taken;
  if (!first) return;
  throw new Problem(first.code, first.message, {
    fields: { ...first.options.fields, ...second?.options.fields },
  });
}

/** A new member: on moderation, phone not confirmed; the tokens serve to confirm it. */
export async function registerMember(ctx: Ctx<'auth.register'>): Promise<Output<'auth.register'>> {
  const { body } = ctx;
  await takeAttempt(ctx, [
    { scope: 'register:device', value: ctx.fingerprint, free: 10, pauseSeconds: 300 },
    { scope: 'register:ip', value: ctx.ip, free: 60, pauseSeconds: 60 },
  ]);
  if (body.role !== 'member') throw invalid({ role: 'FIELD_VALUE' });
  const email = body.email.trim().toLowerCase();
  refuseCommon(body.password, { ...body, email });
  const passwordHash = await ctx.passwords.hash(body.password);
  const registered = await ctx.transaction(async (work) => {
    const { db } = work;
    const now = ctx.now();
    const consent = await checkConsents(db, body.consents);
    if (consent?.problem === 'unpublished') throw problem('DOCUMENT_REQUIRED', { name: documentTitles[consent.kind] });
    if (consent) throw problem(consent.problem === 'stale' ? 'CONSENT_OUTDATED' : 'CONSENT_REQUIRED');
    const store = await findRegistrationStore(db, body.storeId);
    if (!store) throw fieldProblem('STORE_NOT_FOUND', 'storeId');
    await releaseAbandoned(db, body.phone, email, now);
    await refuseTaken(db, body.phone, email);
    const id = newId();
    const account = {
      id,
      externalId: sql<string>`next_number('member_numbers')::text`,
      roleCode: 'member',
      status: 'moderation' as const,
      phone: body.phone,
      email,
      lastName: body.lastName.trim(),
      firstName: body.firstName.trim(),
      middleName: body.middleName?.trim() ?? '',
      passwordHash,
      passwordChangedAt: now,
      lastFingerprint: ctx.fingerprint ?? null,
    };
    await createAccount(db, account, { at: now });
    await assignStore(db, { userId: id, ...store, from: programmeDay(now) });
    await recordConsents(db, {
      userId: id,
      consents: body.consents,
      at: now,
      ip: ctx.ip,
      fingerprint: ctx.fingerprint,
      userAgent: ctx.userAgent,
      channel: 'portal',
    });
    await sendEmailLink(work, { userId: id, email });
    const tokens = await openSession(ctx, db, id, ctx);
    const name = `${body.lastName} ${body.firstName}`;
    const actor = { id, name, roleCode: 'member', kind: 'user' } as const;
    work.audit({ action: 'create', entityId: id, entityLabel: name, actor });
    return { id, tokens };
  });
  ctx.setTokens(registered.tokens);
  return {
    user: { id: registered.id, status: 'moderation' as const, isPhoneVerified: false, phone: body.phone },
  };
}
