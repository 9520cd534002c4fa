import { sql } from 'kysely';

import type { MemberStatus, TaxStatus } from '@pribavka/api';

import type { Addressee } from '../../../core/notices/person.ts';
import type { Db } from '../../../db/open.ts';
import { notFound } from '../../../http/problem.ts';
import type { Scope } from '../../../http/scope.ts';
import { membersInScope } from '../policy.ts';

/** What the commands about a member read of the account. */
export interface LockedMember extends Addressee {
  status: MemberStatus;
  lastName: string;
  firstName: string;
  middleName: string;
  positionCode: string | null;
  storeId: string | null;
  taxStatus: TaxStatus;
  spendBlocked: boolean;
  spendBlockReason: string | null;
  version: number;
}

/** As `lockLivingAccount` for the people of the programme: 404 out of the reader's scope and for one that was erased. */
export async function lockMemberRow(db: Db, id: string, scope: Scope): Promise<LockedMember> {
  const { rows } = await sql<LockedMember>`
    select u.id, u.phone, u.email, u.is_phone_verified, u.status, u.last_name, u.first_name, u.middle_name,
      u.position_code, u.store_id, u.tax_status, u.spend_blocked, u.spend_block_reason, u.version
    from users u where u.id = ${id}::uuid and u.status <> 'deleted' and ${membersInScope(scope)}
    for no key update of u`.execute(db);
  const [member] = rows;
  if (!member) throw notFound();
  return member;
}
