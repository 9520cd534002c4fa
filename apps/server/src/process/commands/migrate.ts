import { clearPgVariables, type Config } from '../../config.ts';
import { migrate } from '../../db/migrate.ts';
import { verifySchema } from '../../db/schema/verify.ts';
import { withDatabaseServer } from './database.ts';

/** Brings the database to this version and ends; what was applied is said line by line. */
export async function migrateCommand(config: Config): Promise<number> {
  clearPgVariables(config.databaseUrl === undefined);
  return withDatabaseServer(config, async (url) => {
    const applied = await migrate(url);
    await verifySchema(url);
    for (const name of applied) console.log(`  ${name}`);
    console.log(applied.length > 0 ? `База приведена к этой версии: ${applied.length}` : 'База уже этой версии');
    return 0;
  });
}
