import type { RouteTable } from './types.ts';

/** Audit log and background processes (rest 5.5). */
export const logsRoutes = {
  'logs.list': {
    method: 'POST',
    path: '/v1/private/logs/logs/list',
    kind: 'query',
    access: 'logs.logsList:read',
    audience: 'staff',
  },
  'logs.get': {
    method: 'GET',
    path: '/v1/private/logs/logs/{id}',
    kind: 'query',
    access: 'logs.logsList:read',
    audience: 'staff',
  },
  'processes.list': {
    method: 'POST',
    path: '/v1/private/logs/processes/list',
    kind: 'query',
    access: 'logs.processList:read',
    audience: 'staff',
  },
  'processes.get': {
    method: 'GET',
    path: '/v1/private/logs/processes/{id}',
    kind: 'query',
    access: 'logs.processList:read',
    audience: 'staff',
  },
  'processes.file': {
    method: 'GET',
    path: '/v1/private/logs/processes/{id}/file',
    kind: 'query',
    access: 'logs.processList:read',
    audience: 'staff',
    audit: 'process',
    binary: true,
  },
  'processes.cancel': {
    method: 'POST',
    path: '/v1/private/logs/processes/{id}/cancel',
    kind: 'command',
    access: 'logs.processList:update',
    audience: 'staff',
    audit: 'process',
  },
  'processes.retry': {
    method: 'POST',
    path: '/v1/private/logs/processes/{id}/retry',
    kind: 'command',
    access: 'logs.processList:update',
    audience: 'staff',
    audit: 'process',
  },
} as const satisfies RouteTable;
