import { sql } from 'kysely';

import { addDays, startOfDay } from '../../core/calendar.ts';
import { programmeDay } from '../../http/wire-date.ts';
import { createJobContext } from '../../jobs/boss.ts';
import { seedDemo } from '../../seed/index.ts';
import { createRandom } from '../../seed/random.ts';
import { createTestApp, type TestApp } from '../app.ts';
import type { TestDatabase } from '../database.ts';
import { askForMoney, decideMoney, type Done, moderate, payOut, sell, type Stage, takeBack, talk } from './acts.ts';
import { differences } from './figures.ts';
import { type Letter, problemsOf, readNew } from './mailbox.ts';
import { People } from './people.ts';
import { runsOf } from './timetable.ts';

export interface Walk {
  days: number;
  done: Done;
  letters: readonly Letter[];
  /** Messages with what is wrong in them. */
  wrong: readonly { letter: Letter; problems: readonly string[] }[];
  /** Figures and books that do not agree. */
  differences: readonly string[];
  postings: number;
}

export interface WalkOptions {
  days: number;
  seed: number;
  /** The last day of the demo's own past. */
  from: string;
  /** The demo is there already, by the database of the suite. */
  isSeeded?: boolean | undefined;
  on?: TestDatabase | undefined;
}

/** What people do, at which half past, on which of the days. */
const acts: readonly (readonly [name: string, hour: number, every: number, act: (stage: Stage) => Promise<number>])[] =
  [
    ['sales', 11, 1, sell],
    ['questions', 12, 4, talk],
    ['decisions on sales', 13, 1, moderate],
    ['returns', 15, 3, takeBack],
    ['requests for money', 16, 1, askForMoney],
    ['decisions on money', 17, 1, decideMoney],
    ['payouts sent', 18, 5, payOut],
  ];

async function playDay(t: TestApp, stage: Stage, n: number, done: Done): Promise<void> {
  const day = addDays(programmeDay(t.clock.at), 1);
  const start = startOfDay(day).getTime();
  const runs = runsOf(day).map(({ at, job }) => ({
    at,
    run: async () => {
      await job.handle(createJobContext(t.services, t.boss, job.name), {});
    },
  }));
  const planned = acts
    .filter(([, , every]) => n % every === 0)
    .map(([name, hour, , act]) => ({
      at: new Date(start + hour * 3_600_000 + 30 * 60_000),
      run: async () => {
        stage.people.leave();
        done[name] = (done[name] ?? 0) + (await act(stage));
      },
    }));
  for (const { at, run } of [...runs, ...planned].toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    t.clock.at = at;
    await run();
    await t.drain();
  }
}

/**
 * The demo programme, moved forward day by day: the timetable runs, people sell, decide, return and take money out over
 * HTTP, and every message is read.
 */
export async function walkDays(options: WalkOptions): Promise<Walk> {
  const t = await createTestApp({ now: `${options.from}T17:00:00.000Z`, on: options.on, demo: options.isSeeded });
  try {
    if (!options.isSeeded) await seedDemo(t.services, { mode: 'full', end: t.clock.at });
    const first = addDays(programmeDay(t.clock.at), 1);
    const known = new Set<string>();
    const letters: Letter[] = [];
    const read = async () => {
      letters.push(...(await readNew(t, known)));
      return letters;
    };
    const people = new People(t);
    const stage = { t, people, random: createRandom(options.seed), letters: read };
    const done: Done = {};
    for (let n = 1; n <= options.days; n += 1) {
      await playDay(t, stage, n, done);
      await read();
    }
    people.leave();
    const admin = await people.byEmail('admin');
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from transfers`.execute(t.services.db);
    return {
      days: options.days,
      done,
      letters,
      wrong: letters.flatMap((letter) => {
        const problems = problemsOf(letter);
        return problems.length === 0 ? [] : [{ letter, problems }];
      }),
      differences: await differences(t, admin, first, programmeDay(t.clock.at)),
      postings: rows[0]!.n,
    };
  } finally {
    await t.close();
  }
}
