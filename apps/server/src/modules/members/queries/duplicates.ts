import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import type { Scope } from '../../../http/scope.ts';
import { fullName } from '../../../core/full-name.ts';
import { membersInScope } from '../policy.ts';

interface Row {
  id: string;
  lastName: string;
  firstName: string;
  middleName: string;
  by: 'phone' | 'card' | 'device';
}

/** F7 of domain 3.13: the same device or card, or a phone that was once the same; people of others stay unknown. */
export async function duplicates(db: Db, userId: string, scope: Scope) {
  const { rows } = await sql<Row>`
    select u.id, u.last_name, u.first_name, u.middle_name, d.by from (
      select other.member_id as id, 'card' as by from payout_cards own
        join payout_cards other on other.bidx = own.bidx and other.member_id <> own.member_id
        where own.member_id = ${userId}::uuid
      union
      select o.id, 'device' from users me join users o on o.last_fingerprint = me.last_fingerprint and o.id <> me.id
        and o.role_code = 'member' where me.id = ${userId}::uuid and me.last_fingerprint is not null
      union
      select was.user_id, 'phone' from users me join former_phones was on was.phone = me.phone and was.user_id <> me.id
        where me.id = ${userId}::uuid
      union
      select o.id, 'phone' from former_phones own join users o on o.phone = own.phone and o.id <> own.user_id
        where own.user_id = ${userId}::uuid
      union
      select was.user_id, 'phone' from former_phones own
        join former_phones was on was.phone = own.phone and was.user_id <> own.user_id
        where own.user_id = ${userId}::uuid
    ) d join users u on u.id = d.id where u.status <> 'deleted' and ${membersInScope(scope)}
    order by u.last_name, u.id, d.by limit 20`.execute(db);
  return rows.map((row) => ({ id: row.id, name: fullName(row), by: row.by }));
}
