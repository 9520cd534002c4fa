import { type DocumentKind, documentKinds } from '../codes.ts';

/** The five programme documents of specification §1, by the names the server gives them. */
export const documentRoutes = {
  program_rules: 'documents.programRules',
  personal_data: 'documents.personalDataProcessing',
  policy: 'documents.policy',
  oferta: 'documents.oferta',
  mailing_info: 'documents.mailingInfo',
} as const satisfies Record<DocumentKind, string>;

export interface ProgrammeDocument {
  readonly versionId: string;
  readonly url: string;
  readonly name: string;
  readonly size: number;
}

/** A document that could not be fetched, or was never published, is absent. */
export type Documents = Readonly<Partial<Record<DocumentKind, ProgrammeDocument>>>;

export type LoadDocument = (kind: DocumentKind, signal: AbortSignal) => Promise<ProgrammeDocument | null>;

/** Longest wait for the documents before the interface is shown without them, milliseconds. */
const PATIENCE = 6000;

/**
 * Asks for all five at once and never fails: the interface opens without those that did not come,
 * and only Registration says which are missing.
 */
export async function loadDocuments(
  load: LoadDocument,
  kinds: readonly DocumentKind[] = documentKinds,
  signal: AbortSignal = AbortSignal.timeout(PATIENCE),
): Promise<Documents> {
  const answers = await Promise.allSettled(kinds.map(async (kind) => load(kind, signal)));
  return Object.fromEntries(
    kinds.flatMap((kind, index) => {
      const answer = answers[index];
      return answer?.status === 'fulfilled' && answer.value ? [[kind, answer.value]] : [];
    }),
  );
}
