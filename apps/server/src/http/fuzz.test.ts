import type { RouteKey } from '@pribavka/api';
import { routes } from '@pribavka/api/routes';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { describeFinding, fuzzRoute } from '../test/fuzz/run.ts';
import { canary, type FuzzStage, raiseFuzzStage } from '../test/fuzz/stage.ts';

// One seed for the suite; `scripts/fuzz.ts` gives others and asks for more.
const plan = inject('fuzz') ?? { seed: 20_261_120, counts: { valid: 2, broken: 3, raw: 1 } };

let stage: FuzzStage;
beforeAll(async () => {
  stage = await raiseFuzzStage();
}, 180_000);
afterAll(() => stage.server.close());

describe('right, wrong and hopeless requests', () => {
  it.each(Object.keys(routes) as RouteKey[])(
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
