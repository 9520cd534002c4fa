import { createHash } from 'node:crypto';

import type { Grant } from '@pribavka/api';

import type { Db } from '../../db/open.ts';
import { newId } from '../../ids.ts';
import type { Sheet } from '../tables/sheet.ts';
import { measurePicture, type PictureSize } from './pictures.ts';
import { keyOfBytes, type Staged } from './stage.ts';
import type { FileStore, StoredBytes } from './store/sealed.ts';
import { type FileMime, isPicture } from './types.ts';

/** The file of a multipart request; the type is by content and already allowed for the route. */
export interface Upload {
  name: string;
  mime: FileMime;
  bytes: Buffer;
  /** The table in it, where it is one. */
  sheet?: Sheet | undefined;
  /** Its size, where it is a picture that has been read to its end. */
  picture?: PictureSize | undefined;
  /** Where its bytes lie in the store already. */
  staged?: Staged | undefined;
}

export interface NewFile extends Upload {
  ownerId: string | null;
  /** `avatar`, `receipt`, `passport`, `document`, `process`… */
  purpose: string;
  isPublic?: boolean | undefined;
  /** Besides the owner, holders of this right may read it within their row scope. */
  accessGrant?: Grant | undefined;
  partnerId?: string | null | undefined;
  manufacturerId?: string | null | undefined;
}

/** As `FileRef` of the contract. */
export interface StoredFile {
  id: string;
  name: string;
  size: number;
  mime: string;
  url: string;
}

/** Whether such a file is there for everybody: a logo, a cover, a document of the programme. */
export async function isPublicFile(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('files')
    .select('id')
    .where('id', '=', id)
    .where('isPublic', '=', true)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export interface Files {
  /** Stores the bytes and the row; a row rolled back leaves bytes for the nightly sweep. */
  save: (file: NewFile) => Promise<StoredFile>;
  /** Whole content, for imports. */
  readAll: (id: string) => Promise<Buffer>;
  remove: (id: string) => Promise<void>;
}

/** The row of a file already on the disk, written by `putStream`. Returns its id. */
export async function newFileRow(
  db: Db,
  file: StoredBytes & { name: string; mime: string; ownerId: string | null; purpose: string; at: Date },
): Promise<string> {
  const id = newId();
  const { at, ...columns } = file;
  await db
    .insertInto('files')
    .values({ id, ...columns, createdAt: at })
    .execute();
  return id;
}

export const fileUrl = (id: string, isPublic = false): string =>
  `/api/v1/${isPublic ? 'public' : 'private'}/files/${id}`;

async function collect(stream: NodeJS.ReadableStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

export function createFiles(db: Db, store: FileStore, now: () => Date): Files {
  return {
    async save(file) {
      const isMeasured = isPicture(file.mime) && file.mime !== 'image/heic';
      const size = file.picture ?? (isMeasured ? await measurePicture(file.bytes) : undefined);
      const id = newId();
      await db
        .insertInto('files')
        .values({
          id,
          ownerId: file.ownerId,
          purpose: file.purpose,
          name: file.name,
          mime: file.mime,
          size: file.bytes.length,
          sha256: createHash('sha256').update(file.bytes).digest(),
          width: size?.width ?? null,
          height: size?.height ?? null,
          storageKey: await keyOfBytes(store, file),
          keyId: store.keyId,
          isPublic: file.isPublic ?? false,
          accessGrant: file.accessGrant ?? null,
          partnerId: file.partnerId ?? null,
          manufacturerId: file.manufacturerId ?? null,
          createdAt: now(),
        })
        .execute();
      return { id, name: file.name, size: file.bytes.length, mime: file.mime, url: fileUrl(id, file.isPublic) };
    },
    async readAll(id) {
      const row = await db
        .selectFrom('files')
        .select(['storageKey', 'keyId'])
        .where('id', '=', id)
        .where('deletedAt', 'is', null)
        .executeTakeFirstOrThrow();
      return collect(store.read(row));
    },
    async remove(id) {
      await db.updateTable('files').set({ deletedAt: now() }).where('id', '=', id).execute();
    },
  };
}

/** Files of a person that go with him; the bytes follow after a month (`housekeeping`). */
export async function removeFilesOf(db: Db, ownerId: string, purposes: readonly string[], at: Date): Promise<void> {
  await db
    .updateTable('files')
    .set({ deletedAt: at })
    .where('ownerId', '=', ownerId)
    .where('purpose', 'in', [...purposes])
    .where('deletedAt', 'is', null)
    .execute();
}

/** Files one has uploaded for another become the other's. */
export async function giveFiles(db: Db, ids: readonly string[], from: string, to: string): Promise<void> {
  await db
    .updateTable('files')
    .set({ ownerId: to })
    .where('id', 'in', [...ids])
    .where('ownerId', '=', from)
    .execute();
}

/** The bytes are sealed under the present key of the store by now. */
export async function noteKeyOf(db: Db, id: string, keyId: string | null): Promise<void> {
  await db.updateTable('files').set({ keyId }).where('id', '=', id).execute();
}
