import { setTimeout as sleep } from 'node:timers/promises';

import { target } from '../lib/print.ts';
import type { call as callOnce } from './load.ts';
import type { Stage } from './stage.ts';

// The filled sales lie evenly on a thousand days.
const since = '2024-01-01';
const rows = 100_000;

const dayAfter = (days: number): string =>
  new Date(Date.parse(`${since}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

interface Running {
  status: string;
  progress: { done: number };
  counts: { ok: number };
}

/**
 * MiB the server needs on top of its rest to write 100 000 sales (or all there are) to XLSX. Says when the first rows
 * were written and how long all of them took.
 */
export async function exportMemory(
  stage: Stage,
  token: string,
  call: typeof callOnce,
  members: number,
): Promise<number> {
  await sleep(3000);
  stage.resetPeak();
  const rest = stage.peakMiB();
  const headers = { authorization: `Bearer ${token}` };
  const to = dayAfter(Math.min(999, Math.ceil((rows * 1000) / members) - 1));
  const started = performance.now();
  const seconds = (): number => (performance.now() - started) / 1000;
  const { processId } = await call<{ processId: string }>(stage.port, {
    method: 'GET',
    path: `/v1/private/sales/admin/sales/export?from=${since}&to=${to}`,
    headers,
  });
  console.log(`  accepted in ${(seconds() * 1000).toFixed(0)} ms`);
  let first: number | undefined;
  for (;;) {
    const { status, counts, progress } = await call<Running>(stage.port, {
      method: 'GET',
      path: `/v1/private/logs/processes/${processId}`,
      headers,
    });
    if (progress.done > 0) first ??= seconds();
    if (status === 'completed') {
      const above = stage.peakMiB() - rest;
      target('export: seconds until the first rows are in the file', first ?? seconds(), 1);
      console.log(`  ${counts.ok} rows in ${seconds().toFixed(1)} s, ${rest.toFixed(0)} MiB at rest`);
      return above;
    }
    if (status === 'failed') throw new Error('the export failed');
    await sleep(50);
  }
}
