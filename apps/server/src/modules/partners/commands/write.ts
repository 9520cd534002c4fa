import type { AccountStatus } from '@pribavka/api';
import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { violatedConstraint } from '../../../db/sql-errors.ts';
import type { Ctx } from '../../../http/context.ts';
import { fieldProblem, invalid, notFound, problem } from '../../../http/problem.ts';
import { programmeDay } from '../../../http/wire-date.ts';
import { newId } from '../../../ids.ts';
import { createLogin, endCompanySessions } from '../../company-logins/index.ts';
import { requisiteColumns } from '../../../core/requisites.ts';
import { regionIssue, storedRegion } from '../../../core/region.ts';
import { difference, orNull, present } from '../../../core/values.ts';
import { insertStore } from '../../stores/index.ts';
import { partnerCard } from '../queries/card.ts';
import { branchQuestion } from '../queries/same-inn.ts';
import { partnersInScope } from '../policy.ts';

type RegisterCtx = Ctx<'partners.register'>;
type UpdateCtx = Ctx<'partners.update'>;

const explain = (error: unknown): unknown =>
  violatedConstraint(error) === 'partners_inn_kpp' ? fieldProblem('PARTNER_EXISTS', 'inn') : error;

async function checkConsentFile(
  db: Db,
  id: string | null | undefined,
  { partnerId, ownerId }: { partnerId: string; ownerId: string },
): Promise<void> {
  if (!id) return;
  const file = await db
    .selectFrom('files')
    .select('id')
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    // A scan of one company is not shown as the consent of another.
    .where((eb) => eb.or([eb('partnerId', '=', partnerId), eb('partnerId', 'is', null)]))
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!file) throw invalid({ consentFileId: 'FILE_NOT_FOUND' });
}

/** A region of the list, or the one the partner has now; an empty one is taken away. */
function regionOf(text: string | undefined, present: string | null): string | null | undefined {
  if (!text?.trim()) return orNull(text);
  const region = storedRegion(text, present);
  if (region === undefined) throw invalid({ region: regionIssue(text) });
  return region;
}

function extraColumns(body: RegisterCtx['body'] | UpdateCtx['body'], now: Date, stored: { region: string | null }) {
  const ogrn = orNull(body.ogrn);
  if (ogrn && !/^(\d{13}|\d{15})$/.test(ogrn)) throw invalid({ ogrn: 'OGRN_FORMAT' });
  if (typeof body.consentFileId === 'string' && !body.consentSignedAt) {
    throw invalid({ consentSignedAt: 'CONSENT_DATE_REQUIRED' });
  }
  if (body.consentSignedAt && body.consentSignedAt > programmeDay(now)) {
    throw invalid({ consentSignedAt: 'DATE_FUTURE' });
  }
  return present({
    ogrn,
    region: regionOf(body.region, stored.region),
    contractNumber: orNull(body.contractNumber),
    consentFileId: body.consentFileId,
    consentSignedAt: body.consentSignedAt,
  });
}

/** A new partner with a sign-in and, when given, its first shops: all of it or nothing. */
export async function registerPartner(ctx: RegisterCtx) {
  const { body, db } = ctx;
  const at = ctx.now();
  const id = newId();
  await checkConsentFile(db, body.consentFileId, { partnerId: id, ownerId: ctx.actor.id });
  const requisites = requisiteColumns(body);
  const asked = await branchQuestion(db, requisites);
  if (asked) throw invalid({ kpp: asked });
  try {
    await db
      .insertInto('partners')
      .values({
        id,
        ...requisites,
        ...extraColumns(body, at, { region: null }),
        createdAt: at,
        createdBy: ctx.actor.id,
        updatedAt: at,
        updatedBy: ctx.actor.id,
      })
      .execute();
  } catch (error) {
    throw explain(error);
  }
  await createLogin(ctx, {
    role: 'partner',
    companyId: id,
    companyName: body.name,
    contactName: body.contactName,
    login: body.login,
  });
  for (const [index, store] of (body.stores ?? []).entries()) {
    await insertStore(db, id, store, { actorId: ctx.actor.id, at, prefix: `stores[${index}].` });
  }
  ctx.audit({
    entityId: id,
    entityLabel: body.name,
    action: 'create',
    after: { name: body.name, stores: body.stores?.length ?? 0 },
  });
  return partnerCard(db, id, { scope: ctx.scope, now: at });
}

interface Stored {
  id: string;
  status: AccountStatus;
  version: number;
  name: string;
  kpp: string | null;
  region: string | null;
}

async function lock(ctx: UpdateCtx): Promise<Stored & Record<string, unknown>> {
  const { rows } = await sql<Stored & Record<string, unknown>>`
    select p.id, p.status, p.version, p.name, p.legal_name, p.inn, p.kpp, p.contact_name, p.phone, p.email, p.ogrn,
      p.region, p.contract_number, p.consent_file_id, p.consent_signed_at
    from partners p where p.id = ${ctx.params.id}::uuid and ${partnersInScope(ctx.scope)} for update of p`.execute(
    ctx.db,
  );
  const [partner] = rows;
  if (!partner) throw notFound();
  return partner;
}

// What a partner may change of himself; requisites and status are the programme's to change.
const ownFields = new Set(['contactName', 'phone', 'email']);

async function refuseArchive(db: Db, partnerId: string): Promise<void> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from users where partner_id = ${partnerId}::uuid and role_code = 'member'
      and status in ('moderation', 'confirmed')`.execute(db);
  const n = rows[0]?.n ?? 0;
  if (n > 0) throw problem('PARTNER_HAS_MEMBERS', { n });
}

/** Requisites, status, or both. A suspended partner signs out; its members keep their points. */
export async function updatePartner(ctx: UpdateCtx) {
  const { body, db } = ctx;
  const at = ctx.now();
  const partner = await lock(ctx);
  const reader = { scope: ctx.scope, now: at };
  if (partner.version !== body.version) {
    throw problem('VERSION_CONFLICT', {}, { current: await partnerCard(db, partner.id, reader) });
  }
  const set = { ...requisiteColumns(body), ...extraColumns(body, at, partner), ...present({ status: body.status }) };
  const changes = difference(partner, set);
  if (ctx.scope.kind === 'partner' && Object.keys(changes.after).some((field) => !ownFields.has(field))) {
    throw problem('FORBIDDEN');
  }
  if ('inn' in changes.after || 'kpp' in changes.after) {
    const asked = await branchQuestion(db, { ...partner, ...set }, partner.id);
    if (asked) throw invalid({ kpp: asked });
  }
  if ('consentFileId' in changes.after)
    await checkConsentFile(db, body.consentFileId, { partnerId: partner.id, ownerId: ctx.actor.id });
  const leaves = body.status !== undefined && body.status !== 'active' && body.status !== partner.status;
  if (leaves && !body.reasonText?.trim()) throw fieldProblem('REASON_REQUIRED', 'reasonText');
  if (leaves && body.status === 'archived') await refuseArchive(db, partner.id);
  try {
    await db
      .updateTable('partners')
      .set({ ...set, updatedAt: at, updatedBy: ctx.actor.id, version: sql<number>`version + 1` })
      .where('id', '=', partner.id)
      .execute();
  } catch (error) {
    throw explain(error);
  }
  if (leaves) await endCompanySessions(db, 'partner', partner.id, at);
  ctx.audit({
    entityId: partner.id,
    entityLabel: partner.name,
    action: 'status' in changes.after ? 'status' : 'update',
    ...changes,
    ...(body.reasonText ? { reason: body.reasonText } : {}),
  });
  return partnerCard(db, partner.id, reader);
}
