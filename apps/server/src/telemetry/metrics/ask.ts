import type { Counter, Gauge } from 'prom-client';

import { isLostConnection } from '../../db/lost.ts';
import type { Database } from '../../db/open.ts';
import type { Metrics } from './metrics.ts';
import type { Asking, Question, Sample } from './question.ts';

const usual = {
  /** A scrape within this time gets the numbers of the last one, ms. */
  freshMs: 10_000,
  /** A scrape waits for the database no longer, ms; what comes later stands in the next one. */
  waitMs: 3000,
  /** A connection that has not answered for so long is given up for another, ms. */
  lostMs: 15_000,
};

export interface AskerOptions extends Omit<Asking, 'db'> {
  metrics: Metrics;
  questions: readonly Question[];
  /** A connection of its own: those who look at a server that is short of connections must not wait in its queue. */
  open: () => Pick<Database, 'db' | 'close'>;
  times?: Partial<typeof usual> | undefined;
}

/** Fills what is asked for at scrape. */
export interface Asker {
  /** Never throws and never waits for long. */
  refresh: () => Promise<void>;
  close: () => Promise<void>;
}

interface Filled {
  question: Question;
  gauges: Map<string, Gauge>;
  counters: Map<string, Counter>;
}

// The library sets a gauge without labels to zero where its number is not known: it has to be absent.
function clear({ question, gauges }: Filled): void {
  for (const { name, labels = [] } of question.metrics) {
    const gauge = gauges.get(name);
    gauge?.reset();
    if (labels.length === 0) gauge?.remove();
  }
}

function fill(one: Filled, samples: readonly Sample[]): void {
  clear(one);
  for (const { name, labels = {}, value } of samples) {
    one.gauges.get(name)?.set(labels, value);
    one.counters.get(name)?.inc(labels, value);
  }
}

async function register({ registry }: Metrics, questions: readonly Question[]) {
  const { Counter: CounterOf, Gauge: GaugeOf } = await import('prom-client');
  const registers = [registry];
  const filled = questions.map((question): Filled => {
    const one: Filled = { question, gauges: new Map(), counters: new Map() };
    for (const { name, help, type, labels = [] } of question.metrics) {
      const options = { name, help, labelNames: [...labels], registers };
      if (type === 'counter') one.counters.set(name, new CounterOf(options));
      else one.gauges.set(name, new GaugeOf(options));
    }
    clear(one);
    return one;
  });
  const gauge = (name: string, help: string): Gauge => new GaugeOf({ name, help, registers });
  return {
    filled,
    up: gauge('pribavka_database_up', 'Whether the database answered the last scrape'),
    seconds: gauge('pribavka_database_scrape_seconds', 'How long the questions of the last scrape took'),
  };
}

/** Registers what the questions fill. Where the database does not answer gauges are absent: a gap, not an old number. */
export async function createAsker({ metrics, questions, open, times, ...asking }: AskerOptions): Promise<Asker> {
  const { freshMs, waitMs, lostMs } = { ...usual, ...times };
  const { filled, up, seconds } = await register(metrics, questions);
  let database: Pick<Database, 'db' | 'close'> | undefined;
  let running: { work: Promise<void>; from: number } | undefined;
  let askedAt = -Infinity;
  const pending = new Map<Filled, Promise<void>>();
  const [ofProcess, ofDatabase] = [true, false].map((isOfProcess) =>
    filled.filter(({ question }) => (question.isOfProcess ?? false) === isOfProcess),
  ) as [Filled[], Filled[]];

  async function askAll(from: number): Promise<void> {
    const { db } = (database ??= open());
    let isLost = false;
    for (const one of ofDatabase) {
      try {
        const samples = isLost ? [] : await one.question.ask({ ...asking, db });
        // Given up meanwhile: the numbers are those of the next one.
        if (running?.from !== from) return;
        fill(one, samples);
      } catch (error) {
        if (running?.from !== from) return;
        // One question that takes too long leaves the others their answers.
        clear(one);
        isLost = isLostConnection(error);
      }
    }
    if (running?.from !== from) return;
    up.set(isLost ? 0 : 1);
    askedAt = performance.now();
    seconds.set((askedAt - from) / 1000);
    running = undefined;
  }

  function giveUp(): void {
    void database?.close().catch(() => undefined);
    database = undefined;
    running = undefined;
    for (const one of ofDatabase) clear(one);
  }

  async function answersInTime(work: Promise<unknown>): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), waitMs).unref();
    });
    const inTime = await Promise.race([work.then(() => true), limit]);
    clearTimeout(timer);
    return inTime;
  }

  // A disk or a bucket that hangs is no fault of the database, nor of another question: each is asked next to it, and
  // once at a time.
  async function askOfProcess(one: Filled): Promise<void> {
    const { db } = (database ??= open());
    const work =
      pending.get(one) ??
      one.question
        .ask({ ...asking, db })
        .catch(() => [])
        .then((samples) => fill(one, samples))
        .finally(() => pending.delete(one));
    pending.set(one, work);
    if (!(await answersInTime(work))) clear(one);
  }

  return {
    async refresh() {
      const now = performance.now();
      if (running && now - running.from > lostMs) giveUp();
      if (!running && now - askedAt < freshMs) return;
      running ??= { from: now, work: askAll(now) };
      const [isAnswered] = await Promise.all([answersInTime(running.work), ...ofProcess.map(askOfProcess)]);
      if (!isAnswered) up.set(0);
    },
    close: async () => database?.close(),
  };
}
