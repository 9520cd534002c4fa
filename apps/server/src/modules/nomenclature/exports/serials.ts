import { type SerialState, statuses } from '@pribavka/api';
import { sql } from 'kysely';

import type { Output } from '../../../http/contract.ts';
import type { Ctx } from '../../../http/context.ts';
import { filtersOf, textOf } from '../../../core/exports/asked.ts';
import { defineExport } from '../../../core/exports/define.ts';
import { exportOf } from '../../../core/exports/export-of.ts';
import { startExport } from '../../../core/exports/start.ts';
import { inOrder } from '../../../core/lists/list-ids.ts';
import { dateCell } from '../../../core/tables/date-cell.ts';
import { findKept } from '../queries/product-promotions.ts';
import { type SerialFilters, serialsIn, serialsOf, stateOf } from '../queries/serials.ts';
import { distinctManufacturer } from '../repository/distinct-names.ts';

interface Row {
  id: string;
  article: string;
  serialNumber: string;
  manufacturer: string;
  inn: string | null;
  kpp: string | null;
  shippedAt: string | null;
  state: SerialState;
}

/** The registry of one product, so that its file loads as it is. */
const serialsExport = exportOf({
  name: 'serials',
  kind: 'serials_export',
  of: 'серийных номеров',
  sheet: 'Серийные номера',
  source: (params, _scope, ctx) => ({
    from: sql`from serial_registry r`,
    where: [
      ...serialsOf(textOf(params, 'productId') ?? '', textOf(params, 'search')),
      ...serialsIn(filtersOf<SerialFilters>(params), ctx.now()),
    ],
    id: sql`r.id`,
    order: { name: 'serialNumber', expr: sql`r.serial_key`, type: 'text', direction: 'asc' },
  }),
  async rows(db, ids, scope, ctx) {
    // A manufacturer reads who got his goods by name, and not the requisites of another's partner.
    const requisites = scope.kind === 'manufacturer' ? sql`null as inn, null as kpp` : sql`t.inn, t.kpp`;
    const { rows } = await sql<Row>`
      select r.id, p.article, r.serial_number, ${distinctManufacturer} as manufacturer, ${requisites}, r.shipped_at,
        ${stateOf(ctx.now())} as state
      from serial_registry r join products p on p.id = r.product_id join manufacturers f on f.id = p.manufacturer_id
        left join partners t on t.id = r.shipped_to_partner_id
      where r.id = any(${[...ids]}::uuid[])`.execute(db);
    return inOrder(ids, rows);
  },
  cells: {
    article: (row) => row.article,
    serial: (row) => row.serialNumber,
    manufacturer: (row) => row.manufacturer,
    partnerInn: (row) => row.inn,
    partnerKpp: (row) => row.kpp,
    shippedAt: (row) => dateCell(row.shippedAt),
    status: (row) => statuses.serial[row.state].word,
  },
});

export const exportSerials = defineExport(serialsExport);

export async function startSerialsExport(ctx: Ctx<'serials.export'>): Promise<Output<'serials.export'>> {
  await findKept(ctx.db, ctx.params.id, ctx.scope);
  return startExport(ctx, serialsExport, exportSerials, { ...ctx.body, productId: ctx.params.id });
}
