import type { FileReply } from '@pribavka/api';
import type { Db } from '../../../db/open.ts';
import type { Actor } from '../../../http/actor.ts';
import type { Ctx, Services } from '../../../http/context.ts';
import { notFound } from '../../../http/problem.ts';
import type { Scope } from '../../../http/scope.ts';
import { shownPicture, smallerPicture } from '../../../core/files/pictures.ts';
import { isPicture } from '../../../core/files/types.ts';
import { fullName } from '../../../core/full-name.ts';
import { isAttachedFor, supportFiles } from '../../support/index.ts';

/** Kept to the byte and sealed: people see it drawn again, never what a stranger has sent. */
const evidence: ReadonlySet<string> = new Set(['receipt', 'passport']);

const sides = { thumb: 160, preview: 1200 } as const;

type FileRow = NonNullable<Awaited<ReturnType<typeof findFile>>>;

const findFile = (db: Db, id: string) =>
  db.selectFrom('files').selectAll().where('id', '=', id).where('deletedAt', 'is', null).executeTakeFirst();

/** The owner always; others by the right of the file and only within their rows. */
export function mayRead(file: FileRow, actor: Actor, scope: Scope): boolean {
  if (file.isPublic || file.ownerId === actor.id) return true;
  if (file.accessGrant === null || !actor.grants.has(file.accessGrant as never)) return false;
  if (actor.status !== 'confirmed') return false;
  if (scope.kind === 'all') return true;
  if (scope.kind === 'partner') return file.partnerId === scope.partnerId && file.purpose !== 'passport';
  return scope.kind === 'manufacturer' && file.manufacturerId === scope.manufacturerId;
}

/** A file of a request to support is read by both sides of its thread. */
const standsInThread = async (ctx: { db: Db; actor: Actor; scope: Scope }, file: FileRow): Promise<boolean> =>
  file.purpose === supportFiles && (await isAttachedFor(ctx.db, file.id, ctx.actor, ctx.scope));

/** A picture of a document is the document: each look at it is one line of the journal, as of the numbers. */
async function recordScanView(ctx: Pick<Ctx<'files.get'>, 'db' | 'audit'>, file: FileRow): Promise<void> {
  const owner = await ctx.db
    .selectFrom('users')
    .select(['lastName', 'firstName', 'middleName'])
    .where('id', '=', file.ownerId ?? file.id)
    .executeTakeFirst();
  ctx.audit({
    action: 'read_personal',
    entityType: 'passport',
    entityId: file.ownerId ?? file.id,
    entityLabel: owner ? fullName(owner) : '',
    reason: `Скан: ${file.name}`,
  });
}

async function collect(stream: NodeJS.ReadableStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function reply({ store }: Services, file: FileRow, size: keyof typeof sides | undefined): Promise<FileReply> {
  const common = { fileName: file.name, disposition: 'inline' as const, immutable: file.isPublic };
  const stream = store.read(file);
  if ((size || evidence.has(file.purpose)) && isPicture(file.mime) && file.mime !== 'image/heic') {
    const bytes = await collect(stream);
    const drawn = size ? await smallerPicture(bytes, sides[size]) : await shownPicture(bytes);
    // What was kept before pictures were read to the end is shown as it is.
    if (!drawn) return { ...common, body: bytes, mime: file.mime, size: bytes.length };
    return { ...common, body: drawn, mime: size ? 'image/webp' : file.mime, size: drawn.length };
  }
  return { ...common, body: stream as AsyncIterable<Uint8Array>, mime: file.mime, size: file.size };
}

export async function readFile(ctx: Ctx<'files.get'>): Promise<FileReply> {
  const file = await findFile(ctx.db, ctx.params.id);
  // Somebody else's file and no file look the same.
  if (!file || !(mayRead(file, ctx.actor, ctx.scope) || (await standsInThread(ctx, file)))) throw notFound();
  if (file.purpose === 'passport' && file.ownerId !== ctx.actor.id) await recordScanView(ctx, file);
  return reply(ctx, file, ctx.query.size);
}

export async function readPublicFile(ctx: Ctx<'files.public'>): Promise<FileReply> {
  const file = await findFile(ctx.db, ctx.params.id);
  if (!file?.isPublic) throw notFound();
  return reply(ctx, file, ctx.query.size);
}
