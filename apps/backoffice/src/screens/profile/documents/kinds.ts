import type { DocumentKind } from '@pribavka/api';

/** The five documents in the order people read them, with the calls that keep each. */
export const documentKinds = ['program_rules', 'personal_data', 'policy', 'oferta', 'mailing_info'] as const;

export const documentCalls = {
  program_rules: {
    add: 'documents.addProgramRules',
    update: 'documents.updateProgramRules',
    delete: 'documents.deleteProgramRules',
  },
  personal_data: {
    add: 'documents.addPersonalDataProcessing',
    update: 'documents.updatePersonalDataProcessing',
    delete: 'documents.deletePersonalDataProcessing',
  },
  policy: { add: 'documents.addPolicy', update: 'documents.updatePolicy', delete: 'documents.deletePolicy' },
  oferta: { add: 'documents.addOferta', update: 'documents.updateOferta', delete: 'documents.deleteOferta' },
  mailing_info: {
    add: 'documents.addMailingInfo',
    update: 'documents.updateMailingInfo',
    delete: 'documents.deleteMailingInfo',
  },
} as const satisfies Record<DocumentKind, object>;

/** Nobody is registered without these. */
export const neededKinds: ReadonlySet<DocumentKind> = new Set(['program_rules', 'oferta', 'personal_data', 'policy']);
