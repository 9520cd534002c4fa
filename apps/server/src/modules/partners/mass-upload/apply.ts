import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { invalid } from '../../../http/problem.ts';
import { newId } from '../../../ids.ts';
import type { Applied } from '../../mass-upload/types.ts';
import { storeColumns } from '../../stores/write.ts';
import type { UploadRow } from './columns.ts';

async function upsertPartner(
  tx: Db,
  row: UploadRow,
  by: string | null,
  at: Date,
): Promise<{ id: string; outcome: Applied }> {
  const known = await tx
    .selectFrom('partners')
    .select(['id', 'name', 'legalName', 'contactName', 'phone', 'email', 'status'])
    .where('inn', '=', row.inn)
    .where(sql<string>`coalesce(kpp, '')`, '=', row.kpp)
    .forUpdate()
    .executeTakeFirst();
  if (known?.status === 'archived') throw invalid({ inn: ['Партнёр в архиве'] });
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
    await tx
      .insertInto('partners')
      .values({
        id,
        inn: row.inn,
        kpp: row.kpp || null,
        region: row.region,
        ...values,
        createdAt: at,
        createdBy: by,
        updatedAt: at,
      })
      .execute();
    return { id, outcome: 'created' };
  }
  const same = Object.entries(values).every(([field, value]) => known[field as keyof typeof known] === value);
  if (same) return { id: known.id, outcome: 'unchanged' };
  await tx
    .updateTable('partners')
    .set({ ...values, updatedAt: at, updatedBy: by, version: sql<number>`version + 1` })
    .where('id', '=', known.id)
    .execute();
  return { id: known.id, outcome: 'updated' };
}

/** One row: its partner and its shop, made or brought up to date. Runs in a transaction of its own. */
export async function applyRow(tx: Db, row: UploadRow, by: string | null, at: Date): Promise<Applied> {
  const partner = await upsertPartner(tx, row, by, at);
  const form = storeColumns({ name: row.storeName, code: row.code, address: row.address, region: row.region });
  const known = await tx
    .selectFrom('stores')
    .select(['id', 'name', 'address', 'region'])
    .where('partnerId', '=', partner.id)
    .where((eb) => eb(eb.fn('lower', ['code']), '=', row.code.toLowerCase()))
    .forUpdate()
    .executeTakeFirst();
  if (!known) {
    await tx
      .insertInto('stores')
      .values({ id: newId(), partnerId: partner.id, ...form, createdAt: at, createdBy: by, updatedAt: at })
      .execute();
    return 'created';
  }
  if (known.name === form.name && known.address === form.address && known.region === form.region)
    return partner.outcome;
  await tx
    .updateTable('stores')
    .set({ ...form, updatedAt: at, updatedBy: by, version: sql<number>`version + 1` })
    .where('id', '=', known.id)
    .execute();
  return partner.outcome === 'created' ? 'created' : 'updated';
}
