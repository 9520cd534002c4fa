import type { Reader } from './reader.ts';
import * as variable from './variable.ts';

/** The bucket files lie in, and how it is reached. */
export interface S3Config {
  kind: 's3';
  /** Undefined: that of Amazon in the region. */
  endpoint: string | undefined;
  bucket: string;
  region: string;
  /** What keys begin with, empty or with a slash at its end. */
  prefix: string;
  /** The bucket stands in the path of addresses, not in their host. */
  pathStyle: boolean;
  /** Undefined: where Amazon's own tools look (a role of the machine, `AWS_*`). */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

/** Where files lie: in `DATA_DIR`, or in a bucket. */
export type StorageConfig = { kind: 'disk' } | S3Config;

const group = 'data';

/** Where uploaded files lie. */
export const storageVariables = {
  storage: variable.choice('STORAGE', {
    group,
    values: ['disk', 's3'],
    usual: 'disk',
    meaning: 'where files lie: `files` in `DATA_DIR`, or a bucket that every process reaches',
  }),
  endpoint: variable.url('S3_ENDPOINT', {
    group,
    protocols: ['https:', 'http:'],
    fallback: 'that of Amazon in the region',
    example: 'https://s3.example',
    meaning: 'server of the bucket',
  }),
  bucket: variable.optional('S3_BUCKET', {
    group,
    example: 'pribavka',
    meaning: 'the bucket, of one installation or shared by prefixes; required by `STORAGE=s3`',
  }),
  region: variable.text('S3_REGION', { group, usual: 'us-east-1', meaning: 'region of the bucket' }),
  prefix: variable.optional('S3_PREFIX', {
    group,
    example: 'files/',
    meaning: 'what keys of files begin with',
    parse: (value) => (/^[\w./-]{1,200}$/.test(value) && !/^\/|\/\/|\.\./.test(value) ? value : undefined),
    hint: 'нужны латинские буквы, цифры и знаки «. _ - /», без «/» в начале',
  }),
  pathStyle: variable.flag('S3_PATH_STYLE', {
    group,
    usual: undefined,
    // Servers of one's own rarely have a name for every bucket.
    fallback: '1 with `S3_ENDPOINT`, else 0',
    example: '1',
    meaning: 'the bucket stands in the path of addresses, not in their host',
  }),
  accessKeyId: variable.optional('S3_ACCESS_KEY_ID', {
    group,
    isSecret: true,
    fallback: 'where Amazon’s own tools look: a role of the machine, `AWS_*`',
    example: '<id>',
    meaning: 'key the bucket is reached with',
  }),
  secretAccessKey: variable.optional('S3_SECRET_ACCESS_KEY', {
    group,
    isSecret: true,
    example: '<key>',
    meaning: 'the secret of that key',
  }),
};

/** Reads `STORAGE` and what belongs to it. */
export function readStorage(read: Reader, problems: string[]): StorageConfig {
  const kind = read(storageVariables.storage);
  const bucket = read(storageVariables.bucket);
  const accessKeyId = read(storageVariables.accessKeyId);
  const secretAccessKey = read(storageVariables.secretAccessKey);
  const endpoint = read(storageVariables.endpoint);
  const prefix = read(storageVariables.prefix) ?? '';
  const s3 = {
    endpoint,
    region: read(storageVariables.region),
    prefix: prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`,
    pathStyle: read(storageVariables.pathStyle) ?? endpoint !== undefined,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  };
  if (Boolean(accessKeyId) !== Boolean(secretAccessKey))
    problems.push('S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: нужны оба значения');
  if (kind === 'disk') return { kind };
  if (!bucket) problems.push('S3_BUCKET: вместе с STORAGE=s3 нужно имя корзины');
  return { kind, bucket: bucket ?? '', ...s3 };
}
