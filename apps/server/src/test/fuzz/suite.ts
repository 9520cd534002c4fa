import type { RouteKey } from '@pribavka/api';
import { routes } from '@pribavka/api/routes';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { describeFinding, fuzzRoute } from './run.ts';
import { canary, type FuzzStage, raiseFuzzStage } from './stage.ts';

const accounts = new Set(['auth', 'users', 'sessions', 'roles', 'role', 'technical', 'members', 'cards', 'files']);
const trade = new Set(['sales', 'promotions', 'products', 'brands', 'categories', 'stores', 'storeGroups', 'partners']);

/** Parts of the manifest, of about one length: each is a file, so that workers take them side by side. */
export type FuzzPart = 'accounts' | 'trade' | 'rest';

// What belongs nowhere by name belongs to the rest: no route can be left out.
const partOf = (route: RouteKey): FuzzPart => {
  const area = route.split('.')[0] ?? '';
  return accounts.has(area) ? 'accounts' : trade.has(area) ? 'trade' : 'rest';
};

/** Every route of the part, asked rightly, wrongly and hopelessly as every role. */
export function fuzzSuite(part: FuzzPart): void {
  // One seed for the suite; `scripts/fuzz.ts` gives others and asks for more.
  const plan = inject('fuzz') ?? { seed: 20_261_120, counts: { valid: 2, broken: 3, raw: 1 } };

  let stage: FuzzStage;
  beforeAll(async () => {
    stage = await raiseFuzzStage();
  }, 180_000);
  afterAll(() => stage.server.close());

  describe(`right, wrong and hopeless requests: ${part}`, () => {
    it.each((Object.keys(routes) as RouteKey[]).filter((route) => partOf(route) === part))(
      '%s answers each role without 5xx, delay or leak',
      async (route) => {
        const findings = await fuzzRoute(stage, route, plan);
        expect(findings.map(describeFinding)).toEqual([]);
      },
      300_000,
    );

    it('leaves nothing secret in the log', () => {
      expect(stage.log()).not.toContain(canary);
    });
  });
}
