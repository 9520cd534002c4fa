import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';

/** In which registry the request is paid; none when it goes back to those that wait for one. */
export async function noteRegistry(db: Db, id: string, registryId: string | null): Promise<void> {
  await sql`update withdrawals set registry_id = ${registryId} where id = ${id}`.execute(db);
}

/** What the bank calls the payment. */
export async function notePayment(db: Db, id: string, providerRef: string | undefined): Promise<void> {
  await sql`update withdrawals set provider_ref = ${providerRef ?? null} where id = ${id}`.execute(db);
}

/** Why the bank has not paid. */
export async function noteRefusal(db: Db, id: string, text: string | undefined): Promise<void> {
  await sql`update withdrawals set failure_text = ${text?.trim() || 'Банк отклонил выплату'} where id = ${id}`.execute(
    db,
  );
}
