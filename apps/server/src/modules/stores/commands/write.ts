import { sql, type Updateable } from 'kysely';

import type { Db } from '../../../db/open.ts';
import type { DB } from '../../../db/types.gen.ts';
import { violatedConstraint } from '../../../db/sql-errors.ts';
import { fieldProblem, invalid } from '../../../http/problem.ts';
import { newId } from '../../../ids.ts';
import { regionIssue, storedRegion } from '../../../core/region.ts';
import { orNull, present } from '../../../core/values.ts';

/** A shop as its form sends it. */
export interface StoreForm {
  name: string;
  code: string;
  address: string;
  city?: string | undefined;
  region: string;
  kpp?: string | null | undefined;
  timezone?: string | undefined;
  externalId?: string | undefined;
}

const zones = new Set(Intl.supportedValuesOf('timeZone'));

const longestCity = 120;

// «г. Тверь, пр-т Победы, д. 12» has the city in front; without one, or with all the address in its place, the region
// stands in.
function cityOf(form: StoreForm, region: string): string {
  const named = /^(?:г\.|пос\.|с\.|д\.)\s*([^,]+)/.exec(form.address.trim())?.[1]?.trim() ?? '';
  return form.city?.trim() || (named.length > longestCity ? '' : named) || region;
}

/** What is written of a shop; `prefix` is where its form stands in a larger one, `region` what it has now. */
export function storeColumns(form: StoreForm, at: { prefix?: string | undefined; region?: string | undefined } = {}) {
  const { prefix = '' } = at;
  const timezone = form.timezone?.trim();
  if (timezone && !zones.has(timezone) && timezone !== 'UTC') {
    throw invalid({ [`${prefix}timezone`]: 'TIMEZONE_UNKNOWN' });
  }
  const region = storedRegion(form.region, at.region);
  if (region === undefined) throw invalid({ [`${prefix}region`]: regionIssue(form.region) });
  return present({
    name: form.name.trim(),
    code: form.code.trim(),
    address: form.address.trim(),
    city: cityOf(form, region),
    region,
    kpp: form.kpp === undefined ? undefined : form.kpp?.trim().toUpperCase() || null,
    timezone: timezone || undefined,
    externalId: orNull(form.externalId),
  });
}

/** A shop for the journal, where a bare `code` is a secret and stays hidden. */
export const auditFieldsOf = ({ code, ...form }: Record<string, unknown>): Record<string, unknown> => ({
  ...form,
  ...(code === undefined ? {} : { storeCode: code }),
});

/** Says at which field the shop collides with another. `prefix` is where the form stands in a larger one. */
export function explainStore(error: unknown, form: StoreForm, prefix = ''): unknown {
  const constraint = violatedConstraint(error);
  if (constraint === 'stores_partner_code')
    return fieldProblem('STORE_CODE_TAKEN', `${prefix}code`, { name: form.code });
  if (constraint === 'stores_external') return invalid({ [`${prefix}externalId`]: 'STORE_EXTERNAL_TAKEN' });
  return error;
}

export async function insertStore(
  tx: Db,
  partnerId: string,
  form: StoreForm,
  by: { actorId: string; at: Date; prefix?: string },
): Promise<string> {
  const id = newId();
  try {
    await tx
      .insertInto('stores')
      .values({
        id,
        partnerId,
        ...storeColumns(form, { prefix: by.prefix }),
        createdAt: by.at,
        createdBy: by.actorId,
        updatedAt: by.at,
        updatedBy: by.actorId,
      })
      .execute();
  } catch (error) {
    throw explainStore(error, form, by.prefix);
  }
  return id;
}

/** A shop brought up to date; the caller holds its row. */
export async function changeStore(
  tx: Db,
  id: string,
  form: StoreForm,
  set: Updateable<DB['stores']>,
  by: { actorId: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('stores')
    .set({ ...set, updatedAt: by.at, updatedBy: by.actorId, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
    .catch((error: unknown) => {
      throw explainStore(error, form);
    });
}
