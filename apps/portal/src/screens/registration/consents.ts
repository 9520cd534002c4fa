import type { DocumentKind } from '@pribavka/api';
import type { Documents } from '@pribavka/api/start';

/** Documents nobody can be registered without. */
const needed: readonly DocumentKind[] = ['program_rules', 'oferta', 'personal_data', 'policy'];

export const missingDocuments = (documents: Documents): DocumentKind[] => needed.filter((kind) => !documents[kind]);

/** What was agreed to, by the versions that were on the screen. */
export function consentsOf(
  documents: Documents,
  { mailing }: { mailing: boolean },
): Array<{ kind: DocumentKind; versionId: string }> {
  const kinds: readonly DocumentKind[] = mailing ? [...needed, 'mailing_info'] : needed;
  return kinds.flatMap((kind) => {
    const document = documents[kind];
    return document ? [{ kind, versionId: document.versionId }] : [];
  });
}
