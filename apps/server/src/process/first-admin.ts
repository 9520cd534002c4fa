import { sql } from 'kysely';

import { writeAudit } from '../core/audit/audit.ts';
import { inTransaction } from '../db/tx.ts';
import type { Db } from '../db/open.ts';
import type { Services } from '../http/context.ts';
import { wireDateTime } from '../http/wire-date.ts';
import { newId } from '../ids.ts';
import { createRecovery, liveRecovery, recoveryPage } from '../modules/sessions/index.ts';

const linkLifeMs = 24 * 3_600_000;
const system = { id: null, name: 'Система', roleCode: null, kind: 'system' } as const;

/** Somebody who can open the back-office: an account of an administrator whose password is set. */
async function hasAdministrator(tx: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from users
    where role_code = 'admin' and status = 'confirmed' and password_hash is not null limit 1`.execute(tx);
  return rows.length > 0;
}

async function createAccount(tx: Db, email: string, at: Date): Promise<string> {
  const id = newId();
  await tx
    .insertInto('users')
    .values({
      id,
      externalId: id,
      roleCode: 'admin',
      status: 'confirmed',
      email,
      lastName: 'Администратор',
      registeredAt: at,
      createdAt: at,
      updatedAt: at,
    })
    .execute();
  await writeAudit(tx, [
    { actor: system, action: 'create', entityType: 'member', entityId: id, entityLabel: 'Первый администратор' },
  ]);
  return id;
}

const accountOf = (tx: Db, email: string) =>
  tx.selectFrom('users').select(['id', 'roleCode', 'status']).where('email', '=', email).executeTakeFirst();

/**
 * For an installation nobody can enter yet: makes the account of `ADMIN_EMAIL` without a password and answers the lines
 * for the console with the link that sets it. The link works once and for a day, only its hash is kept; several
 * processes that start together print the same one. Once an administrator has a password there is nothing to print.
 */
export async function firstAdministrator(services: Services): Promise<readonly string[]> {
  const { config } = services;
  if (config.demo) return [];
  const email = config.adminEmail;
  return inTransaction(services.db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('first-administrator', 0))`.execute(tx);
    if (await hasAdministrator(tx)) return [];
    if (email === undefined) {
      return [
        'Администратора ещё нет. Задайте его адрес: ADMIN_EMAIL=… и запустите снова — здесь будет ссылка для входа',
      ];
    }
    const known = await accountOf(tx, email);
    if (known && (known.roleCode !== 'admin' || known.status !== 'confirmed')) {
      return [`ADMIN_EMAIL: ${email} принадлежит учётной записи, которая не администратор. Задайте другой адрес`];
    }
    const at = services.now();
    const userId = known?.id ?? (await createAccount(tx, email, at));
    const work = { ...services, db: tx };
    const link =
      (await liveRecovery(work, userId)) ?? (await createRecovery(work, { userId, email, lifeMs: linkLifeMs }));
    return [
      `Первый администратор ${email} задаёт пароль по одноразовой ссылке (до ${wireDateTime(link.expiresAt).slice(0, 16)}):`,
      `  ${recoveryPage(services, link.id)}`,
    ];
  });
}
