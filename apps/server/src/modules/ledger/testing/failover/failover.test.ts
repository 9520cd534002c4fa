import { expect, it } from 'vitest';

import { runDrill } from './drill.ts';
import { whatIsMissing } from './hosts.ts';

const missing = whatIsMissing();

// The whole of it: `npm run drill`.
it.skipIf(missing !== undefined)(
  `a primary that is killed under load loses nothing acknowledged${missing === undefined ? '' : ` (${missing})`}`,
  async () => {
    const [report] = await runDrill({ faults: ['killed'], servers: 2, lanes: 4, seconds: 2, say: () => undefined });
    expect(report).toMatchObject({ damage: [], marks: { lost: 0 } });
    expect(report!.acknowledged).toBeGreaterThan(20);
    expect(report!.writesAgainMs).toBeLessThan(60_000);
  },
  240_000,
);
