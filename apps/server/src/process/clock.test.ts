import { readFileSync } from 'node:fs';
import { globSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, describe, expect, it, vi } from 'vitest';

import { createClock, type Sources } from './clock.ts';
import { createReport } from './report.ts';
import { watchClock } from './timetable.ts';

const day = 86_400_000;
const noon = Date.parse('2026-11-20T12:00:00.000Z');

/** Three clocks: `true` is the database's, `wall` what the machine thinks, `steady` what runs in between. */
function stage(aheadMs = 0) {
  const time = { passed: 0, wall: aheadMs, database: 0, isAway: false };
  const sources: Sources = {
    wall: () => noon + time.passed + time.wall,
    steady: () => 5000 + time.passed,
    database: async () => {
      if (time.isAway) throw new Error('away');
      return noon + time.passed + time.database;
    },
  };
  return { time, sources };
}

describe('the clock of the process', () => {
  it('is the database’s on a machine three days ahead, and runs on', async () => {
    const { time, sources } = stage(3 * day);
    const clock = await createClock(sources);
    expect(clock.now().toISOString()).toBe('2026-11-20T12:00:00.000Z');
    expect(clock.aheadMs()).toBe(3 * day);
    time.passed += 90_000;
    expect(clock.now().toISOString()).toBe('2026-11-20T12:01:30.000Z');
  });

  it('does not move when somebody sets the clock of the machine', async () => {
    const { time, sources } = stage();
    const clock = await createClock(sources);
    time.wall = -2 * day;
    expect(clock.now().getTime()).toBe(noon);
    await clock.compare();
    expect([clock.now().getTime(), clock.aheadMs()]).toEqual([noon, -2 * day]);
  });

  it('does not go to and fro with how long the database takes to answer', async () => {
    const { time, sources } = stage();
    let slow = 0;
    const late = async (): Promise<number> => {
      const at = await sources.database();
      time.passed += slow;
      return at;
    };
    const clock = await createClock({ ...sources, database: late });
    slow = 3000;
    await clock.compare();
    // Asked three times, each answer three seconds on its way.
    expect(clock.now().getTime()).toBe(noon + 9000);
    expect(clock.aheadMs()).toBe(0);
  });

  it('follows the database, and goes on by the last comparison while it is away', async () => {
    const { time, sources } = stage();
    const clock = await createClock(sources);
    time.database = 700;
    await clock.compare();
    expect(clock.now().getTime()).toBe(noon + 700);
    time.isAway = true;
    time.passed = 1000;
    await expect(clock.compare()).rejects.toThrow('away');
    expect(clock.now().getTime()).toBe(noon + 1700);
  });
});

describe('the timetable of a node', () => {
  afterEach(() => vi.useRealTimers());

  it('runs while its clock is right, stops when it is not, says so, and begins again', async () => {
    vi.useFakeTimers();
    const { time, sources } = stage();
    const clock = await createClock(sources);
    const timetable = { start: vi.fn(async () => undefined), stop: vi.fn(async () => undefined) };
    const lines: unknown[] = [];
    const { report, useLog } = createReport();
    useLog({ error: (fields) => void lines.push(fields) });
    const end = await watchClock(clock, timetable, report, 1000);
    expect(timetable.start).toHaveBeenCalledTimes(1);
    time.wall = 3 * day;
    await vi.advanceTimersByTimeAsync(1000);
    expect(timetable.stop).toHaveBeenCalledTimes(1);
    expect(lines).toMatchObject([
      {
        where: 'clock',
        err: { message: "The clock of this machine is 3 d ahead of the database's: the timetable does not run here" },
      },
    ]);
    time.wall = 1200;
    await vi.advanceTimersByTimeAsync(1000);
    expect(timetable.start).toHaveBeenCalledTimes(2);
    await end();
    await vi.advanceTimersByTimeAsync(5000);
    expect(timetable.stop).toHaveBeenCalledTimes(1);
  });

  it('does not begin on a node that starts with a wrong clock', async () => {
    const clock = await createClock(stage(-60_000).sources);
    const timetable = { start: vi.fn(async () => undefined), stop: vi.fn(async () => undefined) };
    const said: string[] = [];
    const end = await watchClock(clock, timetable, (error) => void said.push((error as Error).message));
    await end();
    expect([timetable.start.mock.calls.length, said]).toEqual([
      0,
      ["The clock of this machine is 1 min behind the database's: the timetable does not run here"],
    ]);
  });
});

it('nothing that works with people or points asks the clock of the machine', () => {
  const source = join(import.meta.dirname, '..');
  const files = globSync('{core,modules,jobs,http,outbox}/**/*.ts', { cwd: source }).filter(
    (path) => !/\.test\.ts$|\/testing\/|conformance/.test(path),
  );
  expect(files.length).toBeGreaterThan(300);
  const asking = files.filter((path) => /new Date\(\)|Date\.now\(/.test(readFileSync(join(source, path), 'utf8')));
  // The disk stamps its files by the clock of the machine: one that is moved gets the time of the move from it too.
  expect(asking).toEqual(['core/files/store/disk.ts']);
});
