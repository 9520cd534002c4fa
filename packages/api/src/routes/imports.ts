import { sheetLimits } from './lib.ts';
import type { RouteTable } from './types.ts';

/** What a file for an import holds, before anything is imported. */
export const importsRoutes = {
  /** The columns of a chosen file with samples, and which of ours each one probably is. Nothing is kept. */
  'imports.columns': {
    method: 'POST',
    path: '/v1/private/backoffice/imports/columns',
    kind: 'command',
    access: 'session',
    audience: 'office',
    multipart: true,
    limits: sheetLimits,
  },
} as const satisfies RouteTable;
