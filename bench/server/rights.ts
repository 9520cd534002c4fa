import { authorize, identify } from '../../apps/server/src/http/guard.ts';
import { routes } from '@pribavka/api/routes';
import { median } from '../lib/print.ts';
import type { Stage } from './stage.ts';

async function timed(times: number, work: () => Promise<unknown>): Promise<number> {
  const all: number[] = [];
  for (let i = 0; i < times; i += 1) {
    const from = performance.now();
    await work();
    all.push(performance.now() - from);
  }
  return median(all);
}

/** What reading and judging the rights adds to knowing who asks, as a share of a request of `requestMs`. */
export async function rightsShare({ database, services }: Stage, token: string, requestMs: number): Promise<number> {
  const bearer = `Bearer ${token}`;
  const who = () => identify(database.db, services.tokens, bearer, services.now());
  const actor = await who();
  if (!actor) throw new Error('nobody');
  const route = routes['members.list'];
  const grants = await timed(300, () =>
    database.pool.query(
      'select array(select g.group_code from role_grants g where g.role_code = u.role_code) from users u where id = $1',
      [actor.id],
    ),
  );
  const bare = await timed(300, () => database.pool.query('select role_code from users u where id = $1', [actor.id]));
  const judged = await timed(300, async () => authorize(route, actor));
  return (Math.max(0, grants - bare) + judged) / requestMs;
}
