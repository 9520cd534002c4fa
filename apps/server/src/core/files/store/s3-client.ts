import { S3Client } from '@aws-sdk/client-s3';

import type { S3Config } from '../../../config/storage.ts';
import { MissingFileError, StoreUnavailableError } from './blobs.ts';

/** How long the store may be waited for, in milliseconds, and how often it is asked again. */
export interface S3Bounds {
  connectMs: number;
  /** Without a byte in either direction. */
  idleMs: number;
  /** From the first byte of a request to the head of its answer. */
  answerMs: number;
  attempts: number;
}

/** A person waits at most a quarter of a minute for a store that stands still, six seconds for one that is away. */
export const s3Bounds: S3Bounds = { connectMs: 2000, idleMs: 5000, answerMs: 20_000, attempts: 3 };

/** A client of the bucket; what is repeated has the same key and the same bytes, so a repeat changes nothing. */
export function createS3Client({ endpoint, region, pathStyle, credentials }: S3Config, bounds: S3Bounds): S3Client {
  return new S3Client({
    region,
    forcePathStyle: pathStyle,
    maxAttempts: bounds.attempts,
    ...(endpoint ? { endpoint } : {}),
    ...(credentials ? { credentials } : {}),
    requestHandler: {
      connectionTimeout: bounds.connectMs,
      socketTimeout: bounds.idleMs,
      requestTimeout: bounds.answerMs,
      throwOnRequestTimeout: true,
    },
  });
}

interface Failure {
  name?: string;
  code?: string;
  $metadata?: { httpStatusCode?: number };
}

/** Whether the answer was that there is no such object; no bucket is another matter. */
export const isAbsent = (error: unknown): boolean => ['NoSuchKey', 'NotFound'].includes((error as Failure).name ?? '');

/**
 * What a failure of the store means to the one who uses it. Its name and code are all that is kept: the library's errors
 * carry the request with its headers.
 */
export function meaningOf(error: unknown): Error {
  if (error instanceof MissingFileError || error instanceof StoreUnavailableError) return error;
  if (isAbsent(error)) return new MissingFileError('ENOENT: the bytes of a stored file are not in the bucket');
  const { name = 'Error', code, $metadata } = error as Failure;
  const facts = [name, code, $metadata?.httpStatusCode].filter((fact) => fact !== undefined);
  return new StoreUnavailableError(`S3: ${facts.join(' ')}`);
}
