import { test } from '@playwright/test';

import { type GivenDatabase, givenDatabase } from './database.ts';
import { person, staff } from './people.ts';
import { programme } from './programme.ts';
import { checkByKeys } from './road/moderation.ts';
import { fillPapers } from './road/papers.ts';
import { confirmParticipant } from './road/participant.ts';
import { payOut } from './road/payout.ts';
import { earnAtOnce, seePending } from './road/points.ts';
import { enter, register, waitAtLogin } from './road/registration.ts';
import { registerSale } from './road/sale.ts';
import type { Walk } from './road/walk.ts';
import { seePaid, takeOut } from './road/withdrawal.ts';
import { type RunningServer, startServer } from './server.ts';

const steps = [
  register,
  waitAtLogin,
  confirmParticipant,
  enter,
  registerSale,
  checkByKeys,
  seePending,
  earnAtOnce,
  fillPapers,
  takeOut,
  payOut,
  seePaid,
];

/** The main job of the platform from end to end, as two people: a seller with a phone and the office at a desk. */
export function road(title: string, options: { givenDatabase?: boolean }): void {
  test.describe.serial(title, () => {
    let server: RunningServer;
    let database: GivenDatabase | undefined;

    test.beforeAll(async () => {
      test.setTimeout(240_000);
      database = options.givenDatabase ? await givenDatabase() : undefined;
      server = await startServer(database ? { env: { DATABASE_URL: database.url } } : {});
    });
    test.afterAll(async () => {
      await server.stop();
      await database?.drop();
    });

    test('from registration to «Выплачено»', async ({ browser }) => {
      test.setTimeout(420_000);
      const seller = await person(browser, server, 'phone');
      const office = await staff(browser, server, 'admin');
      const walk: Walk = { server, programme: await programme(server), page: seller.page, desk: office.page };
      for (const step of steps) await step(walk);
      await seller.context.close();
      await office.context.close();
    });
  });
}
