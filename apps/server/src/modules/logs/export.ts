import { sql } from 'kysely';

import { inOrder } from '../../core/lists/list-ids.ts';
import { readRoleNames } from './repository/entries.ts';
import { logConditions } from './repository/filters.ts';
import { actionName, entityName, resultName } from './domain/labels.ts';
import { defineExport, type ExportOf } from '../../core/exports/define.ts';
import { textOf, duringDays } from '../../core/exports/asked.ts';
import { dateCell } from '../../core/tables/date-cell.ts';

export const logsExport: ExportOf = {
  kind: 'logs_export',
  of: 'журнала',
  sheet: 'Журнал',
  header: ['Когда', 'Кто', 'Роль', 'Действие', 'Объект', 'Название', 'Результат', 'Основание', 'Адрес', 'Запрос'],
  source: (params, scope, ctx) => ({
    from: sql`from audit_entries a`,
    where: [
      scope.kind === 'all' ? sql`true` : sql`false`,
      ...duringDays('a.at', params),
      ...logConditions(params['filters'] ?? {}, textOf(params, 'search'), ctx.now()),
    ],
    id: sql`a.id`,
    order: { name: 'at', expr: sql`a.at`, type: 'timestamptz', direction: 'desc' },
  }),
  async rows(db, ids) {
    const entries = await db
      .selectFrom('auditEntries')
      .selectAll()
      .select(sql<string | null>`host(ip)`.as('address'))
      .where('id', 'in', [...ids])
      .execute();
    const roles = await readRoleNames(db);
    return inOrder(ids, entries).map((entry) => [
      dateCell(entry.at),
      entry.actorName,
      // A role that is no more keeps its code.
      entry.actorRole && (roles.get(entry.actorRole) ?? entry.actorRole),
      actionName(entry.action),
      entityName(entry.entityType || 'log'),
      entry.entityLabel,
      resultName(entry.result),
      entry.reason,
      entry.address,
      entry.requestId,
    ]);
  },
};

export const exportLogs = defineExport(logsExport);
