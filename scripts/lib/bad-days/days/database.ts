import { Client } from 'pg';
import { execFileSync } from 'node:child_process';
import { rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { BadDay } from '../day.ts';
import { isInLog, isPart, type Outcome } from '../outcome.ts';
import type { Stage } from '../stage.ts';

/** One file of the database's log of changes: with less than that it soon writes no more. */
const noticeableBytes = 16 * 1024 * 1024;
/** Each way, ms. */
const delayMs = 150;
/** A sale takes more of them. */
const exchangesOfWrite = 10;
const isDatabaseFailing = (outcome: Outcome): boolean => isPart(outcome, 'database', 'failing');
const ballast = ({ folder }: Stage): string => join(folder, 'ballast');

/** Nothing is left on the disk of the database and of the files. */
export const diskFull: BadDay = {
  name: 'disk',
  title: 'Кончилось место на диске базы и файлов',
  missing: ({ disk }) => (disk ? undefined : 'нужна своя файловая система: право монтировать (mount)'),
  seconds: 15,
  strike: (stage) => {
    try {
      execFileSync('dd', ['if=/dev/zero', `of=${ballast(stage)}`, 'bs=64k'], { stdio: 'ignore' });
    } catch {
      // It ends when nothing is left, which is what was wanted.
    }
  },
  during: async ({ folder }) => {
    await sleep(5000);
    const { bavail, bsize } = statfsSync(folder);
    const free = bavail * bsize;
    return [{ text: `на диске свободно ${Math.round(free / 1024)} КиБ`, isGood: free < noticeableBytes }];
  },
  async heal(stage) {
    rmSync(ballast(stage), { force: true });
    await stage.database.start().catch(() => undefined);
  },
  isFelt: (outcome) => isPart(outcome, 'storage', 'failing'),
  metrics: ['pribavka_files_free_bytes'],
};

/** The database takes no writes: a failover half done, or an administrator who protects it. */
export const readOnly: BadDay = {
  name: 'read-only',
  title: 'База только для чтения',
  seconds: 15,
  async strike({ database }) {
    await database.ask('alter system set default_transaction_read_only = on');
    await database.ask('select pg_reload_conf()');
  },
  async heal({ database }) {
    await database.ask('alter system reset default_transaction_read_only');
    await database.ask('select pg_reload_conf()');
  },
  isFelt: isDatabaseFailing,
};

/** Every answer of the database comes a third of a second late. */
export const slow: BadDay = {
  name: 'slow',
  title: 'База медленная: +0,3 с на каждый обмен',
  seconds: 25,
  strike: ({ gate }) => void (gate.delayMs = delayMs),
  heal: ({ gate }) => void (gate.delayMs = 0),
  isFelt: ({ seen }) => seen.longestMs > exchangesOfWrite * 2 * delayMs,
};

/** The database takes connections and says nothing. */
export const frozen: BadDay = {
  name: 'frozen',
  title: 'База замерла (kill -STOP)',
  // Past the two minutes after which a request no longer waits for it.
  seconds: 130,
  strike: ({ database }) => database.signal('SIGSTOP'),
  heal: ({ database }) => database.signal('SIGCONT'),
  isFelt: isDatabaseFailing,
};

const hogs: Client[] = [];

/** Somebody else has taken every connection of the database. */
export const connections: BadDay = {
  name: 'connections',
  title: 'Все соединения базы заняты другими',
  seconds: 20,
  async strike({ database, gate }) {
    const url = `postgres://app:${database.password}@127.0.0.1:${database.port}/pribavka`;
    gate.cut();
    for (;;) {
      const hog = new Client({ connectionString: url });
      hog.on('error', () => undefined);
      try {
        await hog.connect();
        hogs.push(hog);
      } catch {
        break;
      }
    }
  },
  during: async () => [{ text: `занято чужими: ${hogs.length}`, isGood: hogs.length > 0 }],
  async heal() {
    for (const hog of hogs.splice(0)) await hog.end();
  },
  isFelt: (outcome) => isInLog(outcome, '53300'),
  metrics: ['pribavka_database_connections'],
};
