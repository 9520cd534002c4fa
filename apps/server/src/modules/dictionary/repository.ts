import type { Bounds } from '@pribavka/api';

import type { Db } from '../../db/open.ts';
import { boundsOf, readSettings } from '../points-settings/index.ts';

/** Regions where the programme has shops, in alphabetical order. */
export async function readRegions(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('stores').select('region').distinct().orderBy('region').limit(200).execute();
  return rows.map((row) => row.region);
}

type Lists = 'positions' | 'supportCategories';

/** A list the programme keeps itself: what may be chosen now, in its order. */
export const readList = (db: Db, list: Lists): Promise<{ code: string; name: string }[]> =>
  db
    .selectFrom(list)
    .select(['code', 'name'])
    .where('isActive', '=', true)
    .orderBy('position')
    .orderBy('code')
    .limit(list === 'positions' ? 100 : 32)
    .execute();

/** The word for a position; a code that has gone from the list, or a text of one's own, is shown as it is. */
export async function readPositionName(db: Db, code: string | null): Promise<string | null> {
  if (code === null) return null;
  const row = await db.selectFrom('positions').select('name').where('code', '=', code).executeTakeFirst();
  return row?.name ?? code;
}

/** The code of a position people have chosen by its word; a text of one's own stays a text. */
export async function readPositionCode(db: Db, text: string): Promise<string> {
  const word = text.trim();
  const row = await db.selectFrom('positions').select('code').where('name', '=', word).executeTakeFirst();
  return row?.code ?? word;
}

/** What everyone may know of the programme's settings. */
export async function readProgrammeSettings(db: Db): Promise<{
  timezone: string;
  rateKopecks: number;
  saleSubmitDays: number;
  listReceiptRequired: boolean;
  bounds: Bounds;
  supportPhone: string;
  supportEmail: string;
}> {
  const settings = await readSettings(db);
  const { rateKopecks, saleSubmitDays, listReceiptRequired } = settings;
  const about = await db
    .selectFrom('programmeSettings')
    .select(['timezone', 'supportPhone', 'supportEmail'])
    .executeTakeFirstOrThrow();
  return { rateKopecks, saleSubmitDays, listReceiptRequired, bounds: boundsOf(settings), ...about };
}
