import { expect, it } from 'vitest';

import { salesRoutes } from '../sales/index.ts';
import type { Person } from '../sales/testing/app.ts';
import { worldStage } from '../sales/testing/world-stage.ts';
import { addPerson, changeSettings } from '../sales/testing/world.ts';
import { operationsRoutes } from './routes.ts';

const stage = worldStage({ ...salesRoutes, ...operationsRoutes });

/** A confirmed sale of lamps at 40 points each. */
async function sell(who: Person, quantity: number): Promise<void> {
  const { call } = stage.server;
  const body = { saleDate: '2026-11-18', items: [{ productId: stage.world.lamp.id, quantity }], submit: true };
  const sale = (await call(who, 'sales.create', { body })).data;
  const items = sale.items.map(({ id }) => ({ id, decision: 'approve' as const }));
  const decided = await call(stage.world.moderator, 'sales.moderate', {
    params: { id: sale.id },
    body: { items, version: sale.version },
  });
  expect(decided.status, decided.messages.join()).toBe(200);
}
const rating = async (who: Person) => (await stage.server.call(who, 'points.rating')).data;

it('shows a place only where the programme has a rating, and nothing of anybody else', async () => {
  const { member, colleague, stranger, admin } = stage.world;
  await sell(member, 1);
  expect(await rating(member)).toBeNull();
  await changeSettings(stage.database.db, { storeRating: true });
  expect(await rating(member)).toEqual({ place: 1, members: 2, points: 40, monthStart: '2026-11-01' });
  await sell(colleague, 3);
  const own = await rating(member);
  expect(own).toEqual({ place: 2, members: 2, points: 40, monthStart: '2026-11-01' });
  expect(JSON.stringify(own)).not.toContain('120');
  // The same points are the same place.
  await sell(member, 2);
  expect([(await rating(member))?.place, (await rating(colleague))?.place]).toEqual([1, 1]);
  // Alone in a shop there is nobody to be compared with; people of the office have no points at all.
  expect(await rating(stranger)).toBeNull();
  expect((await stage.server.call(admin, 'points.rating')).status).toBe(403);
});

it('counts the colleagues that are confirmed and the points of the present month', async () => {
  const { member } = stage.world;
  const newcomer = await addPerson(stage.database.db, 'member', stage.world);
  expect(await rating(newcomer)).toMatchObject({ place: 3, members: 3, points: 0 });
  await stage.database.db.updateTable('users').set({ status: 'blocked' }).where('id', '=', newcomer.id).execute();
  expect((await rating(member))?.members).toBe(2);
  stage.server.clock.at = new Date('2026-12-02T09:00:00.000Z');
  expect(await rating(member)).toMatchObject({ place: 1, members: 2, points: 0, monthStart: '2026-12-01' });
});
