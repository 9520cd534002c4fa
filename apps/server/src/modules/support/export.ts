import { statuses, type SupportPriority } from '@pribavka/api';
import { sql } from 'kysely';

import { inOrder } from '../../core/lists/list-ids.ts';
import { among } from '../../core/lists/conditions.ts';
import { requestNumber } from '../../core/numbers.ts';
import { requestConditions, type RequestFilters } from './queries/lists.ts';
import { readRequests } from './repository/requests.ts';
import { visibleRequests } from './policy/scope.ts';
import { requestSearch } from './queries/search.ts';
import { defineExport } from '../../core/exports/define.ts';
import { exportOf, type ExportParams } from '../../core/exports/export-of.ts';
import { duringDays, textOf } from '../../core/exports/asked.ts';
import { dateCell } from '../../core/tables/date-cell.ts';

const priorities: Record<SupportPriority, string> = {
  low: 'Низкий',
  normal: 'Обычный',
  high: 'Высокий',
  urgent: 'Срочный',
};

// Of an export that was asked for from the list.
function listConditions(params: ExportParams, now: Date) {
  const filters = params['filters'] as RequestFilters | undefined;
  if (!filters) return [];
  return [...requestConditions(filters, params.whose.id, now), ...among('r.status', filters.statuses, 'text')];
}

export const supportExport = exportOf({
  name: 'support',
  kind: 'support_export',
  of: 'обращений',
  sheet: 'Обращения',
  source: (params, scope, ctx) => ({
    from: sql`from support_requests r`,
    where: [
      visibleRequests(scope),
      ...duringDays('r.created_at', params),
      ...among('r.status', textOf(params, 'status') ? [textOf(params, 'status') ?? ''] : undefined, 'text'),
      ...among('r.category_code', textOf(params, 'category') ? [textOf(params, 'category') ?? ''] : undefined, 'text'),
      ...listConditions(params, ctx.now()),
      ...requestSearch(textOf(params, 'search'), scope.kind === 'all'),
    ],
    id: sql`r.id`,
    order: { name: 'createdAt', expr: sql`r.created_at`, type: 'timestamptz', direction: 'desc' },
  }),
  async rows(db, ids) {
    return inOrder(ids, await readRequests(db, ids));
  },
  cells: {
    number: (request) => requestNumber(request.number),
    createdAt: (request) => dateCell(request.createdAt),
    author: (request) => request.authorName,
    partner: (request) => request.partnerName,
    category: (request) => request.categoryName,
    subject: (request) => request.subject,
    priority: (request) => priorities[request.priority],
    status: (request) => statuses.support[request.status].word,
    assignee: (request) => request.assigneeName,
    dueAt: (request) => dateCell(request.firstResponseDueAt),
    firstResponseAt: (request) => dateCell(request.firstResponseAt),
    resolvedAt: (request) => dateCell(request.resolvedAt),
    messages: (request) => request.messagesCount,
    rating: (request) => request.rating,
  },
});

export const exportSupport = defineExport(supportExport);
