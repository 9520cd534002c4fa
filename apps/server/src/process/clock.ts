import { sql } from 'kysely';

import type { Db } from '../db/open.ts';

/** A machine whose clock differs by more says so and does not run the timetable. */
export const toleratedMs = 5000;

/** An answer that took no longer is taken as it is. */
const quickMs = 100;

/** Time of the process: what the database's clock says, whatever the clock of the machine does. */
export interface Clock {
  now: () => Date;
  /** How far the machine's clock is ahead of the database's, ms; negative when it is behind. */
  aheadMs: () => number;
  /** Asks the database once more. */
  compare: () => Promise<void>;
}

/** Where a test puts clocks of its own. */
export interface Sources {
  /** The clock of the machine, which an administrator or a virtual machine may set. */
  wall: () => number;
  /** Runs evenly and is set by nobody. */
  steady: () => number;
  /** The clock of the database, ms. */
  database: () => Promise<number>;
}

export const sourcesOf = (db: Db): Sources => ({
  wall: () => Date.now(),
  steady: () => performance.now(),
  database: async () => {
    const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
    return rows[0]!.at.getTime();
  },
});

/**
 * Points come alive, lapse and are paid by this clock, so that no node does it earlier than another: it is compared with
 * the database's and runs on evenly in between. While the database is away it goes on by the last comparison.
 */
export async function createClock({ wall, steady, database }: Sources): Promise<Clock> {
  let base: number | undefined;
  let ahead = 0;
  const ask = async (): Promise<{ base: number; offBy: number }> => {
    const asked = steady();
    const at = await database();
    const answered = steady();
    // The answer was true somewhere between the two; the middle is off by half the way at most.
    return { base: at - (asked + answered) / 2, offBy: (answered - asked) / 2 };
  };
  const compare = async (): Promise<void> => {
    let best = await ask();
    // A busy process hears the answer late: once more says it better.
    for (let more = 0; best.offBy > quickMs && more < 2; more += 1) {
      const next = await ask();
      if (next.offBy < best.offBy) best = next;
    }
    // What the way explains is no difference: time does not tick to and fro.
    if (base === undefined || Math.abs(best.base - base) > best.offBy) base = best.base;
    ahead = wall() - (base + steady());
  };
  await compare();
  const from = (): number => base ?? 0;
  return { now: () => new Date(from() + steady()), aheadMs: () => ahead, compare };
}

const units = [
  ['d', 86_400],
  ['h', 3600],
  ['min', 60],
  ['s', 1],
] as const;

/** `3 d`, `2 h`, `14 s`: long numbers are taken out of the log. */
function spell(ms: number): string {
  const seconds = Math.round(Math.abs(ms) / 1000);
  const [name, size] = units.find(([, length]) => seconds >= length) ?? units[3];
  return `${Math.floor(seconds / size)} ${name}`;
}

/** Said in the log while the clocks differ. */
export class ClockError extends Error {
  constructor(aheadMs: number) {
    const side = aheadMs > 0 ? 'ahead of' : 'behind';
    super(`The clock of this machine is ${spell(aheadMs)} ${side} the database's: the timetable does not run here`);
    this.name = 'ClockError';
  }
}
