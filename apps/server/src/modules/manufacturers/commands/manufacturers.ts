import { manufacturerCard } from '../queries/manufacturers.ts';
import { countLivePromotions } from '../queries/statistics.ts';
import type { Output } from '../../../http/contract.ts';
import type { Ctx } from '../../../http/context.ts';
import type { Scope } from '../../../http/scope.ts';
import { requisiteColumns } from '../../../core/requisites.ts';
import type { AccountStatus } from '@pribavka/api';
import { sql } from 'kysely';
import type { Db } from '../../../db/open.ts';
import { fileUrl, isPublicFile } from '../../../core/files/files.ts';
import { violatedConstraint } from '../../../db/sql-errors.ts';
import { fieldProblem, invalid, notFound, problem } from '../../../http/problem.ts';
import { programmeDay } from '../../../http/wire-date.ts';
import { newId } from '../../../ids.ts';
import { createLogin, endCompanySessions } from '../../company-logins/index.ts';
import { difference, present } from '../../../core/values.ts';
import { branchQuestion } from '../queries/same-inn.ts';
import { manufacturersInScope } from '../repository.ts';

const explain = (error: unknown): unknown =>
  violatedConstraint(error) === 'manufacturers_inn_kpp' ? fieldProblem('MANUFACTURER_EXISTS', 'inn') : error;

async function checkLogo(db: Db, id: string | null | undefined): Promise<void> {
  if (id && !(await isPublicFile(db, id))) throw invalid({ logoFileId: 'FILE_NOT_FOUND' });
}

type Stored = {
  id: string;
  name: string;
  kpp: string | null;
  status: AccountStatus;
  inactiveOn: string | null;
  version: number;
} & Record<string, unknown>;

// What a manufacturer may change of himself; requisites and status are the programme's to change.
const ownFields = new Set(['contactName', 'phone', 'email', 'logoFileId']);

export async function registerManufacturer(
  ctx: Ctx<'manufacturers.register'>,
): Promise<Output<'manufacturers.register'>> {
  const { body } = ctx;
  const id = newId();
  const at = ctx.now();
  await checkLogo(ctx.db, body.logoFileId);
  const columns = { ...requisiteColumns(body), ...present({ logoFileId: body.logoFileId }) };
  const asked = await branchQuestion(ctx.db, columns);
  if (asked) throw invalid({ kpp: asked });
  try {
    await ctx.db
      .insertInto('manufacturers')
      .values({ id, ...columns, createdAt: at, createdBy: ctx.actor.id, updatedAt: at, updatedBy: ctx.actor.id })
      .execute();
  } catch (error) {
    throw explain(error);
  }
  await createLogin(ctx, {
    role: 'manufacturer',
    companyId: id,
    companyName: body.name,
    contactName: body.contactName,
    login: body.login,
  });
  ctx.audit({ entityId: id, entityLabel: body.name, action: 'create', after: { name: body.name } });
  return manufacturerCard(ctx.db, id, { scope: ctx.scope, now: at });
}

export async function uploadManufacturerLogo(
  ctx: Ctx<'manufacturers.uploadLogo'>,
): Promise<Output<'manufacturers.uploadLogo'>> {
  const file = await ctx.files.save({ ...ctx.upload, ownerId: ctx.actor.id, purpose: 'logo', isPublic: true });
  return { ...file, url: fileUrl(file.id, true) };
}

/** A promotion that is not over counts on the goods of its manufacturer. */
async function refuseArchive(db: Db, id: string, scope: Scope): Promise<void> {
  const n = await countLivePromotions(db, id, scope);
  if (n > 0) throw problem('MANUFACTURER_HAS_PROMOTIONS', { n });
}

/** A suspended or archived manufacturer signs out, and its goods leave the catalogue of sellers. */
export async function updateManufacturer(ctx: Ctx<'manufacturers.update'>): Promise<Output<'manufacturers.update'>> {
  const { body, db } = ctx;
  const at = ctx.now();
  const { rows } = await sql<Stored>`
      select f.id, f.name, f.legal_name, f.inn, f.kpp, f.contact_name, f.phone, f.email, f.logo_file_id, f.status, f.inactive_on, f.version
      from manufacturers f where f.id = ${ctx.params.id}::uuid and ${manufacturersInScope(ctx.scope)} for update of f`.execute(
    db,
  );
  const [manufacturer] = rows;
  if (!manufacturer) throw notFound();
  const reader = { scope: ctx.scope, now: at };
  if (manufacturer.version !== body.version) {
    throw problem('VERSION_CONFLICT', {}, { current: await manufacturerCard(db, manufacturer.id, reader) });
  }
  const set = { ...requisiteColumns(body), ...present({ logoFileId: body.logoFileId, status: body.status }) };
  const changes = difference(manufacturer, set);
  if (ctx.scope.kind !== 'all' && Object.keys(changes.after).some((field) => !ownFields.has(field))) {
    throw problem('FORBIDDEN');
  }
  if ('inn' in changes.after || 'kpp' in changes.after) {
    const asked = await branchQuestion(db, { ...manufacturer, ...set }, manufacturer.id);
    if (asked) throw invalid({ kpp: asked });
  }
  if ('logoFileId' in changes.after) await checkLogo(db, body.logoFileId);
  const leaves = body.status !== undefined && body.status !== 'active' && body.status !== manufacturer.status;
  if (leaves && !body.reasonText?.trim()) throw fieldProblem('REASON_REQUIRED', 'reasonText');
  if (leaves && body.status === 'archived') await refuseArchive(db, manufacturer.id, ctx.scope);
  const status = body.status ?? manufacturer.status;
  const inactiveOn = status === 'active' ? null : (manufacturer.inactiveOn ?? programmeDay(at));
  try {
    await db
      .updateTable('manufacturers')
      .set({ ...set, inactiveOn, updatedAt: at, updatedBy: ctx.actor.id, version: sql<number>`version + 1` })
      .where('id', '=', manufacturer.id)
      .execute();
  } catch (error) {
    throw explain(error);
  }
  if (leaves) await endCompanySessions(db, 'manufacturer', manufacturer.id, at);
  ctx.audit({
    entityId: manufacturer.id,
    entityLabel: manufacturer.name,
    action: 'status' in changes.after ? 'status' : 'update',
    ...changes,
    ...(body.reasonText ? { reason: body.reasonText } : {}),
  });
  return manufacturerCard(db, manufacturer.id, reader);
}
