import type { AccountStatus, ExportColumn } from '@pribavka/api';
import { sql } from 'kysely';

import type { Db } from '../../db/open.ts';
import { statusName } from '../dictionary/index.ts';
import { inOrder } from '../../core/lists/list-ids.ts';
import { partnerConditions, type PartnerFilters, type PartnerRow, partnerRows, partnerStatus } from './repository.ts';
import { chosenColumns } from '../../core/exports/columns.ts';
import { defineExport } from '../../core/exports/define.ts';
import { exportOf } from '../../core/exports/export-of.ts';
import { filtersOf, textOf } from '../../core/exports/asked.ts';
import { dateCell } from '../../core/tables/date-cell.ts';

interface Shop {
  partnerId: string;
  code: string;
  name: string;
  address: string;
  region: string;
}

type ExportedPartner = PartnerRow & { shop: Shop | undefined };

const ofShops = new Set<ExportColumn<'partners'>>(['storeCode', 'storeName', 'address']);

/** A row for each shop that works; its region is its own. */
async function byShop(db: Db, rows: readonly PartnerRow[]): Promise<ExportedPartner[]> {
  const shops = await db
    .selectFrom('stores')
    .select(['partnerId', 'code', 'name', 'address', 'region'])
    .where(
      'partnerId',
      'in',
      rows.map(({ id }) => id),
    )
    .where('status', '=', 'active')
    .orderBy('code')
    .execute();
  const shopsOf = new Map<string, Shop[]>();
  for (const shop of shops) {
    const own = shopsOf.get(shop.partnerId) ?? [];
    own.push(shop);
    shopsOf.set(shop.partnerId, own);
  }
  return rows.flatMap((row) => (shopsOf.get(row.id) ?? []).map((shop) => ({ ...row, region: shop.region, shop })));
}

export const partnersExport = exportOf({
  name: 'partners',
  kind: 'partners_export',
  of: 'партнёров',
  sheet: 'Партнёры',
  source: (params, scope) => {
    const [status, region] = [textOf(params, 'status'), textOf(params, 'region')];
    // The older call has one of each.
    const filters: PartnerFilters = {
      ...(status && { statuses: [status as AccountStatus] }),
      ...(region && { regions: [region] }),
      ...filtersOf<PartnerFilters>(params),
    };
    return {
      from: sql`from partners p`,
      where: [...partnerConditions({ search: textOf(params, 'search'), filters }, scope), partnerStatus(filters)],
      id: sql`p.id`,
      order: { name: 'name', expr: sql`p.name`, type: 'text', direction: 'asc' },
    };
  },
  async rows(db, ids, _scope, ctx, params) {
    const rows = inOrder(ids, await partnerRows(db, ids, ctx.now()));
    const isByShop = chosenColumns('partners', params).some((column) => ofShops.has(column));
    return isByShop ? byShop(db, rows) : rows.map((row): ExportedPartner => ({ ...row, shop: undefined }));
  },
  cells: {
    name: (row) => row.name,
    legalName: (row) => row.legalName,
    inn: (row) => row.inn,
    kpp: (row) => row.kpp,
    contact: (row) => row.contactName,
    phone: (row) => row.phone,
    email: (row) => row.email,
    region: (row) => row.region,
    stores: (row) => row.storesCount,
    members: (row) => row.membersCount,
    sales: (row) => row.salesLast30Days,
    status: (row) => statusName('partner', row.status),
    createdAt: (row) => dateCell(row.createdAt),
    storeCode: ({ shop }) => shop?.code ?? null,
    storeName: ({ shop }) => shop?.name ?? null,
    address: ({ shop }) => shop?.address ?? null,
  },
});

export const exportPartners = defineExport(partnersExport);
