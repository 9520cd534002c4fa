import { expect, it } from 'vitest';

import { runCrashRounds } from './rounds.ts';

it('kill -9 of the server and of the database loses nothing acknowledged and leaves no half', async () => {
  const report = await runCrashRounds({ serverRounds: 2, databaseRounds: 2, acknowledged: 20, lanes: 6 });
  expect(report.damage).toEqual([]);
  expect(report.rounds).toHaveLength(4);
  for (const round of report.rounds) expect(round.acknowledged, JSON.stringify(round)).toBeGreaterThanOrEqual(20);
}, 400_000);
