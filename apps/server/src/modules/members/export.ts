import { sql } from 'kysely';

import { defineHandlers } from '../../http/handlers.ts';
import { invalid, problem } from '../../http/problem.ts';
import type { Cell } from '../../tables/csv.ts';
import { memberStatusName, passportStatusName } from '../dictionary/statuses.ts';
import { defineExport, type ExportOf } from '../exports/define.ts';
import { textOf } from '../exports/period.ts';
import { startExport } from '../exports/start.ts';
import { inOrder } from '../lists/list-ids.ts';
import { memberSearch } from './list-filters.ts';
import { type MemberRow, memberRows } from './rows.ts';
import { membersInScope } from './scope.ts';

const header = [
  'ID',
  'ФИО',
  'Телефон',
  'Эл. почта',
  'Партнёр',
  'Торговая точка',
  'Статус',
  'Паспортные данные',
  'Доступно',
  'Ожидают',
  'Задолженность',
  'Продаж за 30 дней',
  'Регистрация',
  'Последний вход',
];

const cells = (row: MemberRow): Cell[] => [
  row.userExternalId,
  row.fullName,
  row.phone,
  row.email,
  row.partner?.name ?? null,
  row.store?.name ?? null,
  memberStatusName(row.status),
  passportStatusName(row.passportStatus),
  row.active,
  row.pending,
  row.debt,
  row.salesLast30Days,
  row.registeredAt,
  row.lastLoginAt,
];

/** The file of participants; no passport data at all. */
const membersExport: ExportOf = {
  kind: 'member_export',
  of: 'участников',
  sheet: 'Участники',
  header,
  source: (params, scope) => {
    const search = memberSearch(textOf(params, 'search'), undefined);
    const [status, partnerId] = [textOf(params, 'status'), textOf(params, 'partnerId')];
    return {
      from: sql`from users u`,
      where: [
        membersInScope(scope),
        sql`u.status <> 'deleted'`,
        ...(status ? [sql`u.status = ${status}`] : []),
        ...(partnerId ? [sql`u.partner_id = ${partnerId}::uuid`] : []),
        ...(search ? [search] : []),
      ],
      id: sql`u.id`,
      order: { name: 'registeredAt', expr: sql`u.registered_at`, type: 'timestamptz', direction: 'desc' },
    };
  },
  rows: async (db, ids, _scope, ctx) =>
    inOrder(ids, await memberRows(db, ids, { contacts: true, now: ctx.now() })).map(cells),
};

export const exportMembers = defineExport(membersExport);

export const exportHandlers = defineHandlers({
  /** The purpose is kept: whoever takes personal data out says why (152-FZ). */
  'members.export': (ctx) => {
    const purpose = ctx.query.purpose.trim();
    if (purpose === '') throw invalid({ purpose: ['Укажите цель выгрузки'] });
    if (ctx.scope.kind !== 'all' && ctx.scope.kind !== 'partner') throw problem('FORBIDDEN');
    return startExport(ctx, membersExport, exportMembers, { ...ctx.query, purpose });
  },
});
