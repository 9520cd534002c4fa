import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { fileUrl } from '../../../core/files/files.ts';
import { wireDateTime } from '../../../http/wire-date.ts';
import { type DocumentKind, documentTitles } from '../domain/document-kinds.ts';

/** A published version of a programme document, as the API shows it. */
export interface DocumentFile {
  id: string;
  kind: DocumentKind;
  title: string;
  name: string;
  url: string;
  size: number;
  mime: string;
  sha256: string;
  publishedAt: string;
  versionId: string;
  version: number;
  requiresReconsent: boolean;
}

export const documentColumns = [
  'id',
  'title',
  'kind',
  'number',
  'fileId',
  'fileName',
  'mime',
  'size',
  'sha256',
  'requiresReconsent',
  'publishedAt',
] as const;

interface VersionRow {
  id: string;
  title: string | null;
  kind: DocumentKind;
  number: number;
  fileId: string;
  fileName: string;
  mime: string;
  size: number;
  sha256: string;
  requiresReconsent: boolean;
  publishedAt: Date;
}

export const documentOf = (row: VersionRow): DocumentFile => ({
  id: row.fileId,
  kind: row.kind,
  title: row.title ?? documentTitles[row.kind],
  name: row.fileName,
  url: fileUrl(row.fileId, true),
  size: row.size,
  mime: row.mime,
  sha256: row.sha256,
  publishedAt: wireDateTime(row.publishedAt),
  versionId: row.id,
  version: row.number,
  requiresReconsent: row.requiresReconsent,
});

/** The version in force, or null while nothing is published: start-up goes on without it. */
export async function readDocument(db: Db, kind: DocumentKind): Promise<{ file: DocumentFile | null }> {
  const row = await db
    .selectFrom('programmeDocumentVersions')
    .select(documentColumns)
    .where('kind', '=', kind)
    .where('retiredAt', 'is', null)
    .executeTakeFirst();
  return { file: row ? documentOf(row) : null };
}

/** Every version, newest first, with who published it and how many consents were given to it. */
export async function readVersions(db: Db, kind: DocumentKind | undefined) {
  let query = db
    .selectFrom('programmeDocumentVersions as v')
    .leftJoin('users as u', 'u.id', 'v.publishedBy')
    .select(documentColumns.map((column) => `v.${column}` as const))
    .select((eb) => [
      'v.retiredAt',
      'u.lastName',
      'u.firstName',
      eb
        .selectFrom('consents as c')
        .select((count) => count.fn.countAll<number>().as('n'))
        .whereRef('c.versionId', '=', 'v.id')
        .where('c.action', '=', 'accepted')
        .as('consentsCount'),
    ])
    .orderBy('v.publishedAt', 'desc')
    .orderBy('v.number', 'desc')
    .limit(200);
  if (kind) query = query.where('v.kind', '=', kind);
  const rows = await query.execute();
  return rows.map((row) => ({
    ...documentOf(row),
    isCurrent: row.retiredAt === null,
    publishedBy: row.lastName ? `${row.lastName} ${row.firstName ?? ''}`.trim() : null,
    consentsCount: row.consentsCount ?? 0,
  }));
}

/** Members a new consent would be asked of: alive, and their last word on the document is a consent. */
export async function countConsenting(db: Db, kind: DocumentKind): Promise<{ members: number }> {
  const { rows } = await sql<{ members: number }>`
    select count(*)::int as members from users u where u.role_code = 'member' and u.status <> 'deleted'
      and (select c.action from consents c where c.user_id = u.id and c.kind = ${kind}
        order by c.accepted_at desc, c.id desc limit 1) = 'accepted'`.execute(db);
  return rows[0] ?? { members: 0 };
}
