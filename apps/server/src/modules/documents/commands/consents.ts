import type { Output } from '../../../http/contract.ts';
import type { Ctx } from '../../../http/context.ts';
import type { DocumentKind } from '@pribavka/api';

import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { fileUrl } from '../../../core/files/files.ts';
import { prepared } from '../../../db/prepared.ts';
import { invalid, problem } from '../../../http/problem.ts';
import { wireDateTime } from '../../../http/wire-date.ts';
import { recordConsents, requiredConsents } from '../repository/consents.ts';

export interface ConsentRow {
  kind: DocumentKind;
  versionId: string;
  version: number;
  file: { name: string; url: string; size: number };
  acceptedAt: string;
  outdated: boolean;
  withdrawnAt: string | null;
}

/** The last word on each document; the evidence itself is append-only. */
export async function readConsents(db: Db, userId: string): Promise<ConsentRow[]> {
  const query = db
    .selectFrom('consents')
    .innerJoin('programmeDocumentVersions as accepted', 'accepted.id', 'consents.versionId')
    .select(['consents.kind', 'consents.versionId', 'consents.acceptedAt', 'consents.action'])
    .select(['accepted.number', 'accepted.fileId', 'accepted.fileName', 'accepted.size'])
    // Any version since the accepted one that asked for a new consent, while a text is in force.
    .select(
      sql<boolean>`exists (select from programme_document_versions v
          where v.kind = consents.kind and v.number > accepted.number and v.requires_reconsent)
        and exists (select from programme_document_versions c where c.kind = consents.kind and c.retired_at is null)`.as(
        'outdated',
      ),
    )
    .where('consents.userId', '=', userId)
    .orderBy('consents.acceptedAt')
    .orderBy('consents.id');
  const rows = await prepared(db, 'consents.own', query);
  const byKind = new Map<string, ConsentRow>();
  for (const row of rows) {
    const known = byKind.get(row.kind);
    if (row.action === 'withdrawn') {
      if (known) byKind.set(row.kind, { ...known, withdrawnAt: wireDateTime(row.acceptedAt) });
      continue;
    }
    byKind.set(row.kind, {
      kind: row.kind as DocumentKind,
      versionId: row.versionId,
      version: row.number,
      file: { name: row.fileName, url: fileUrl(row.fileId, true), size: row.size },
      acceptedAt: wireDateTime(row.acceptedAt),
      outdated: row.outdated,
      withdrawnAt: null,
    });
  }
  return [...byKind.values()];
}

/** A new version accepted, or the mailing consent taken back; every step stays as evidence. */
export async function updateConsent(ctx: Ctx<'consents.update'>): Promise<Output<'consents.update'>> {
  const { kind, versionId, accepted } = ctx.body;
  const current = await ctx.db
    .selectFrom('programmeDocumentVersions')
    .select('id')
    .where('kind', '=', kind)
    .where('retiredAt', 'is', null)
    .executeTakeFirst();
  const own = (await readConsents(ctx.db, ctx.actor.id)).find((consent) => consent.kind === kind);
  if (accepted && (!current || (versionId ?? current.id) !== current.id)) throw problem('CONSENT_OUTDATED');
  if (!accepted && requiredConsents.includes(kind)) {
    throw invalid({
      kind: 'CONSENT_NEEDED',
    });
  }
  const version = accepted ? current?.id : own?.versionId;
  if (version && (accepted || own?.withdrawnAt === null)) {
    await recordConsents(ctx.db, {
      userId: ctx.actor.id,
      consents: [{ kind, versionId: version }],
      action: accepted ? 'accepted' : 'withdrawn',
      at: ctx.now(),
      ip: ctx.ip,
      fingerprint: ctx.fingerprint,
      userAgent: ctx.userAgent,
      channel: 'portal',
    });
    ctx.audit({ action: 'update', entityId: ctx.actor.id, after: { kind, accepted } });
  }
  return readConsents(ctx.db, ctx.actor.id);
}
