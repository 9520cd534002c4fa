import type { RouteTable } from './types.ts';

/** The five programme documents: asked for before the first screen, so they stand in a file of their own. */
export const programmeRoutes = {
  /** The rules of the programme in force, or `null` (specification §7). */
  'documents.programRules': {
    method: 'GET',
    path: '/v1/public/backoffice/settings/program-rules-file',
    kind: 'query',
    access: 'public',
  },
  /** The consent to processing of personal data in force, or `null` (specification §7). */
  'documents.personalDataProcessing': {
    method: 'GET',
    path: '/v1/public/backoffice/settings/personal-data-processing-file',
    kind: 'query',
    access: 'public',
  },
  /** The offer in force, or `null` (specification §7). */
  'documents.oferta': {
    method: 'GET',
    path: '/v1/public/backoffice/settings/oferta',
    kind: 'query',
    access: 'public',
  },
  /** The privacy policy in force, or `null` (specification §7). */
  'documents.policy': {
    method: 'GET',
    path: '/v1/public/backoffice/settings/policy',
    kind: 'query',
    access: 'public',
  },
  /** The consent to mailings in force, or `null` (specification §7). */
  'documents.mailingInfo': {
    method: 'GET',
    path: '/v1/public/backoffice/settings/mailing-info',
    kind: 'query',
    access: 'public',
  },
} as const satisfies RouteTable;
