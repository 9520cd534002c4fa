import type { RouteTable } from './types.ts';

/** The five programme documents and the social links (specification §7, backoffice settings). */
export const settingsRoutes = {
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
  'socials.public': {
    method: 'GET',
    path: '/v1/public/backoffice/settings/social',
    kind: 'query',
    access: 'public',
  },
} as const satisfies RouteTable;
