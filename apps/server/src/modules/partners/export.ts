import { sql } from 'kysely';

import { companySearch } from '../../core/text/company-search.ts';
import { statusName } from '../dictionary/index.ts';
import { inOrder } from '../../core/lists/list-ids.ts';
import { partnerRows } from './repository.ts';
import { partnersInScope } from './policy.ts';
import { defineExport, type ExportOf } from '../../core/exports/define.ts';
import { textOf } from '../../core/exports/asked.ts';
import { dateCell } from '../../core/tables/date-cell.ts';

export const partnersExport: ExportOf = {
  kind: 'partners_export',
  of: 'партнёров',
  sheet: 'Партнёры',
  header: [
    'Название',
    'Юр. лицо',
    'ИНН',
    'КПП',
    'Контакт',
    'Телефон',
    'Эл. почта',
    'Регион',
    'Точек',
    'Участников',
    'Продаж за 30 дней',
    'Статус',
    'Создан',
  ],
  source: (params, scope) => {
    const [status, region] = [textOf(params, 'status'), textOf(params, 'region')];
    return {
      from: sql`from partners p`,
      where: [
        partnersInScope(scope),
        // As in the list: an archive has to be asked for.
        status ? sql`p.status = ${status}` : sql`p.status <> 'archived'`,
        ...(region ? [sql`p.region = ${region}`] : []),
        ...companySearch('p', textOf(params, 'search')),
      ],
      id: sql`p.id`,
      order: { name: 'name', expr: sql`p.name`, type: 'text', direction: 'asc' },
    };
  },
  async rows(db, ids, _scope, ctx) {
    return inOrder(ids, await partnerRows(db, ids, ctx.now())).map((row) => [
      row.name,
      row.legalName,
      row.inn,
      row.kpp,
      row.contactName,
      row.phone,
      row.email,
      row.region,
      row.storesCount,
      row.membersCount,
      row.salesLast30Days,
      statusName('partner', row.status),
      dateCell(row.createdAt),
    ]);
  },
};

export const exportPartners = defineExport(partnersExport);
