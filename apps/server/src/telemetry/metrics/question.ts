import type { Db } from '../../db/open.ts';

export interface AskedMetric {
  name: string;
  help: string;
  /** `counter` grows by what each answer adds; a gauge is what the last answer says. */
  type: 'gauge' | 'counter';
  labels?: readonly string[] | undefined;
}

/** One number of an answer. Labels hold states, types and names from the code: never ids or what people wrote. */
export interface Sample {
  name: string;
  labels?: Record<string, string> | undefined;
  value: number;
}

export interface Asking {
  db: Db;
  /** The time of the database. */
  now: () => Date;
  /** Queues this version has workers for. */
  jobNames: readonly string[];
}

/** What is asked when metrics are scraped, and what it fills. */
export interface Question {
  /** Asked next to the database, not of it: a slow answer says nothing about the database. */
  isOfProcess?: true;
  metrics: readonly AskedMetric[];
  ask: (asking: Asking) => Promise<readonly Sample[]>;
}

/** The difference of two moments in seconds; zero where the earlier one is missing. */
export const ageSeconds = (now: Date, at: Date | null): number =>
  at === null ? 0 : Math.max(0, (now.getTime() - at.getTime()) / 1000);
