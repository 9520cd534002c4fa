import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../test/app.ts';
import { eventually } from '../test/eventually.ts';
import { watchPressure } from './pressure.ts';

let server: TestApp;
const lines: { fields: object; text: string }[] = [];
const log = { warn: (fields: object, text: string) => void lines.push({ fields, text }) };
const watch = (bounds: { loopDelayMs: number; jobAgeSeconds: number }) =>
  watchPressure({
    db: server.services.db,
    log,
    jobNames: ['outbox.deliver'],
    onError: (error) => lines.push({ fields: { error }, text: 'error' }),
    bounds: { lookEveryMs: 100, ...bounds },
  });
const reported = () => lines.map(({ text }) => text);
beforeAll(async () => {
  server = await createTestApp();
  await server.boss.createQueue('outbox.deliver').catch(() => undefined);
  await server.boss.createQueue('gone.earlier');
  for (const name of ['outbox.deliver', 'gone.earlier']) await server.boss.send(name, {});
  await server.database.pool.query(
    "update pgboss.job set start_after = now() - case name when 'gone.earlier' then 500 else 90 end * interval '1 second'",
  );
});
afterAll(() => server.close());

it('says when the event loop stood still and how old the oldest waiting job is', async () => {
  const stop = watch({ loopDelayMs: 150, jobAgeSeconds: 60 });
  await sleep(60);
  const until = performance.now() + 340;
  while (performance.now() < until) JSON.stringify('work');
  await eventually(() =>
    expect(reported()).toEqual(expect.arrayContaining(['event loop stood still', 'a job waits for too long'])),
  );
  await stop();
  const stood = lines.find(({ text }) => text === 'event loop stood still')!.fields as { longestMs: number };
  expect(stood.longestMs).toBeGreaterThan(150);
  const waits = lines.find(({ text }) => text === 'a job waits for too long')!.fields;
  expect(waits).toMatchObject({ job: 'outbox.deliver', ageSeconds: expect.closeTo(90, -1.5) as number });
});

it('says nothing while both are well', async () => {
  lines.length = 0;
  const stop = watch({ loopDelayMs: 60_000, jobAgeSeconds: 100_000 });
  await sleep(400);
  await stop();
  expect(lines).toEqual([]);
});
