import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';

import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';

import type { S3Config } from '../../../config/storage.ts';
import { StartupError } from '../../../startup-error.ts';
import { type BlobStore, checkedKey, isKey, type Shelf } from './blobs.ts';
import { createS3Client, isAbsent, meaningOf, type S3Bounds, s3Bounds } from './s3-client.ts';

// The least S3 takes for a part; what is shorter goes in one piece. Two parts at once are all that is in memory.
const partBytes = 5 * 1024 * 1024;
const partsAtOnce = 2;

/** So often in a row, without a byte between them, an answer may break off before the reader learns of it. */
const breaksAtMost = 2;

const sent = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw meaningOf(error);
  }
};

/** The bytes of an object; where the answer breaks off it is asked for the rest, of the same object. */
async function* bytesOf(client: S3Client, object: { Bucket: string; Key: string }): AsyncGenerator<Uint8Array> {
  let offset = 0;
  let etag: string | undefined;
  for (let breaks = 0; ;) {
    const rest = offset > 0 ? { Range: `bytes=${offset}-`, IfMatch: etag } : {};
    const { Body, ETag } = await sent(client.send(new GetObjectCommand({ ...object, ...rest })));
    etag ??= ETag;
    const before = offset;
    try {
      for await (const part of Body as Readable as AsyncIterable<Buffer>) {
        offset += part.length;
        yield part;
      }
      return;
    } catch (error) {
      breaks = offset > before ? 1 : breaks + 1;
      if (breaks > breaksAtMost || etag === undefined) throw meaningOf(error);
    }
  }
}

// A repeat of the last step of a large upload finds nothing to end where the first one did: whether it did is asked then.
async function hasArrived(
  client: S3Client,
  object: { Bucket: string; Key: string },
  attempt: string,
): Promise<boolean> {
  try {
    const { Metadata } = await client.send(new HeadObjectCommand(object));
    return Metadata?.['attempt'] === attempt;
  } catch {
    return false;
  }
}

/** Throws what the source of the bytes failed with as it is: not every failure of an upload is the store's. */
async function upload(client: S3Client, object: { Bucket: string; Key: string }, parts: AsyncIterable<Uint8Array>) {
  let own: { error: unknown } | undefined;
  const watched = async function* () {
    try {
      yield* parts;
    } catch (error) {
      own = { error };
      throw error;
    }
  };
  const attempt = randomUUID();
  const params = { ...object, Metadata: { attempt }, Body: Readable.from(watched(), { objectMode: false }) };
  try {
    await new Upload({ client, params, partSize: partBytes, queueSize: partsAtOnce }).done();
  } catch (error) {
    if (own) throw own.error;
    if ((error as Error).name === 'NoSuchUpload' && (await hasArrived(client, object, attempt))) return;
    throw meaningOf(error);
  }
}

/**
 * Files in a bucket, under `<prefix><installation>/`: what another installation wrote there is never listed, read or
 * deleted. What lies there is sealed, as on the disk.
 */
export function createS3Blobs(
  config: S3Config,
  installation: () => Promise<string>,
  bounds: S3Bounds = s3Bounds,
): BlobStore {
  const client = createS3Client(config, bounds);
  const Bucket = config.bucket;
  const rootOf = async (shelf: Shelf): Promise<string> =>
    `${config.prefix}${await installation()}/${shelf === 'files' ? '' : 'aside/'}`;
  const objectOf = async (key: string, shelf: Shelf = 'files') => ({
    Bucket,
    Key: `${await rootOf(shelf)}${checkedKey(key)}`,
  });
  const remove = async (key: string, shelf?: Shelf): Promise<void> => {
    await sent(client.send(new DeleteObjectCommand(await objectOf(key, shelf))));
  };

  return {
    // A store that is away is waited for at every request; one that refuses is set up wrongly.
    async prepare() {
      try {
        await client.send(new HeadBucketCommand({ Bucket }));
      } catch (error) {
        const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
        if (status === undefined || ![301, 400, 401, 403, 404].includes(status)) return;
        const reason = status === 404 ? 'её нет' : `хранилище отказало (${status})`;
        throw new StartupError(
          `Корзина ${Bucket} недоступна: ${reason}. Проверьте S3_BUCKET, S3_REGION и ключи доступа. Сервер не запущен.`,
        );
      }
    },
    owner: () => Promise.resolve('us'),
    write: async (key, parts) => upload(client, await objectOf(key), parts),
    async *read(key) {
      yield* bytesOf(client, await objectOf(key));
    },
    async stat(key) {
      try {
        const found = await client.send(new HeadObjectCommand(await objectOf(key)));
        return { key, size: found.ContentLength ?? 0, changedAt: found.LastModified ?? new Date(0) };
      } catch (error) {
        if (isAbsent(error)) return undefined;
        throw meaningOf(error);
      }
    },
    remove,
    async *list(shard, shelf = 'files') {
      const root = await rootOf(shelf);
      const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: `${root}${shard}/` });
      try {
        for await (const { Contents = [] } of pages) {
          for (const { Key = '', Size = 0, LastModified = new Date(0) } of Contents) {
            const key = Key.slice(root.length);
            if (isKey(key)) yield { key, size: Size, changedAt: LastModified };
          }
        }
      } catch (error) {
        throw meaningOf(error);
      }
    },
    async move(key, to) {
      const from: Shelf = to === 'files' ? 'aside' : 'files';
      const source = await objectOf(key, from);
      const CopySource = `${Bucket}/${source.Key}`;
      await sent(client.send(new CopyObjectCommand({ ...(await objectOf(key, to)), CopySource })));
      await remove(key, from);
    },
    // Parts of an upload that was cut off are cleared by a rule of the bucket (docs/operations.md).
    sweepParts: () => Promise.resolve(),
  };
}
