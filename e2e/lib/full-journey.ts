import { test } from '@playwright/test';

import { type GivenDatabase, givenDatabase } from './database.ts';
import { person, staff } from './people.ts';
import { programme } from './programme.ts';
import { checkByKeys } from './full-journey/moderation.ts';
import { fillPapers } from './full-journey/papers.ts';
import { confirmParticipant } from './full-journey/participant.ts';
import { payOut } from './full-journey/payout.ts';
import { earnAtOnce, seePending } from './full-journey/points.ts';
import { enter, register, waitAtLogin } from './full-journey/registration.ts';
import { registerSale } from './full-journey/sale.ts';
import type { Walk } from './full-journey/walk.ts';
import { seePaid, takeOut } from './full-journey/withdrawal.ts';
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

/** The main job of the platform from end to end, as two people: a member with a phone and staff at a computer. */
export function fullJourney(title: string, options: { givenDatabase?: boolean; tag?: string }): void {
  test.describe.serial(title, options.tag === undefined ? {} : { tag: options.tag }, () => {
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
      const member = await person(browser, server, 'phone');
      const office = await staff(browser, server, 'admin');
      const walk: Walk = { server, programme: await programme(server), page: member.page, staffPage: office.page };
      for (const step of steps) await step(walk);
      await member.context.close();
      await office.context.close();
    });
  });
}
