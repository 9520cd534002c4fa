import { clearPgVariables, type Config } from '../../config.ts';
import { openDatabase } from '../../db/open.ts';
import { createServices } from '../../services.ts';
import { withDatabaseServer } from '../commands/database.ts';
import { requireKeys } from '../secrets.ts';
import { type Check, troubleOf } from './check.ts';
import { databaseChecks } from './database.ts';
import { fileChecks } from './files.ts';
import { outsideChecks } from './outside.ts';

/** One line for each thing: how it is, or what is wrong and what to do. Answers how many are wrong. */
async function examine(checks: readonly Check[], say: (line: string) => void): Promise<number> {
  let wrong = 0;
  for (const { title, look } of checks) {
    try {
      say(`✓ ${title}: ${await look()}`);
    } catch (error) {
      wrong += 1;
      const { message, remedy } = troubleOf(error, 'посмотрите в журнал сервера');
      say(`✗ ${title}: ${message}\n  → ${remedy}`);
    }
  }
  return wrong;
}

/** Looks at everything the server depends on and changes nothing; 0 when all of it is well, 1 when something is not. */
export async function doctorCommand(config: Config, say: (line: string) => void = console.log): Promise<number> {
  clearPgVariables(config.databaseUrl === undefined);
  const keys = requireKeys(config);
  say('✓ конфигурация: верна');
  return withDatabaseServer(config, async (url) => {
    const database = openDatabase({ url, max: 1 });
    try {
      const { store } = createServices({ config, keys, db: database.db, now: () => new Date() });
      const checks = [...databaseChecks(url, config, keys), ...fileChecks(config, store), ...outsideChecks(config)];
      return (await examine(checks, say)) === 0 ? 0 : 1;
    } finally {
      await database.close();
    }
  });
}
