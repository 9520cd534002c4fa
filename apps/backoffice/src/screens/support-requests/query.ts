import { supportPriorities, type SupportStatus, supportStatuses } from '@pribavka/api';

import { defineList } from '../../shared/list/define-list.ts';
import { definedOnly, type FiltersOf, optionsOf, periodOf } from '../../shared/list/request.ts';
import type { SupportView } from './urls.ts';

type Filters = FiltersOf<'support.adminList'>;

const open: SupportStatus[] = ['new', 'in_progress', 'waiting_author'];

/** Queues of the desk: what each one adds to the filters. */
export const queues: Readonly<Record<SupportView, Filters>> = {
  open: { statuses: open },
  mine: { statuses: open, mine: true },
  unassigned: { withoutAssignee: true },
  overdue: { overdue: true },
  closed: { statuses: ['resolved', 'closed'] },
  all: {},
};

export const supportList = defineList({
  key: 'support.adminList',
  sortable: ['number', 'createdAt', 'priority', 'status', 'firstResponseDueAt'],
  order: '-createdAt',
  views: Object.keys(queues) as SupportView[],
  filters: {
    status: { type: 'options', values: supportStatuses },
    category: { type: 'options' },
    priority: { type: 'options', values: supportPriorities },
    assignee: { type: 'options' },
    created: { type: 'dates' },
    partner: { type: 'options' },
  },
  ask: ({ view, filters }) => {
    const { statuses, ...queue } = queues[view];
    return definedOnly<Filters>({
      ...queue,
      // A status that is asked for says more than the queue.
      statuses: optionsOf<SupportStatus>(filters['status']) ?? statuses,
      categories: optionsOf(filters['category']),
      priorities: optionsOf(filters['priority']),
      assigneeIds: optionsOf(filters['assignee']),
      createdAt: periodOf(filters['created']),
      partnerIds: optionsOf(filters['partner']),
    });
  },
});
