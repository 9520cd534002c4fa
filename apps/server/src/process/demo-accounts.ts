import { sql } from 'kysely';

import type { Passwords } from '../crypto/index.ts';
import type { Db } from '../db/open.ts';
import { demoPassword } from '../seed/parts/accounts.ts';
import { StartupError } from '../startup-error.ts';

/** An account whose hash others have too: salted, it never comes twice by itself, and the demo makes it once for all. */
async function sharedPassword(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`
    select email from (select email, role_code, count(*) over (partition by password_hash) as sharing
      from users where email like '%.example' and password_hash is not null) u
    where sharing > 1 order by role_code = 'admin' desc, email limit 1`.execute(db);
  return rows[0]?.email;
}

/** One of the back-office that is left alone with the password of the demo; members are too many to be tried. */
async function knownPassword(db: Db, passwords: Pick<Passwords, 'check'>): Promise<string | undefined> {
  const staff = await db
    .selectFrom('users')
    .select(['email', 'passwordHash'])
    .where('email', 'like', '%.example')
    .where('roleCode', '!=', 'member')
    .where('passwordHash', 'is not', null)
    .orderBy('email')
    .execute();
  for (const { email, passwordHash } of staff) {
    const { ok } = await passwords.check(passwordHash, demoPassword);
    if (ok) return email ?? undefined;
  }
  return undefined;
}

/**
 * Demo accounts have a password everybody knows. An address under `.example` alone says nothing, for anybody may write
 * one into a profile, and that must not stop the next start.
 */
export async function refuseDemoAccounts(db: Db, passwords: Pick<Passwords, 'check'>): Promise<void> {
  const found = (await sharedPassword(db)) ?? (await knownPassword(db, passwords));
  if (found === undefined) return;
  throw new StartupError(
    `В базе есть учётные записи для знакомства (например, ${found}), их пароль известен всем: при NODE_ENV=production сервер с ними не работает. ` +
      'Задайте пустую базу: другой адрес в DATABASE_URL или другую папку в DATA_DIR. ' +
      'Чтобы открыть эту базу для знакомства, запустите без NODE_ENV=production.',
  );
}
