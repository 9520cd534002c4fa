import { sql } from 'kysely';

import { statusName } from '../dictionary/index.ts';
import { inOrder } from '../../core/lists/list-ids.ts';
import { technicalConditions, type TechnicalFilters, technicalRows, type TechnicalStatus } from './repository/rows.ts';
import { defineExport } from '../../core/exports/define.ts';
import { exportOf } from '../../core/exports/export-of.ts';
import { filtersOf, textOf } from '../../core/exports/asked.ts';
import { dateCell } from '../../core/tables/date-cell.ts';

/** A system that works is refused all the same once its term is over. */
const stateOf = (status: TechnicalStatus, expiresAt: Date | null, now: Date): string =>
  status === 'active' && expiresAt !== null && expiresAt < now ? 'Срок вышел' : statusName('technical', status);

/** Systems as their list shows them: no secret, no beginning of one, no address of a webhook. */
export const technicalExport = exportOf({
  name: 'technical',
  kind: 'technical_users_export',
  of: 'технических пользователей',
  sheet: 'Технические пользователи',
  source: (params) => ({
    from: sql`from technical_users t`,
    where: technicalConditions(filtersOf<TechnicalFilters>(params), textOf(params, 'search')),
    id: sql`t.user_id`,
    order: { name: 'createdAt', expr: sql`t.created_at`, type: 'timestamptz', direction: 'desc' },
  }),
  async rows(db, ids, _scope, ctx) {
    const now = ctx.now();
    return inOrder(ids, await technicalRows(db, ids, now)).map((row) => ({
      ...row,
      state: stateOf(row.status, row.expiresAt, now),
    }));
  },
  cells: {
    name: (row) => row.name,
    login: (row) => row.login,
    status: (row) => row.state,
    lastUsedAt: (row) => dateCell(row.lastUsedAt),
    errors: (row) => row.errors,
    owner: (row) => row.ownerName ?? 'Программа',
    grants: (row) => row.scopes.length,
    ips: (row) => (row.allowedIps.length > 0 ? row.allowedIps.join(', ') : 'любые'),
    expiresAt: (row) => (row.expiresAt === null ? 'бессрочно' : dateCell(row.expiresAt)),
  },
});

export const exportTechnical = defineExport(technicalExport);
