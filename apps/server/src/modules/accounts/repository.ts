import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely';

import type { Db } from '../../db/open.ts';
import { violatedConstraint } from '../../db/sql-errors.ts';
import type { DB } from '../../db/types.gen.ts';
import { fieldProblem } from '../../http/problem.ts';

type Columns = Updateable<DB['users']>;
type Set = Omit<Columns, 'id' | 'version' | 'updatedAt' | 'updatedBy'>;

/** An account of any kind: a member, a person of the back-office, a company, a system. */
export type NewAccount = Omit<Insertable<DB['users']>, 'externalId' | 'registeredAt' | 'createdAt'> & {
  id: string;
  /** Its id unless given. */
  externalId?: string | RawBuilder<string> | undefined;
};

/** When and by whom; a change that nobody in particular has made leaves `updatedBy` as it was. */
export interface AccountChange {
  at: Date;
  by?: string | null | undefined;
  /** Field of the form that holds the e-mail, where it is not `email`. */
  emailField?: string | undefined;
}

/** A phone and an e-mail belong to one living account: who comes second hears it at the field. */
function explain(error: unknown, emailField = 'email'): never {
  const constraint = violatedConstraint(error);
  if (constraint === 'users_email_live') throw fieldProblem('EMAIL_TAKEN', emailField);
  if (constraint === 'users_phone_live') throw fieldProblem('PHONE_TAKEN', 'phone');
  throw error;
}

/** Throws `EMAIL_TAKEN` or `PHONE_TAKEN` by field when another account was faster. */
export async function createAccount(
  db: Db,
  account: NewAccount,
  { at, emailField }: Pick<AccountChange, 'at' | 'emailField'>,
): Promise<void> {
  await db
    .insertInto('users')
    .values({
      ...account,
      externalId: account.externalId ?? account.id,
      registeredAt: at,
      createdAt: at,
      updatedAt: at,
      updatedBy: account.createdBy ?? null,
    })
    .execute()
    .catch((error: unknown) => explain(error, emailField));
}

/** A change of what a card shows: a form opened before meets 409. Throws as `createAccount` does. */
export async function changeAccount(
  db: Db,
  id: string,
  set: Set,
  { at, by, emailField }: AccountChange,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ ...set, updatedAt: at, ...(by !== undefined && { updatedBy: by }), version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
    .catch((error: unknown) => explain(error, emailField));
}

/** What the system notes by itself, a sign-in for example: no form that is open grows old by it. */
export async function noteOnAccount(db: Db, id: string, set: Omit<Columns, 'id' | 'version'>): Promise<void> {
  await db.updateTable('users').set(set).where('id', '=', id).execute();
}
