import { Type } from '@sinclair/typebox';

import { logActions, processKinds, processStatuses } from '../codes.ts';
import type { logsRoutes } from '../routes/logs.ts';
import {
  Accepted,
  Binary,
  Code,
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
  Page,
  PageWith,
  Period,
  StatusCounts,
} from './lib/index.ts';
import { Change } from './lib/audit-entry.ts';
import { Process, ProcessRow } from './lib/process.ts';
import type { SchemaTable } from './types.ts';

const results = ['ok', 'denied', 'error'] as const;

/** Counted back from now by the clock of the server; a year at most. */
const LastHours = Type.Integer({ minimum: 1, maximum: 8784 });

/** Filters of the journal; its export takes the same. */
export const LogFilters = Obj({
  at: Opt(Period),
  lastHours: Opt(LastHours),
  actorId: Opt(Id),
  roleCodes: Opt(List(Code, 20)),
  actions: Opt(List(Enum(logActions), 20)),
  entityTypes: Opt(List(Code, 50)),
  entityId: Opt(LooseText(64)),
  results: Opt(List(Enum(results), 3)),
  requestId: Opt(LooseText(64)),
  ip: Opt(LooseText(45)),
});

const Named = Obj({ code: Code, name: LooseText(200) });

const rowFields = {
  id: Id,
  at: DateTime,
  actor: Obj({
    id: Nullable(Id),
    name: LooseText(200),
    roleCode: Nullable(Code),
    /** As the role is called now. */
    roleName: Nullable(LooseText(120)),
    kind: Enum(['user', 'technical', 'system', 'anonymous']),
  }),
  action: Enum(logActions),
  actionName: LooseText(200),
  entityType: Code,
  entityTypeName: LooseText(200),
  entityId: Nullable(LooseText(64)),
  entityLabel: Nullable(LooseText(300)),
  result: Enum(results),
  requestId: Nullable(LooseText(64)),
  ip: Nullable(LooseText(45)),
};

const LogRow = Obj(rowFields);

/** Personal data is masked on both sides of the difference. */
const LogCard = Obj({
  ...rowFields,
  changes: List(Change, 200),
  reason: Nullable(LooseText(1000)),
  /** Which call it was, in words and by address; `null` for what the platform did by itself. */
  call: Nullable(Obj({ key: Code, summary: LooseText(300), address: LooseText(300) })),
  /** Why it was refused, by the error catalogue. */
  code: Nullable(Code),
  fingerprint: Nullable(LooseText(64)),
  userAgent: Nullable(LooseText(500)),
  processId: Nullable(Id),
  /** Partner of a store the entry is about: a store has its place in the card of its company. */
  partnerId: Nullable(Id),
  /** Other entries of the same request. */
  neighbours: List(LogRow, 50),
});

const ProcessFilters = Obj({
  kinds: Opt(List(Enum(processKinds), 40)),
  statuses: Opt(List(Enum(processStatuses), 10)),
  startedById: Opt(Id),
  queuedAt: Opt(Period),
  lastHours: Opt(LastHours),
});

const processList = {
  body: ListQuery(ProcessFilters, ['queuedAt', 'finishedAt']),
  data: PageWith(ProcessRow, Obj({ statuses: StatusCounts(processStatuses) })),
};

export const logsSchemas = {
  'logs.list': {
    body: ListQuery(LogFilters, ['at']),
    data: Page(LogRow),
  },
  'logs.actors': {
    query: Obj({ search: Opt(LooseText(200)), id: Opt(Id) }),
    data: List(Obj({ id: Id, name: LooseText(200), roleName: LooseText(120) }), 20),
  },
  'logs.words': { data: Obj({ entityTypes: List(Named, 50), roles: List(Named, 200) }) },
  'logs.get': { params: IdParams, data: LogCard },
  'processes.list': processList,
  'processes.export': { body: ListExport('processes', ProcessFilters), data: Accepted },
  'processes.own': processList,
  'processes.get': { params: IdParams, data: Process },
  'processes.file': {
    params: IdParams,
    query: Obj({ kind: Enum(['source', 'result', 'errors']) }),
    data: Binary,
  },
  'processes.cancel': { params: IdParams, body: Opt(Obj({})), data: Process },
  'processes.retry': { params: IdParams, body: Opt(Obj({})), data: Process },
} as const satisfies SchemaTable<keyof typeof logsRoutes>;
