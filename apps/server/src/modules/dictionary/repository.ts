import type { Db } from '../../db/open.ts';
import { readSettings } from '../transactions/settings.ts';

/** Regions where the programme has shops, in alphabetical order. */
export async function readRegions(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('stores').select('region').distinct().orderBy('region').limit(200).execute();
  return rows.map((row) => row.region);
}

/** What everyone may know of the programme's settings. */
export async function readProgrammeSettings(db: Db): Promise<{
  timezone: string;
  rateKopecks: number;
  supportPhone: string;
  supportEmail: string;
}> {
  const { rateKopecks } = await readSettings(db);
  const about = await db
    .selectFrom('programmeSettings')
    .select(['timezone', 'supportPhone', 'supportEmail'])
    .executeTakeFirstOrThrow();
  return { rateKopecks, ...about };
}
