import type { DocumentKind } from '@pribavka/api';

interface Consent {
  readonly kind: DocumentKind;
  /** A version since then asks for a new consent. */
  readonly outdated: boolean;
  readonly withdrawnAt: string | null;
}

/** Documents a member must answer for again before he goes on; a consent taken back is not asked for. */
export const askedAgain = (consents: readonly Consent[] | undefined): DocumentKind[] =>
  (consents ?? []).flatMap(({ kind, outdated, withdrawnAt }) => (outdated && withdrawnAt === null ? [kind] : []));
