import { setTimeout as sleep } from 'node:timers/promises';

import type { call as callOnce } from './load.ts';
import type { Stage } from './stage.ts';

/** MiB the server needs on top of its rest to write 100 000 members (or all there are) to XLSX. */
export async function exportMemory(stage: Stage, token: string, call: typeof callOnce): Promise<number> {
  // Members of a hundred thousand: the others are out of the export as erased ones.
  await stage.database.pool.query(
    `update users set status = 'deleted' where role_code = 'member' and id > fill_id(1, 100000)
       and id not in (select user_id from sessions)`,
  );
  await sleep(3000);
  stage.resetPeak();
  const rest = stage.peakMiB();
  const headers = { authorization: `Bearer ${token}` };
  const started = performance.now();
  const { processId } = await call<{ processId: string }>(stage.port, {
    method: 'GET',
    path: '/v1/private/users/admin/users/export?purpose=bench',
    headers,
  });
  for (;;) {
    const { status, counts } = await call<{ status: string; counts: { ok: number } }>(stage.port, {
      method: 'GET',
      path: `/v1/private/logs/processes/${processId}`,
      headers,
    });
    if (status === 'completed') {
      console.log(`  ${counts.ok} rows in ${((performance.now() - started) / 1000).toFixed(1)} s`);
      return stage.peakMiB() - rest;
    }
    if (status === 'failed') throw new Error('the export failed');
    await sleep(500);
  }
}
