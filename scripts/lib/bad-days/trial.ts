import { setTimeout as sleep } from 'node:timers/promises';

import { findDamage } from '../../../apps/server/src/modules/ledger/testing/crash/check.ts';
import { withDatabase } from '../../../apps/server/src/modules/ledger/testing/crash/rounds.ts';
import type { Operation } from '../../../apps/server/src/modules/ledger/testing/crash/stream.ts';
import { startWrites } from '../../../apps/server/src/modules/ledger/testing/failover/writes.ts';
import type { BadDay } from './day.ts';
import type { Outcome } from './outcome.ts';
import type { Stage } from './stage.ts';
import { readLog } from './logs.ts';
import type { Screens } from './screens.ts';
import { emptySeen, look, note, startReading } from './watch.ts';

const lanes = 4;
const usualSeconds = 3;
const recoverLimitMs = 120_000;
const usualMetrics = ['pribavka_database_up', 'pribavka_part_up', 'pribavka_pool_waiting'];

async function recovered(acknowledgedAt: readonly number[], from: number): Promise<number> {
  const limit = performance.now() + recoverLimitMs;
  for (;;) {
    const first = acknowledgedAt.find((at) => at > from);
    if (first !== undefined) return (first - from) / 1000;
    if (performance.now() > limit) throw new Error('Nothing is acknowledged two minutes after the end of it');
    await sleep(50);
  }
}

/** Whether all that was looked at is as it has to be, and the day was a bad one. */
export const isGood = (day: BadDay, outcome: Outcome): boolean => {
  const { damage, said, facts, screens } = outcome;
  return (
    damage.length === 0 &&
    said.leaks.length === 0 &&
    [...facts, ...screens].every((fact) => fact.isGood) &&
    day.isFelt(outcome)
  );
};

/** Lives through one bad day under writers, readers and two people at their screens. */
export async function liveThrough(day: BadDay, stage: Stage, screens: Screens | undefined): Promise<Outcome> {
  const { people, productId } = stage.payers;
  const { lines } = stage.server;
  const from = lines.length;
  const [before, during] = [emptySeen(), emptySeen()];
  let seen = before;
  const base = [stage.server.base];
  const onAnswer = (status: number | undefined, body: unknown, ms: number): void =>
    note(seen, 'запись', status, body, ms);
  // Rows of the demo that no request has made.
  const known = new Set(await damageOf(stage, []));
  const writes = startWrites(base, stage.tokens, people, productId, lanes, onAnswer);
  const reading = startReading(stage, people[0]!, () => seen);
  const last = async () => {
    await day.strike(stage);
    const works = [
      sleep(day.seconds * 1000).then(() => look(stage, [...usualMetrics, ...(day.metrics ?? [])])),
      screens?.during(day.name) ?? Promise.resolve([]),
      day.during?.(stage) ?? Promise.resolve([]),
    ] as const;
    // When one fails, the others are not at work any more while it is ended.
    await Promise.allSettled(works);
    return Promise.all(works);
  };
  try {
    await screens?.prepare();
    await sleep(usualSeconds * 1000);

    seen = during;
    const begun = performance.now();
    const [{ parts, samples }, seenOn, facts] = await last().finally(() => day.heal(stage));
    const ended = performance.now();
    const againSeconds = await recovered(writes.acknowledgedAt, ended);
    seen = emptySeen();
    await sleep(usualSeconds * 1000);
    const factsAfter = (await day.after?.(stage)) ?? [];
    const seenAfter = (await screens?.after(day.name)) ?? [];
    await writes.stop();
    await reading.stop();
    return {
      name: day.name,
      title: day.title,
      acknowledged: writes.acknowledgedAt.length,
      meanwhile: writes.acknowledgedAt.filter((at) => at > begun && at < ended).length,
      againSeconds,
      seen: during,
      parts,
      samples,
      said: readLog([...lines.slice(from), ...linesSince(stage, lines)], stage.secrets),
      screens: [...seenOn, ...seenAfter],
      facts: [...facts, ...factsAfter],
      damage: (await damageOf(stage, writes.operations)).filter((line) => !known.has(line)),
    };
  } finally {
    await Promise.all([writes.abandon(), reading.stop()]);
  }
}

/** Of a server that was started meanwhile. */
const linesSince = ({ server }: Stage, before: readonly string[]): readonly string[] =>
  server.lines === before ? [] : server.lines;

const damageOf = (stage: Stage, operations: readonly Operation[]): Promise<string[]> =>
  withDatabase(stage.database.adminUrl, ({ db }) => findDamage(db, operations));
