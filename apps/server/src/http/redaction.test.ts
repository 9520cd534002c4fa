import { Writable } from 'node:stream';

import { fastify } from 'fastify';
import { expect, it } from 'vitest';

import { readConfig } from '../config.ts';
import { loggerOptions, safeUrl } from './redaction.ts';

it('keeps addresses without what people put into them', () => {
  expect(safeUrl('/api/v1/private/users/users/send-phone-code?phone=79123456789')).toBe(
    '/api/v1/private/users/users/send-phone-code',
  );
  expect(safeUrl('/api/v1/private/files/79123456789')).toBe('/api/v1/private/files/•••');
});

it('writes no header, body, query or secret of a request', async () => {
  let text = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  const options = loggerOptions({ ...readConfig({}), logLevel: 'debug' });
  const app = fastify({ logger: { ...(options as object), stream } });
  app.route({
    method: 'POST',
    url: '/api/login',
    handler: (request) => {
      request.log.error({ password: 'canary-1', user: { phone: 'canary-2', email: 'canary-3' } }, 'failed');
      request.log.error({ err: Object.assign(new Error('duplicate key'), { detail: 'Key (phone)=(canary-4)' }) });
      return Promise.resolve({});
    },
  });
  await app.inject({
    method: 'POST',
    url: '/api/login?code=canary-5',
    payload: { password: 'canary-6' },
    headers: { authorization: 'Bearer canary-7', 'x-refresh-token': 'canary-8' },
  });
  await app.close();
  expect(text).toContain('/api/login');
  expect(text).not.toContain('canary');
});
