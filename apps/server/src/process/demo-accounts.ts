import { sql } from 'kysely';

import type { Db } from '../db/open.ts';
import { StartupError } from '../startup-error.ts';

/** Demo accounts share a password everybody knows. Addresses under `.example` belong to nobody else (RFC 2606). */
export async function refuseDemoAccounts(db: Db): Promise<void> {
  const { rows } = await sql<{ email: string }>`
    select email from users where email like '%.example' order by role_code = 'admin' desc, email limit 1`.execute(db);
  const [found] = rows;
  if (!found) return;
  throw new StartupError(
    `В базе есть учётные записи для знакомства (${found.email} и другие), их пароль известен всем: при NODE_ENV=production сервер с ними не работает. ` +
      'Задайте пустую базу: другой адрес в DATABASE_URL или другую папку в DATA_DIR. ' +
      'Чтобы открыть эту базу для знакомства, запустите без NODE_ENV=production.',
  );
}
