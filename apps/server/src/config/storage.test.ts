import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { readConfig } from '../config.ts';

const of = (env: NodeJS.ProcessEnv) => readConfig(env).storage;
const s3 = { STORAGE: 's3', S3_BUCKET: 'files' };

it('files lie on the disk unless a bucket is given', () => {
  expect(of({})).toEqual({ kind: 'disk' });
  expect(of({ S3_BUCKET: 'files' })).toEqual({ kind: 'disk' });
  expect(of(s3)).toMatchObject({ kind: 's3', bucket: 'files', region: 'us-east-1', prefix: '', pathStyle: false });
  const own = {
    S3_ENDPOINT: 'http://127.0.0.1:9000',
    S3_PREFIX: 'shop',
    S3_ACCESS_KEY_ID: 'a',
    S3_SECRET_ACCESS_KEY: 'b',
  };
  expect(of({ ...s3, ...own })).toMatchObject({
    prefix: 'shop/',
    pathStyle: true,
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
  });
});

it.each([
  ['STORAGE', { STORAGE: 'tape' }],
  ['S3_BUCKET', { STORAGE: 's3' }],
  ['S3_ENDPOINT', { ...s3, S3_ENDPOINT: 'ftp://files' }],
  ['S3_PREFIX', { ...s3, S3_PREFIX: '/shop' }],
  ['S3_PREFIX', { ...s3, S3_PREFIX: 'a/../b' }],
  ['S3_SECRET_ACCESS_KEY', { ...s3, S3_ACCESS_KEY_ID: 'a' }],
])('names %s where it is wrong', (name, env) => {
  expect(() => of(env)).toThrow(name);
});

it('the library of S3 is loaded by nobody who does not use it', () => {
  const folder = join(import.meta.dirname, '..');
  const importing = globSync('**/*.ts', { cwd: folder }).filter((file) =>
    /^import .*from '(?:@aws-sdk\/|.*\/s3(?:-client)?\.ts')/m.test(readFileSync(join(folder, file), 'utf8')),
  );
  expect(importing.filter((file) => !file.endsWith('.test.ts')).toSorted()).toEqual([
    'core/files/store/s3-client.ts',
    'core/files/store/s3.ts',
  ]);
});
