import { v7 as uuid } from 'uuid';

import type { Db } from '../../../db/open.ts';
import type { DocumentKind } from '../domain/document-kinds.ts';

/** A ticked box: the document and the version that was on the screen. */
export interface Consent {
  kind: DocumentKind;
  versionId: string;
}

/** Where and when the box was ticked: the evidence kept under 152-FZ. */
export interface ConsentEvidence {
  userId: string;
  at: Date;
  ip?: string | undefined;
  fingerprint?: string | undefined;
  userAgent?: string | undefined;
  /** `portal` or `back-office`. */
  channel: string;
}

/** Kinds without which nobody is registered; the mailing is a free choice (38-FZ art. 18). */
export const requiredConsents: readonly DocumentKind[] = ['program_rules', 'oferta', 'personal_data'];

/**
 * What is wrong with the boxes, or undefined: a required document is not accepted (`missing`), there is none to accept
 * (`unpublished`: no consent without a text), or a version is not the published one (`stale`: it changed while the
 * form was open).
 */
export async function checkConsents(
  db: Db,
  consents: readonly Consent[],
): Promise<{ problem: 'missing' | 'unpublished' | 'stale'; kind: DocumentKind } | undefined> {
  const published = await db
    .selectFrom('programmeDocumentVersions')
    .select(['id', 'kind'])
    .where('retiredAt', 'is', null)
    .execute();
  const current = new Map(published.map((row) => [row.kind, row.id]));
  for (const consent of consents) {
    if (current.get(consent.kind) !== consent.versionId) return { problem: 'stale', kind: consent.kind };
  }
  const accepted = new Set(consents.map((consent) => consent.kind));
  const unpublished = requiredConsents.find((kind) => !current.has(kind));
  if (unpublished) return { problem: 'unpublished', kind: unpublished };
  const missing = requiredConsents.find((kind) => !accepted.has(kind));
  return missing ? { problem: 'missing', kind: missing } : undefined;
}

/** Adds evidence of consents, or of taking them back. Rows are never changed afterwards. */
export async function recordConsents(
  tx: Db,
  evidence: ConsentEvidence & { consents: readonly Consent[]; action?: 'accepted' | 'withdrawn' | undefined },
): Promise<void> {
  if (evidence.consents.length === 0) return;
  await tx
    .insertInto('consents')
    .values(
      evidence.consents.map((consent) => ({
        id: uuid(),
        userId: evidence.userId,
        kind: consent.kind,
        versionId: consent.versionId,
        action: evidence.action ?? 'accepted',
        acceptedAt: evidence.at,
        ip: evidence.ip ?? null,
        fingerprint: evidence.fingerprint ?? null,
        userAgent: evidence.userAgent ?? null,
        channel: evidence.channel,
      })),
    )
    .execute();
}
