import type { Output } from '../../http/contract.ts';
import type { Ctx } from '../../http/context.ts';
import { defineHandlers } from '../../http/handlers.ts';
import { listMakers } from './repository.ts';
import { requisiteColumns } from '../../core/requisites.ts';
import type { AccountStatus } from '@pribavka/api';
import { sql } from 'kysely';
import type { Db } from '../../db/open.ts';
import { fileUrl, isPublicFile } from '../../core/files/files.ts';
import { violatedConstraint } from '../../db/tx.ts';
import { fieldProblem, invalid, notFound, problem } from '../../http/problem.ts';
import type { Scope } from '../../http/scope.ts';
import { wireDateTime } from '../../http/wire-date.ts';
import { newId } from '../../ids.ts';
import { createLogin, endCompanySessions, readLogin } from '../company-logins/login.ts';
import { difference, present } from '../../core/values.ts';
import { manufacturerStatistics } from './queries/statistics.ts';
import { makerRows, makersInScope } from './repository.ts';

async function makerCard(db: Db, id: string, scope: Scope) {
  const { rows } =
    await sql`select 1 from manufacturers f where f.id = ${id}::uuid and ${makersInScope(scope)}`.execute(db);
  const [row] = rows.length > 0 ? await makerRows(db, [id]) : [];
  if (!row) throw notFound();
  const brands = await db
    .selectFrom('brands')
    .select(['id', 'name'])
    .where('manufacturerId', '=', id)
    .orderBy('name')
    .limit(500)
    .execute();
  return { ...row, brands, ...(await lastChange(db, id)), login: await readLogin(db, 'manufacturer', id) };
}

async function lastChange(db: Db, id: string): Promise<{ updatedAt: string; updatedBy: string | null }> {
  const { rows } = await sql<{ updatedAt: Date; updatedBy: string | null }>`
    select f.updated_at, (select concat_ws(' ', u.last_name, u.first_name) from users u where u.id = f.updated_by)
      as updated_by from manufacturers f where f.id = ${id}::uuid`.execute(db);
  const [row] = rows;
  if (!row) throw notFound();
  return { updatedAt: wireDateTime(row.updatedAt), updatedBy: row.updatedBy };
}

const explain = (error: unknown): unknown =>
  violatedConstraint(error) === 'manufacturers_inn_kpp' ? fieldProblem('MANUFACTURER_EXISTS', 'inn') : error;

async function checkLogo(db: Db, id: string | null | undefined): Promise<void> {
  if (id && !(await isPublicFile(db, id))) throw invalid({ logoFileId: ['Файл не найден'] });
}

type Stored = { id: string; name: string; status: AccountStatus; version: number } & Record<string, unknown>;
// What a manufacturer may change of himself; requisites and status are the programme's to change.
const ownFields = new Set(['contactName', 'phone', 'email', 'logoFileId']);

export async function shortListManufacturers(
  ctx: Ctx<'manufacturers.shortList'>,
): Promise<Output<'manufacturers.shortList'>> {
  const { rows } = await sql<{ id: string; name: string }>`
      select f.id, f.name from manufacturers f where f.status <> 'archived' and ${makersInScope(ctx.scope)}
      order by f.name, f.id limit 1000`.execute(ctx.db);
  return rows;
}

export async function registerManufacturer(
  ctx: Ctx<'manufacturers.register'>,
): Promise<Output<'manufacturers.register'>> {
  const { body } = ctx;
  const id = newId();
  const at = ctx.now();
  await checkLogo(ctx.db, body.logoFileId);
  const columns = { ...requisiteColumns(body), ...present({ logoFileId: body.logoFileId }) };
  try {
    await ctx.db
      .insertInto('manufacturers')
      .values({ id, ...columns, createdAt: at, createdBy: ctx.actor.id, updatedAt: at })
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
  return makerCard(ctx.db, id, ctx.scope);
}

export async function readManufacturerStatistics(
  ctx: Ctx<'manufacturers.statistics'>,
): Promise<Output<'manufacturers.statistics'>> {
  await makerCard(ctx.db, ctx.params.id, ctx.scope);
  return manufacturerStatistics(ctx.db, ctx.params.id, ctx.query, { scope: ctx.scope, now: ctx.now() });
}

export async function uploadManufacturerLogo(
  ctx: Ctx<'manufacturers.uploadLogo'>,
): Promise<Output<'manufacturers.uploadLogo'>> {
  const file = await ctx.files.save({ ...ctx.upload, ownerId: ctx.actor.id, purpose: 'logo', isPublic: true });
  return { ...file, url: fileUrl(file.id, true) };
}

/** A suspended manufacturer signs out, and its goods leave the catalogue of sellers. */
export async function updateManufacturer(ctx: Ctx<'manufacturers.update'>): Promise<Output<'manufacturers.update'>> {
  const { body, db } = ctx;
  const at = ctx.now();
  const { rows } = await sql<Stored>`
      select f.id, f.name, f.legal_name, f.inn, f.kpp, f.contact_name, f.phone, f.email, f.logo_file_id, f.status, f.version
      from manufacturers f where f.id = ${ctx.params.id}::uuid and ${makersInScope(ctx.scope)} for update of f`.execute(
    db,
  );
  const [maker] = rows;
  if (!maker) throw notFound();
  if (maker.version !== body.version) {
    throw problem('VERSION_CONFLICT', {}, { current: await makerCard(db, maker.id, ctx.scope) });
  }
  const set = { ...requisiteColumns(body), ...present({ logoFileId: body.logoFileId, status: body.status }) };
  const changes = difference(maker, set);
  if (ctx.scope.kind !== 'all' && Object.keys(changes.after).some((field) => !ownFields.has(field))) {
    throw problem('FORBIDDEN');
  }
  if ('logoFileId' in changes.after) await checkLogo(db, body.logoFileId);
  const leaves = body.status !== undefined && body.status !== 'active' && body.status !== maker.status;
  if (leaves && !body.reasonText?.trim()) throw fieldProblem('REASON_REQUIRED', 'reasonText');
  try {
    await db
      .updateTable('manufacturers')
      .set({ ...set, updatedAt: at, updatedBy: ctx.actor.id, version: sql<number>`version + 1` })
      .where('id', '=', maker.id)
      .execute();
  } catch (error) {
    throw explain(error);
  }
  if (leaves) await endCompanySessions(db, 'manufacturer', maker.id, at);
  ctx.audit({
    entityId: maker.id,
    entityLabel: maker.name,
    action: 'status' in changes.after ? 'status' : 'update',
    ...changes,
    ...(body.reasonText ? { reason: body.reasonText } : {}),
  });
  return makerCard(db, maker.id, ctx.scope);
}

/** What the area answers. */
export const manufacturersRoutes = defineHandlers({
  'manufacturers.shortList': shortListManufacturers,
  'manufacturers.list': (ctx) => listMakers(ctx.db, ctx.body, ctx.scope),
  'manufacturers.get': (ctx) => makerCard(ctx.db, ctx.params.id, ctx.scope),
  'manufacturers.register': registerManufacturer,
  'manufacturers.statistics': readManufacturerStatistics,
  'manufacturers.uploadLogo': uploadManufacturerLogo,
  'manufacturers.update': updateManufacturer,
});
