import { Writable } from 'node:stream';

import { fastify } from 'fastify';
import { expect, it } from 'vitest';

import { readConfig } from '../config.ts';
import { loggerOptions, safeUrl, withoutValues } from './redaction.ts';
import { requestLog } from './request-log.ts';

it('keeps addresses without what people put into them', () => {
  expect(safeUrl('/api/v1/private/users/users/send-phone-code?phone=79123456789')).toBe(
    '/api/v1/private/users/users/send-phone-code',
  );
  expect(safeUrl('/api/v1/private/files/79123456789')).toBe('/api/v1/private/files/•••');
});

it('keeps of an error what happened and where, not the values it happened to', () => {
  const raw = Object.assign(new Error('invalid input syntax for type date: "Мелькова А."\n9161234567 in "users"'), {
    name: 'DatabaseError',
    code: '22007',
    detail: 'Failing row contains (canary)',
    where: 'canary',
    parameters: ['canary'],
  });
  const safe = withoutValues(raw);
  expect(Object.fromEntries(Object.entries(safe))).toEqual({ name: 'DatabaseError', code: '22007' });
  expect(safe.message).toBe('invalid input syntax for type date: "•••"\n••• in "users"');
  expect(safe.stack).toMatch(/^DatabaseError: invalid[^]*\n\s+at .*redaction\.test\.ts/);
  expect(safe.stack).not.toMatch(/Мелькова|9161234567|canary/);
  const plain = {
    message: 'connect ECONNREFUSED',
    code: 'ECONNREFUSED',
    stack: 'Error: canary\n    at here',
    row: 'canary',
  };
  expect(withoutValues(plain)).toMatchObject({ message: 'connect ECONNREFUSED', code: 'ECONNREFUSED' });
  expect(withoutValues(plain).stack).toBe('Error: connect ECONNREFUSED\n    at here');
  const caused = withoutValues(
    new Error('letter not sent', { cause: new Error('no "canary@x.ru"', { cause: plain }) }),
  );
  expect(caused.stack?.match(/^(Error|caused by).*/gm)).toEqual([
    'Error: letter not sent',
    'caused by Error: no "•••"',
    'caused by Error: connect ECONNREFUSED',
  ]);
  expect(withoutValues(caused)).toBe(caused);
  expect(withoutValues('canary').message).toBe('string');
  expect(withoutValues(undefined).message).toBe('undefined');
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
  const app = fastify({
    logger: { ...(options as object), stream },
    childLoggerFactory: requestLog,
    genReqId: () => 'r-1',
  });
  app.route({
    method: 'POST',
    url: '/api/login',
    handler: (request) => {
      request.log.error({ password: 'canary-1', user: { phone: 'canary-2', email: 'canary-3' } }, 'failed');
      request.log.error({ err: Object.assign(new Error('duplicate key'), { detail: 'Key (phone)=(canary-4)' }) });
      request.log.error({ err: new Error('invalid input syntax for type date: "canary-9 г."') });
      request.log.error(new Error('no letter to "canary-10@x.ru"'));
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
  const named = text
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { reqId?: string }).reqId);
  expect(named.filter((name) => name === 'r-1')).toHaveLength(named.length);
  expect(text).toContain('invalid input syntax for type date');
  expect(text).toContain('no letter to');
  expect(text).not.toContain('canary');
});
