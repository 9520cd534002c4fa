import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../test/app.ts';
import { eventually } from '../test/eventually.ts';
import { watchPressure } from './pressure.ts';

let server: TestApp;
const lines: { fields: object; text: string }[] = [];
const log = { warn: (fields: object, text: string) => void lines.push({ fields, text }) };
let stop = (): Promise<void> => Promise.resolve();
const watch = (bounds: { lookEveryMs: number; loopDelayMs: number; jobAgeSeconds: number }) => {
  stop = watchPressure({
    db: server.services.db,
    log,
    jobNames: ['outbox.deliver'],
    onError: (error) => lines.push({ fields: { error }, text: 'error' }),
    bounds,
  });
};
const standStill = (ms: number) => {
  const until = performance.now() + ms;
  while (performance.now() < until) JSON.stringify('work');
};
const never = 100_000;
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
afterEach(async () => {
  await stop();
  lines.length = 0;
});
afterAll(() => server.close());

it('says that the event loop stood still, also when the look fell due meanwhile', async () => {
  watch({ lookEveryMs: 30, loopDelayMs: 150, jobAgeSeconds: never });
  const stood = await eventually(async () => {
    // The look falls due during the stall, often before the record of the delay.
    await sleep(25);
    standStill(200);
    await sleep(1);
    const said = lines.find(({ text }) => text === 'event loop stood still');
    expect(said).toBeDefined();
    return said!.fields;
  });
  expect((stood as { longestMs: number }).longestMs).toBeGreaterThan(150);
});

it('says how old the oldest waiting job of a queue with a worker is', async () => {
  watch({ lookEveryMs: 100, loopDelayMs: never, jobAgeSeconds: 60 });
  const waits = await eventually(() => {
    const said = lines.find(({ text }) => text === 'a job waits for too long');
    expect(said).toBeDefined();
    return said!.fields;
  });
  expect(waits).toMatchObject({ job: 'outbox.deliver' });
  expect((waits as { ageSeconds: number }).ageSeconds).toBeGreaterThanOrEqual(90);
  expect((waits as { ageSeconds: number }).ageSeconds).toBeLessThan(500);
});

it('says nothing while both are well', async () => {
  watch({ lookEveryMs: 100, loopDelayMs: never, jobAgeSeconds: never });
  await sleep(400);
  await stop();
  expect(reported()).toEqual([]);
});
