import { signIn } from '../../apps/server/src/test/people.ts';
import { createUser } from '../../apps/server/src/test/people.ts';
import type { Stage } from './stage.ts';

export const password = 'Vernost7!kot';

export interface Caller {
  id: string;
  phone: string;
  cardId: string;
  token: string;
}

/**
 * Members who may do everything, each with an open session and a card. Others every run: those who have called in an
 * earlier one have hundreds of operations on one day, and reading them would be measured.
 */
export async function readCallers({ database, services }: Stage, count: number): Promise<Caller[]> {
  const { rows } = await database.pool.query<{ id: string; phone: string; card: string }>(
    `select u.id, u.phone, c.id as card from users u join tax_profiles t on t.user_id = u.id and t.status = 'verified'
       join wallets w on w.member_id = u.id and w.active > 1000 join payout_cards c on c.member_id = u.id
     where u.role_code = 'member' and u.status = 'confirmed' and u.is_phone_verified order by random() limit $1`,
    [count],
  );
  const ids = rows.map((row) => row.id);
  await database.pool.query('update users set password_hash = $1 where id = any($2::uuid[])', [
    await services.passwords.hash(password),
    ids,
  ]);
  await database.pool.query(
    `insert into store_memberships (user_id, store_id, partner_id, valid_from)
     select id, store_id, partner_id, '2024-01-01' from users where id = any($1::uuid[]) on conflict do nothing`,
    [ids],
  );
  const callers: Caller[] = [];
  for (const { id, phone, card } of rows) {
    const { token } = await signIn(services, id);
    callers.push({ id, phone, cardId: card, token });
  }
  return callers;
}

export async function adminToken({ services }: Stage): Promise<string> {
  const { id } = await createUser(services, { roleCode: 'admin', email: `bench${Date.now()}@example.ru`, phone: null });
  return (await signIn(services, id)).token;
}
