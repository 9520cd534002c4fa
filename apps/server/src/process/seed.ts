import { isLostConnection } from '../db/lost.ts';
import { sqlState } from '../db/sql-errors.ts';
import type { Services } from '../http/context.ts';
import { seedDemo } from '../seed/index.ts';
import { StartupError } from '../startup-error.ts';

// Time is up (57014, 25P03), the connection was ended (57P0x, 08xxx), memory or disk is over (53xxx).
const starved = /^(57|25P0|08|53)/;

/** What a starved machine did to the seeding, in words for the person who started the server. */
function explain(error: unknown): unknown {
  const state = sqlState(error);
  const isStarved = state === undefined ? isLostConnection(error) : starved.test(state);
  if (!isStarved) return error;
  return new StartupError(
    'Демонстрационные данные не успели записаться: машине не хватает процессора или памяти. ' +
      'База осталась пустой. Закройте лишние программы и запустите ещё раз ' +
      'или начните с короткого набора: DEMO_SEED=empty npm start',
    { cause: error },
  );
}

/** Fills an empty demo database; returns the lines about demo accounts. Never in production. */
export async function seedOnFirstRun(services: Services): Promise<readonly string[]> {
  const { demo, demoSeed } = services.config;
  if (!demo) return [];
  try {
    return await seedDemo(services, { mode: demoSeed });
  } catch (error) {
    throw explain(error);
  }
}
