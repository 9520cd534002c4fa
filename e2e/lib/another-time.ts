import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { BrowserContext } from '@playwright/test';

import { inDatabaseOf } from './database.ts';
import { startSeeded } from './prepare.ts';
import type { RunningServer } from './server.ts';

const dayMs = 86_400_000;

/**
 * How far the clocks go forward, ms, for it to be this time of UTC, `HH:mm`: under a day, at whatever hour the journey
 * begins. Never back, so that nothing the demo holds is of the future.
 */
export function aheadTo(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const wanted = (hours * 60 + minutes) * 60_000;
  return (((wanted - (Date.now() % dayMs)) % dayMs) + dayMs) % dayMs;
}

/** A clock that is ahead and goes on, for a program or a page. */
const clockScript = (ahead: number): string =>
  `{
    const Real = Date;
    globalThis.Date = class Date extends Real {
      constructor(...given) { if (given.length === 0) super(Real.now() + ${ahead}); else super(...given); }
      static now() { return Real.now() + ${ahead}; }
    };
  }`;

/**
 * Puts the clock of a database forward, by which the server goes: functions of the same names are found before those of
 * PostgreSQL. A default of a column stays with the real clock, because the server compares defaults with its own at start.
 */
const clockSql = (ahead: number): string => {
  const more = `interval '${ahead} milliseconds'`;
  return `create schema another_time;
    create function another_time.now() returns timestamptz language sql stable as $$ select pg_catalog.now() + ${more} $$;
    create function another_time.clock_timestamp() returns timestamptz language sql volatile
      as $$ select pg_catalog.clock_timestamp() + ${more} $$;
    alter database pribavka set search_path = public, another_time, pg_catalog`;
};

/** Starts a server over a copy of the whole demo whose machine and database have this clock, after these statements. */
export async function startAhead(ahead: number, statements: readonly string[]): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'pribavka-clock-'));
  const clean = (): Promise<void> => rm(folder, { recursive: true, force: true });
  const script = join(folder, 'clock.mjs');
  try {
    await writeFile(script, clockScript(ahead));
    const clock = { NODE_OPTIONS: `--import=${pathToFileURL(script).href}` };
    const server = await startSeeded('full', clock, (dataDir) =>
      inDatabaseOf(dataDir, [...statements, clockSql(ahead)]),
    );
    return { ...server, stop: () => server.stop().then(clean) };
  } catch (error) {
    await clean();
    throw error;
  }
}

/** The same clock for every page of a context. */
export async function giveClock(context: BrowserContext, ahead: number): Promise<void> {
  await context.addInitScript({ content: clockScript(ahead) });
}
