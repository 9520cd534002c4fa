import { sql } from 'kysely';

import { invalid } from '../../../http/problem.ts';
import { newId } from '../../../ids.ts';
import { difference } from '../../../core/values.ts';
import type { Applied, UnitContext } from '../../../core/imports/types.ts';
import { auditFieldsOf, changeStore, insertStore, storeColumns } from '../../stores/index.ts';
import { branchQuestion } from '../queries/same-inn.ts';
import type { UploadRow } from './columns.ts';

type Apply = Pick<UnitContext, 'work' | 'by' | 'at'>;

/** Writes a partner as the form of one would, with an entry of its own in the journal. */
async function upsertPartner(
  { work: { db, audit }, by, at }: Apply,
  row: UploadRow,
): Promise<{ id: string; outcome: Applied }> {
  const asked = await branchQuestion(db, row);
  if (asked) throw invalid({ kpp: asked });
  const known = await db
    .selectFrom('partners')
    .select(['id', 'name', 'legalName', 'contactName', 'phone', 'email', 'status'])
    .where('inn', '=', row.inn)
    .where(sql<string>`coalesce(kpp, '')`, '=', row.kpp)
    .forUpdate()
    .executeTakeFirst();
  if (known?.status === 'archived') throw invalid({ inn: 'PARTNER_ARCHIVED' });
  const values = {
    name: row.name,
    legalName: row.legalName,
    // An empty cell says nothing; it does not wipe what is known.
    ...(row.contactName ? { contactName: row.contactName } : {}),
    ...(row.phone ? { phone: row.phone } : {}),
    ...(row.email ? { email: row.email } : {}),
  };
  if (!known) {
    const id = newId();
    const made = { inn: row.inn, kpp: row.kpp || null, region: row.region, ...values };
    await db
      .insertInto('partners')
      .values({ id, ...made, createdAt: at, createdBy: by, updatedAt: at, updatedBy: by })
      .execute();
    audit({ entityType: 'partner', entityId: id, entityLabel: row.name, action: 'create', after: made });
    return { id, outcome: 'created' };
  }
  const changes = difference(known, values);
  if (Object.keys(changes.after).length === 0) return { id: known.id, outcome: 'unchanged' };
  await db
    .updateTable('partners')
    .set({ ...values, updatedAt: at, updatedBy: by, version: sql<number>`version + 1` })
    .where('id', '=', known.id)
    .execute();
  audit({ entityType: 'partner', entityId: known.id, entityLabel: row.name, action: 'update', ...changes });
  return { id: known.id, outcome: 'updated' };
}

/** One row: its partner and its shop, made or brought up to date. Runs in a transaction of its own. */
export async function applyRow(apply: Apply, row: UploadRow): Promise<Applied> {
  const { work, by, at } = apply;
  const { db, audit } = work;
  const partner = await upsertPartner(apply, row);
  const given = { name: row.storeName, code: row.code, address: row.address, region: row.region };
  const known = await db
    .selectFrom('stores')
    .select(['id', 'name', 'address', 'region'])
    .where('partnerId', '=', partner.id)
    .where((eb) => eb(eb.fn('lower', ['code']), '=', row.code.toLowerCase()))
    .forUpdate()
    .executeTakeFirst();
  const form = storeColumns(given, { region: known?.region });
  if (!known) {
    const id = await insertStore(db, partner.id, given, { actorId: by, at });
    const after = auditFieldsOf({ ...form, partner: row.name });
    audit({ entityType: 'store', entityId: id, entityLabel: form.name, action: 'create', after });
    return 'created';
  }
  const { name, address, region } = form;
  const changes = difference(known, { name, address, region });
  if (Object.keys(changes.after).length === 0) return partner.outcome;
  await changeStore(db, known.id, given, form, { actorId: by, at });
  audit({ entityType: 'store', entityId: known.id, entityLabel: form.name, action: 'update', ...changes });
  return partner.outcome === 'created' ? 'created' : 'updated';
}
