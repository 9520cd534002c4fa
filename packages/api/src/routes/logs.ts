import type { RouteTable } from './types.ts';

/** Audit log and background processes (rest 5.5). */
export const logsRoutes = {
  /** The journal: who did what, when, with what result; nothing in it can be changed. */
  'logs.list': {
    method: 'POST',
    path: '/v1/private/logs/logs/list',
    kind: 'query',
    access: 'logs.logsList:read',
    audience: 'staff',
  },
  /** People the journal can be narrowed to: employees first, by name; `id` names the one an address came with. */
  'logs.actors': {
    method: 'GET',
    path: '/v1/private/logs/actors',
    kind: 'query',
    access: 'logs.logsList:read',
    audience: 'staff',
  },
  /** Words of the filters: kinds of things in the journal and roles. */
  'logs.words': {
    method: 'GET',
    path: '/v1/private/logs/words',
    kind: 'query',
    access: 'logs.logsList:read',
    audience: 'staff',
  },
  /**
   * One entry with the difference it made, personal data masked, the call it came by and what else that request did.
   */
  'logs.get': {
    method: 'GET',
    path: '/v1/private/logs/logs/{id}',
    kind: 'query',
    access: 'logs.logsList:read',
    audience: 'staff',
  },
  /** Work in the background: exports, imports, payouts. Who does not see every row sees his own. */
  'processes.list': {
    method: 'POST',
    path: '/v1/private/logs/processes/list',
    kind: 'query',
    access: 'logs.processList:read',
    audience: 'staff',
  },
  /** XLSX or CSV of the processes under the filters of the list, of whom it shows; 202 with the process. */
  'processes.export': {
    method: 'POST',
    path: '/v1/private/logs/processes/export',
    kind: 'command',
    access: 'logs.processList:read',
    audience: 'staff',
    idempotent: true,
    audit: 'process',
    accepted: true,
  },
  /** The same of what the asker has started himself: it needs no right. */
  'processes.own': {
    method: 'POST',
    path: '/v1/private/logs/processes/own/list',
    kind: 'query',
    access: 'session',
    audience: 'staff',
  },
  /** Progress, errors by row and files of a process: one's own, and with `processList` those of others. */
  'processes.get': {
    method: 'GET',
    path: '/v1/private/logs/processes/{id}',
    kind: 'query',
    access: 'session',
  },
  /**
   * The source, the result or the rows with errors of a process one may see. Asks for the right of the call that
   * started it, and is written to the journal.
   */
  'processes.file': {
    method: 'GET',
    path: '/v1/private/logs/processes/{id}/file',
    kind: 'query',
    access: 'session',
    audit: 'process',
    binary: true,
  },
  /** Stops a process between two portions of its work; what is done stays done. One's own, or `processList: update`. */
  'processes.cancel': {
    method: 'POST',
    path: '/v1/private/logs/processes/{id}/cancel',
    kind: 'command',
    access: 'session',
    audit: 'process',
  },
  /** A new attempt over the same source, where that kind can be begun again. One's own, or `processList: update`. */
  'processes.retry': {
    method: 'POST',
    path: '/v1/private/logs/processes/{id}/retry',
    kind: 'command',
    access: 'session',
    audit: 'process',
  },
} as const satisfies RouteTable;
