import type { DocumentKind } from '@pribavka/api';
import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { wireDateTime } from '../../../http/wire-date.ts';
import { readConsents } from '../../documents/index.ts';

interface Evidence {
  kind: DocumentKind;
  versionId: string;
  number: number;
  channel: string;
  ip: string | null;
  userAgent: string | null;
  fingerprint: string | null;
}

/** The last word on each document, with where the box was ticked for the programme's own people. */
export async function cardConsents(db: Db, userId: string, withEvidence: boolean) {
  const { rows } = await sql<Evidence & { acceptedAt: Date }>`
    select distinct on (c.kind) c.kind, c.version_id, v.number, c.accepted_at, c.channel, c.ip, c.user_agent,
      c.fingerprint
    from consents c join programme_document_versions v on v.id = c.version_id
    where c.user_id = ${userId}::uuid and c.action = 'accepted'
    order by c.kind, c.accepted_at desc, c.id desc`.execute(db);
  const last = new Map((await readConsents(db, userId)).map((consent) => [consent.kind, consent]));
  return rows.map((row) => ({
    kind: row.kind,
    versionId: row.versionId,
    versionNumber: row.number,
    acceptedAt: wireDateTime(row.acceptedAt),
    withdrawnAt: last.get(row.kind)?.withdrawnAt ?? null,
    outdated: last.get(row.kind)?.outdated ?? false,
    evidence: withEvidence
      ? { channel: row.channel, ip: row.ip, fingerprint: row.fingerprint, userAgent: row.userAgent }
      : null,
  }));
}
