import { Type } from '@sinclair/typebox';

import { supportPriorities, supportStatuses } from '../codes.ts';
import type { supportAgentRoutes } from '../routes/support-agent.ts';
import {
  Accepted,
  Code,
  Count,
  DateOnly,
  DateTime,
  Enum,
  Id,
  IdParams,
  List,
  ListExport,
  ListQuery,
  LooseText,
  Nullable,
  Obj,
  Opt,
  PageWith,
  Period,
  Person,
  Ref,
  StatusCounts,
  Text,
  Version,
} from './lib/index.ts';
import { Rating, SupportCategory, SupportRequest } from './lib/support.ts';
import type { SchemaTable } from './types.ts';

const AgentRow = Obj({
  id: Id,
  number: LooseText(32),
  version: Version,
  createdAt: DateTime,
  updatedAt: DateTime,
  /** Without an id: a guest. */
  author: Person,
  partner: Nullable(Ref),
  category: SupportCategory,
  subject: LooseText(200),
  priority: Enum(supportPriorities),
  status: Enum(supportStatuses),
  assignee: Nullable(Person),
  firstResponseDueAt: DateTime,
  firstResponseAt: Nullable(DateTime),
  overdue: Type.Boolean(),
  /** Till the first answer is due, below zero when it is late; `null` when none is waited for. */
  minutesLeft: Nullable(Type.Integer()),
  messagesCount: Count,
  rating: Nullable(Rating),
});

const RequestFilters = Obj({
  statuses: Opt(List(Enum(supportStatuses), 5)),
  categories: Opt(List(Code, 32)),
  priorities: Opt(List(Enum(supportPriorities), 4)),
  assigneeIds: Opt(List(Id, 100)),
  /** Given to the reader. */
  mine: Opt(Type.Boolean()),
  withoutAssignee: Opt(Type.Boolean()),
  /** Not answered in time. */
  overdue: Opt(Type.Boolean()),
  createdAt: Opt(Period),
  authorId: Opt(Id),
  partnerIds: Opt(List(Id, 200)),
  guests: Opt(Type.Boolean()),
  saleId: Opt(Id),
});

export const supportAgentSchemas = {
  'support.adminList': {
    body: ListQuery(RequestFilters, ['createdAt', 'updatedAt', 'firstResponseDueAt', 'number', 'priority', 'status']),
    data: PageWith(
      AgentRow,
      Obj({ statuses: StatusCounts(supportStatuses), mine: Count, withoutAssignee: Count, overdue: Count }),
    ),
  },
  'support.update': {
    params: IdParams,
    body: Obj({
      status: Opt(Enum(supportStatuses)),
      /** `null` takes the request back into the common queue. */
      assigneeId: Opt(Nullable(Id)),
      priority: Opt(Enum(supportPriorities)),
      category: Opt(Code),
      version: Version,
    }),
    data: SupportRequest,
  },
  'support.answer': {
    params: IdParams,
    body: Obj({
      text: Text(5000),
      internal: Opt(Type.Boolean()),
      fileIds: Opt(List(Id, 10)),
      /** What becomes of the request with the answer; a new one is in work all the same. Not for a note. */
      status: Opt(Enum(['in_progress', 'waiting_author', 'resolved'])),
      /** What the answer was written to; 409 with the present card when somebody has written meanwhile. */
      version: Opt(Version),
    }),
    data: SupportRequest,
  },
  'support.merge': {
    params: IdParams,
    body: Obj({
      version: Version,
      duplicates: Type.Array(Obj({ id: Id, version: Version }), { minItems: 1, maxItems: 20 }),
    }),
    data: SupportRequest,
  },
  'support.templates': {
    data: List(Obj({ id: Id, category: Nullable(Code), title: LooseText(120), text: LooseText(5000) }), 200),
  },
  'support.assignees': { data: List(Ref, 500) },
  /** Days of the programme, both inclusive; without them everything the reader may see. */
  'support.export': {
    query: Obj({
      format: Opt(Enum(['xlsx', 'csv'])),
      from: Opt(DateOnly),
      to: Opt(DateOnly),
      status: Opt(Enum(supportStatuses)),
      category: Opt(Code),
      search: Opt(LooseText(200)),
    }),
    data: Accepted,
  },
  'support.exportList': { body: ListExport('support', RequestFilters), data: Accepted },
} as const satisfies SchemaTable<keyof typeof supportAgentRoutes>;
