import { sql } from 'kysely';

import { inOrder } from '../../core/lists/list-ids.ts';
import { readRoleNames } from './repository/entries.ts';
import { logConditions } from './repository/filters.ts';
import { actionName, entityName, resultName } from './domain/labels.ts';
import { defineExport } from '../../core/exports/define.ts';
import { exportOf } from '../../core/exports/export-of.ts';
import { textOf, duringDays } from '../../core/exports/asked.ts';
import { dateCell } from '../../core/tables/date-cell.ts';

export const logsExport = exportOf({
  name: 'logs',
  kind: 'logs_export',
  of: 'журнала',
  sheet: 'Журнал',
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
    return inOrder(ids, entries).map((entry) => ({
      ...entry,
      // A role that is no more keeps its code.
      roleName: entry.actorRole && (roles.get(entry.actorRole) ?? entry.actorRole),
    }));
  },
  cells: {
    at: (entry) => dateCell(entry.at),
    actor: (entry) => entry.actorName,
    role: (entry) => entry.roleName,
    action: (entry) => actionName(entry.action),
    entity: (entry) => entityName(entry.entityType || 'log'),
    label: (entry) => entry.entityLabel,
    result: (entry) => resultName(entry.result),
    reason: (entry) => entry.reason,
    address: (entry) => entry.address,
    requestId: (entry) => entry.requestId,
  },
});

export const exportLogs = defineExport(logsExport);
