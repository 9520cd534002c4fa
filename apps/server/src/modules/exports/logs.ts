import { sql } from 'kysely';

import { wireDateTime } from '../../http/wire-date.ts';
import { inOrder } from '../lists/list-ids.ts';
import { actionName, entityName } from '../logs/labels.ts';
import { defineExport, type ExportOf } from './define.ts';
import { duringDays } from './period.ts';

const results = { ok: 'Выполнено', denied: 'Отказано', error: 'Ошибка' } as const;

export const logsExport: ExportOf = {
  kind: 'logs_export',
  of: 'журнала',
  sheet: 'Журнал',
  header: ['Когда', 'Кто', 'Роль', 'Действие', 'Объект', 'Название', 'Результат', 'Основание', 'Адрес', 'Запрос'],
  source: (params, scope) => ({
    from: sql`from audit_entries a`,
    where: [scope.kind === 'all' ? sql`true` : sql`false`, ...duringDays('a.at', params)],
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
    return inOrder(ids, entries).map((entry) => [
      wireDateTime(entry.at),
      entry.actorName,
      entry.actorRole,
      actionName(entry.action),
      entityName(entry.entityType || 'log'),
      entry.entityLabel,
      results[entry.result],
      entry.reason,
      entry.address,
      entry.requestId,
    ]);
  },
};

export const exportLogs = defineExport(logsExport);
