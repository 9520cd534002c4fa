import { randomUUID } from 'node:crypto';

import type { Pool } from 'pg';

import type { DocumentKind } from '../modules/documents/index.ts';
import { requiredConsents } from '../modules/documents/repository/consents.ts';

/** Puts the next version of a document in force; its file is a row without bytes. Returns the version. */
export async function publishVersion(pool: Pool, kind: DocumentKind, requiresReconsent = false): Promise<string> {
  const [file, version] = [randomUUID(), randomUUID()];
  await pool.query(
    `insert into files (id, purpose, name, mime, size, sha256, storage_key, is_public)
      values ($1, 'document', 'Документ.pdf', 'application/pdf', 9, '\\x00', $2, true)`,
    [file, `test/${file}`],
  );
  await pool.query('update programme_document_versions set retired_at = now() where kind = $1 and retired_at is null', [
    kind,
  ]);
  await pool.query(
    `insert into programme_document_versions (id, kind, number, file_id, file_name, mime, size, sha256,
        requires_reconsent, published_at)
      values ($1, $2, 1 + (select coalesce(max(number), 0) from programme_document_versions where kind = $2), $3,
        'Документ.pdf', 'application/pdf', 9, repeat('0', 64), $4, now())`,
    [version, kind, file, requiresReconsent],
  );
  return version;
}

/** Documents without which nobody is registered, and the boxes of a form that accepts them. */
export async function publishRequired(pool: Pool): Promise<{ kind: DocumentKind; versionId: string }[]> {
  const consents: { kind: DocumentKind; versionId: string }[] = [];
  for (const kind of requiredConsents) consents.push({ kind, versionId: await publishVersion(pool, kind) });
  return consents;
}
