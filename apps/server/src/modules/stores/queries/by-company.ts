import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import type { Scope } from '../../../http/scope.ts';
import { companySearch } from '../../../core/text/company-search.ts';
import { storesInScope } from '../repository/rows.ts';

interface Found {
  partnerId: string;
  partnerName: string;
  inn: string;
  kpp: string | null;
  id: string;
  name: string;
  code: string;
  address: string;
  region: string;
}

type Company = 'partnerId' | 'partnerName' | 'inn' | 'kpp';

/** Open shops of the partners whose name or ИНН matches, grouped by partner: the tree of a picker. */
export async function findByCompanyName(db: Db, name: string, scope: Scope) {
  const matching = companySearch('partners', name);
  if (matching.length === 0) return [];
  const { rows } = await sql<Found>`
    select p.id as partner_id, p.name as partner_name, p.inn, p.kpp, s.id, s.name, s.code, s.address, s.region
    from (select * from partners where ${sql.join(matching, sql` and `)} and status <> 'archived'
      order by name, id limit 50) p
    join stores s on s.partner_id = p.id and s.status = 'active' and ${storesInScope(scope)}
    order by p.name, p.id, s.name, s.id limit 20000`.execute(db);
  const partners = new Map<string, Pick<Found, Company> & { stores: Omit<Found, Company>[] }>();
  for (const { partnerId, partnerName, inn, kpp, ...store } of rows) {
    const partner = partners.get(partnerId) ?? { partnerId, partnerName, inn, kpp, stores: [] };
    partners.set(partnerId, partner);
    if (partner.stores.length < 5000) partner.stores.push(store);
  }
  return [...partners.values()];
}
