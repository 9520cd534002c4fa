import { startFauxqs } from 'fauxqs';

import type { S3Config } from '../config/storage.ts';

export interface TestS3 {
  config: S3Config;
  port: number;
  /** The same store for another caller: through a proxy, in another bucket. */
  configOf: (change: Partial<S3Config>) => S3Config;
  /** Keys in the bucket, in their order. */
  keys: () => Promise<string[]>;
  stop: () => Promise<void>;
}

/** An S3 server in this process: real requests, multipart, checksums in trailers, errors as S3 words them. */
export async function startTestS3(): Promise<TestS3> {
  const server = await startFauxqs({ port: 0, logger: false, host: '127.0.0.1' });
  const bucket = 'files';
  server.createBucket(bucket);
  const config: S3Config = {
    kind: 's3',
    endpoint: `http://127.0.0.1:${server.port}`,
    bucket,
    region: 'us-east-1',
    prefix: 'shop/',
    pathStyle: true,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  };
  return {
    config,
    port: server.port,
    configOf: (change) => ({ ...config, ...change }),
    async keys() {
      const answer = await fetch(`${config.endpoint}/${bucket}?list-type=2`);
      return [...(await answer.text()).matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => key).toSorted();
    },
    stop: () => server.stop(),
  };
}
