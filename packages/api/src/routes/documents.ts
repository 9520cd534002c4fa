import { documentLimits } from './lib.ts';
import type { RouteTable } from './types.ts';

/** The five programme documents as an administrator keeps them (specification §7). */
export const documentsRoutes = {
  /** Publishes the rules of the programme: the file is the next version, the history stays (specification §7). */
  'documents.addProgramRules': {
    method: 'POST',
    path: '/v1/private/backoffice/settings/program-rules-file/add',
    kind: 'command',
    access: 'session',
    audience: 'admin',
    audit: 'document',
    multipart: true,
    limits: documentLimits,
  },
  /** Replaces the rules of the programme; with `requiresReconsent` everybody is asked again (specification §7). */
  'documents.updateProgramRules': {
    method: 'POST',
    path: '/v1/private/backoffice/settings/program-rules-file/update',
    kind: 'command',
    access: 'session',
    audience: 'admin',
    audit: 'document',
    multipart: true,
    limits: documentLimits,
  },
  /** Takes the rules of the programme out of force; versions and consents stay as evidence (specification §7). */
  'documents.deleteProgramRules': {
    method: 'DELETE',
    path: '/v1/private/backoffice/settings/program-rules-file',
    kind: 'command',
    access: 'session',
    audience: 'admin',
    audit: 'document',
  },
  /**
   * Publishes the consent to processing of personal data: the file is the next version, the history stays
   * (specification §7).
   */
  'documents.addPersonalDataProcessing': {
    method: 'POST',
    path: '/v1/private/backoffice/settings/personal-data-processing-file/add',
    kind: 'command',
    access: 'session',
    audience: 'admin',
    audit: 'document',
    multipart: true,
    limits: documentLimits,
  },
  /**
   * Replaces the consent to processing of personal data; with `requiresReconsent` everybody is asked again
   * (specification §7).
   */
  'documents.updatePersonalDataProcessing': {
    method: 'POST',
    path: '/v1/private/backoffice/settings/personal-data-processing-file/update',
    kind: 'command',
    access: 'session',
    audience: 'admin',
    audit: 'document',
    multipart: true,
    limits: documentLimits,
  },
  /**
   * Takes the consent to processing of personal data out of force; versions and consents stay as evidence
   * (specification §7).
   */
  'documents.deletePersonalDataProcessing': {
    method: 'DELETE',
    path: '/v1/private/backoffice/settings/personal-data-processing-file',
    kind: 'command',
    access: 'session',
    audience: 'admin',
    audit: 'document',
  },
  /** Publishes the offer: the file is the next version, the history stays (specification §7). */
  'documents.addOferta': {
    method: 'POST',
    path: '/v1/private/backoffice/settings/oferta/add',
    kind: 'command',
    access: 'session',
    audience: 'admin',
    audit: 'document',
    multipart: true,
    limits: documentLimits,
  },
  /** Replaces the offer; with `requiresReconsent` everybody is asked again (specification §7). */
  'documents.updateOferta': {
    method: 'POST',
    path: '/v1/private/backoffice/settings/oferta/update',
    kind: 'command',
    access: 'session',
    audience: 'admin',
    audit: 'document',
    multipart: true,
    limits: documentLimits,
  },
  /** Takes the offer out of force; versions and consents stay as evidence (specification §7). */
  'documents.deleteOferta': {
    method: 'DELETE',
    path: '/v1/private/backoffice/settings/oferta',
    kind: 'command',
    access: 'session',
    audience: 'admin',
    audit: 'document',
  },
  /** Publishes the privacy policy: the file is the next version, the history stays (specification §7). */
  'documents.addPolicy': {
    method: 'POST',
    path: '/v1/private/backoffice/settings/policy/add',
    kind: 'command',
    access: 'session',
    audience: 'admin',
    audit: 'document',
    multipart: true,
    limits: documentLimits,
  },
  /** Replaces the privacy policy; with `requiresReconsent` everybody is asked again (specification §7). */
  'documents.updatePolicy': {
    method: 'POST',
    path: '/v1/private/backoffice/settings/policy/update',
    kind: 'command',
    access: 'session',
    audience: 'admin',
    audit: 'document',
    multipart: true,
    limits: documentLimits,
  },
  /** Takes the privacy policy out of force; versions and consents stay as evidence (specification §7). */
  'documents.deletePolicy': {
    method: 'DELETE',
    path: '/v1/private/backoffice/settings/policy',
    kind: 'command',
    access: 'session',
    audience: 'admin',
    audit: 'document',
  },
  /** Publishes the consent to mailings: the file is the next version, the history stays (specification §7). */
  'documents.addMailingInfo': {
    method: 'POST',
    path: '/v1/private/backoffice/settings/mailing-info/add',
    kind: 'command',
    access: 'session',
    audience: 'admin',
    audit: 'document',
    multipart: true,
    limits: documentLimits,
  },
  /** Replaces the consent to mailings; with `requiresReconsent` everybody is asked again (specification §7). */
  'documents.updateMailingInfo': {
    method: 'POST',
    path: '/v1/private/backoffice/settings/mailing-info/update',
    kind: 'command',
    access: 'session',
    audience: 'admin',
    audit: 'document',
    multipart: true,
    limits: documentLimits,
  },
  /** Takes the consent to mailings out of force; versions and consents stay as evidence (specification §7). */
  'documents.deleteMailingInfo': {
    method: 'DELETE',
    path: '/v1/private/backoffice/settings/mailing-info',
    kind: 'command',
    access: 'session',
    audience: 'admin',
    audit: 'document',
  },
  /** Every version of every document, newest first. */
  'documents.versions': {
    method: 'GET',
    path: '/v1/private/backoffice/settings/documents/versions',
    kind: 'query',
    access: 'session',
    audience: 'admin',
  },
  /** How many members a new version that asks for a new consent would stop at their next entry. */
  'documents.reconsent': {
    method: 'GET',
    path: '/v1/private/backoffice/settings/documents/reconsent',
    kind: 'query',
    access: 'session',
    audience: 'admin',
  },
} as const satisfies RouteTable;
