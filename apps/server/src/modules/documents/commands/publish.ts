import { createHash } from 'node:crypto';

import { sql } from 'kysely';

import type { Work } from '../../../http/context.ts';
import type { Body } from '../../../http/contract.ts';
import { notFound, problem } from '../../../http/problem.ts';
import type { Upload } from '../../../core/files/files.ts';
import { newId } from '../../../ids.ts';
import { type DocumentKind, documentTitles } from '../domain/document-kinds.ts';
import { type DocumentFile, readDocument } from '../repository/documents.ts';

interface Publisher extends Work {
  actor: { id: string };
}

// Two administrators publishing at once must not make two documents in force, not even the first two.
async function lockKind(ctx: Work, kind: DocumentKind) {
  await sql`select pg_advisory_xact_lock(hashtext(${`document:${kind}`}))`.execute(ctx.db);
  return ctx.db
    .selectFrom('programmeDocumentVersions')
    .select(['id', 'number', 'retiredAt'])
    .where('kind', '=', kind)
    .orderBy('number', 'desc')
    .execute();
}

async function retire(ctx: Publisher, id: string): Promise<void> {
  await ctx.db
    .updateTable('programmeDocumentVersions')
    .set({ retiredAt: ctx.now(), retiredBy: ctx.actor.id })
    .where('id', '=', id)
    .execute();
}

/** A PDF ends with its mark, at most a kilobyte before the end; without it a reader shows nothing. */
const isWhole = ({ bytes }: Upload): boolean => bytes.subarray(-1024).includes('%%EOF');

/** Puts a new version in force; the one before stays in the history with the consents given to it. */
export async function publishDocument(
  ctx: Publisher,
  kind: DocumentKind,
  upload: Upload,
  body: Body<'documents.addOferta'>,
): Promise<{ file: DocumentFile | null }> {
  const versions = await lockKind(ctx, kind);
  const current = versions.find((version) => version.retiredAt === null);
  if (body.replaces !== undefined && body.replaces !== current?.id) throw problem('VERSION_CONFLICT');
  if (!isWhole(upload)) throw problem('FILE_BROKEN');
  const number = (versions[0]?.number ?? 0) + 1;
  const file = await ctx.files.save({ ...upload, ownerId: ctx.actor.id, purpose: 'document', isPublic: true });
  if (current) await retire(ctx, current.id);
  const id = newId();
  await ctx.db
    .insertInto('programmeDocumentVersions')
    .values({
      id,
      kind,
      number,
      title: body.title?.trim() || null,
      fileId: file.id,
      fileName: file.name,
      mime: file.mime,
      size: file.size,
      sha256: createHash('sha256').update(upload.bytes).digest('hex'),
      requiresReconsent: body.requiresReconsent === 'true',
      publishedAt: ctx.now(),
      publishedBy: ctx.actor.id,
    })
    .execute();
  ctx.audit({
    entityId: id,
    entityLabel: `${documentTitles[kind]}, редакция ${number}`,
    action: current ? 'update' : 'create',
    before: current ? { version: current.number } : {},
    after: { version: number, fileName: file.name, requiresReconsent: body.requiresReconsent === 'true' },
  });
  return readDocument(ctx.db, kind);
}

/** Takes the document out of force. Versions and consents stay: they are evidence. */
export async function withdrawDocument(ctx: Publisher, kind: DocumentKind): Promise<{ ok: true }> {
  const current = (await lockKind(ctx, kind)).find((version) => version.retiredAt === null);
  if (!current) throw notFound();
  await retire(ctx, current.id);
  ctx.audit({
    entityId: current.id,
    entityLabel: `${documentTitles[kind]}, редакция ${current.number}`,
    action: 'delete',
    before: { version: current.number },
    after: {},
  });
  return { ok: true };
}
