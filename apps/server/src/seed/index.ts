import type { Services } from '../http/context.ts';
import { accountLines } from './accounts.ts';
import { StartupError } from '../startup-error.ts';

export { demoAccounts } from './accounts.ts';
export { demoPassword } from './parts/accounts.ts';

export interface SeedOptions {
  /** `full` for a look round, `empty` for a journey that makes its own members. */
  mode: 'full' | 'empty';
  /** The moment the history ends; now unless a test says otherwise. */
  end?: Date | undefined;
}

/**
 * Fills an empty database with the demo, all or nothing, and answers the accounts for the console.
 * A database with people in it is left alone. Never in production: demo accounts share a password.
 */
export async function seedDemo(services: Services, options: SeedOptions): Promise<readonly string[]> {
  if (services.config.isProduction)
    throw new StartupError('Демонстрационные данные не создаются при NODE_ENV=production');
  const { db } = services;
  const somebody = await db.selectFrom('users').select('email').limit(1).executeTakeFirst();
  if (somebody) {
    const demo = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'admin@pribavka.example')
      .executeTakeFirst();
    return demo ? accountLines(options.mode) : [];
  }
  // What it writes is of use once in the life of a database: other starts do not even read it.
  const { fillDemo } = await import('./fill.ts');
  await fillDemo(services, options);
  return accountLines(options.mode);
}
