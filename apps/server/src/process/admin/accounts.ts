import { maskEmail, maskPhone } from '../../core/audit/mask.ts';
import type { Db } from '../../db/open.ts';
import { isUuid } from '../../http/headers.ts';
import { normalizeLogin } from '../../modules/auth/index.ts';
import { Refusal } from './command.ts';

/** An account as a command names it: nothing personal is shown whole. */
export interface FoundAccount {
  id: string;
  roleCode: string;
  email: string | null;
  phone: string | null;
  /** `i•••@mail.ru` or `+7 (912) •••-••-89`. */
  masked: string;
}

const whereOf = (text: string): readonly ['id' | 'email' | 'phone' | 'externalId', string] => {
  if (isUuid(text)) return ['id', text];
  const login = normalizeLogin(text);
  if (login.includes('@')) return ['email', login];
  return /^7\d{10}$/.test(login) ? ['phone', login] : ['externalId', text];
};

/** The living account of an e-mail, a phone, an id or an external id. Refuses where there is none. */
export async function findAccount(db: Db, text: string): Promise<FoundAccount> {
  const [column, value] = whereOf(text.trim());
  const row = await db
    .selectFrom('users')
    .select(['id', 'roleCode', 'email', 'phone'])
    .where(column, '=', value)
    .where('status', '!=', 'deleted')
    .executeTakeFirst();
  if (!row) throw new Refusal('Нет такой учётной записи');
  return { ...row, masked: row.email ? maskEmail(row.email) : row.phone ? maskPhone(row.phone) : row.id };
}
