import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../db/open.ts';

/** A shop as a group shows it. */
export interface StoreShort {
  id: string;
  name: string;
  code: string;
  address: string;
  status: 'active' | 'closed';
  partner: { id: string; name: string };
}

/** Shops of `stores s` joined to `partners p`, by partner and name; the condition may narrow both. */
export async function storesShort(db: Db, condition: RawBuilder<unknown>, limit: number): Promise<StoreShort[]> {
  const { rows } = await sql<Omit<StoreShort, 'partner'> & { partnerId: string; partnerName: string }>`
    select s.id, s.name, s.code, s.address, s.status, p.id as partner_id, p.name as partner_name
    from stores s join partners p on p.id = s.partner_id where ${condition}
    order by p.name, s.name, s.id limit ${limit}`.execute(db);
  return rows.map(({ partnerId, partnerName, ...store }) => ({
    ...store,
    partner: { id: partnerId, name: partnerName },
  }));
}
