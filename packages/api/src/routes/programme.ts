import type { RouteTable } from './types.ts';

/** The five programme documents: asked for before the first screen, so they stand in a file of their own. */
export const programmeRoutes = {
  'documents.programRules': {
    method: 'GET',
    path: '/v1/public/backoffice/settings/program-rules-file',
    kind: 'query',
    access: 'public',
  },
  'documents.personalDataProcessing': {
    method: 'GET',
    path: '/v1/public/backoffice/settings/personal-data-processing-file',
    kind: 'query',
    access: 'public',
  },
  'documents.oferta': {
    method: 'GET',
    path: '/v1/public/backoffice/settings/oferta',
    kind: 'query',
    access: 'public',
  },
  'documents.policy': {
    method: 'GET',
    path: '/v1/public/backoffice/settings/policy',
    kind: 'query',
    access: 'public',
  },
  'documents.mailingInfo': {
    method: 'GET',
    path: '/v1/public/backoffice/settings/mailing-info',
    kind: 'query',
    access: 'public',
  },
} as const satisfies RouteTable;
