import { statuses, type SupportPriority } from '@pribavka/api';
import { sql } from 'kysely';

import { inOrder } from '../../core/lists/list-ids.ts';
import { among } from '../../core/lists/conditions.ts';
import { requestNumber } from '../../core/numbers.ts';
import { requestConditions, type RequestFilters } from './queries/lists.ts';
import { readRequests } from './repository/requests.ts';
import { visibleRequests } from './policy/scope.ts';
import { requestSearch } from './queries/search.ts';
import { defineExport, type ExportOf, type ExportParams } from '../../core/exports/define.ts';
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

export const supportExport: ExportOf = {
  kind: 'support_export',
  of: 'обращений',
  sheet: 'Обращения',
  header: [
    'Номер',
    'Создано',
    'Автор',
    'Партнёр',
    'Категория',
    'Тема',
    'Приоритет',
    'Статус',
    'Исполнитель',
    'Ответить до',
    'Первый ответ',
    'Решено',
    'Сообщений',
    'Оценка',
  ],
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
    return inOrder(ids, await readRequests(db, ids)).map((request) => [
      requestNumber(request.number),
      dateCell(request.createdAt),
      request.authorName,
      request.partnerName,
      request.categoryName,
      request.subject,
      priorities[request.priority],
      statuses.support[request.status].word,
      request.assigneeName,
      dateCell(request.firstResponseDueAt),
      dateCell(request.firstResponseAt),
      dateCell(request.resolvedAt),
      request.messagesCount,
      request.rating,
    ]);
  },
};

export const exportSupport = defineExport(supportExport);
