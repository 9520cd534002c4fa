import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { root } from './root.ts';
import { add, closingLine, emptyTally, fromPlaywright, fromVitest, slowTests } from './tally.ts';

const vitest = (passed: number, failed: number) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: 0,
  numTodoTests: 0,
  numTotalTests: passed + failed,
  success: failed === 0,
});

describe('tally', () => {
  it('adds layers and closes with one plain line', () => {
    const total = emptyTally();
    add(total, { passed: 2, failed: 0, skipped: 0 });
    add(total, { passed: 3, failed: 1, skipped: 0 });
    expect(closingLine(total)).toBe('5 passed, 1 failed');
    expect(closingLine({ ...total, skipped: 2 })).toBe('5 passed, 1 failed, 2 skipped');
  });

  it('counts a run that broke outside a test, and a run without tests, as failures', () => {
    expect(fromVitest(vitest(4, 0), 0)).toMatchObject({ passed: 4, failed: 0 });
    expect(fromVitest(vitest(4, 0), 1)).toMatchObject({ failed: 1 });
    expect(fromVitest(undefined, 1)).toMatchObject({ passed: 0, failed: 1 });
    expect(fromVitest(vitest(0, 0), 0)).toMatchObject({ failed: 1 });
  });

  it('names what failed, and what passed only on a repeat', () => {
    const report = {
      ...vitest(1, 2),
      testResults: [
        {
          name: join(root, 'a.test.ts'),
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'good' },
            { status: 'passed', fullName: 'second time', failureMessages: ['too early\n at a.test.ts:9'] },
            { status: 'failed', fullName: 'bad', failureMessages: ['expected 1 to be 2\n at a.test.ts:1'] },
          ],
        },
        { name: join(root, 'b.test.ts'), status: 'failed', message: 'cannot import', assertionResults: [] },
      ],
    };
    const total = emptyTally();
    add(total, fromVitest(report, 1));
    add(
      total,
      fromPlaywright(
        {
          stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
          suites: [
            {
              title: 'full-journey.spec.ts',
              specs: [{ title: 'fine', ok: true, tests: [{ status: 'expected' }] }],
              suites: [
                {
                  title: 'member',
                  specs: [
                    {
                      title: 'lost',
                      ok: false,
                      tests: [{ status: 'unexpected', results: [{ error: { message: 'no answer' } }] }],
                    },
                    {
                      title: 'shaky',
                      ok: true,
                      tests: [{ status: 'flaky', results: [{ error: { message: 'not yet\n at 3' } }] }],
                    },
                  ],
                },
              ],
            },
          ],
        },
        1,
      ),
    );
    expect(total.broken).toEqual([
      'a.test.ts › bad: expected 1 to be 2',
      'b.test.ts: cannot import',
      'full-journey.spec.ts › member › lost: no answer',
    ]);
    expect(total.flaky).toEqual([
      { name: 'a.test.ts › second time', error: 'too early' },
      { name: 'full-journey.spec.ts › member › shaky', error: 'not yet' },
    ]);
  });

  it('names journeys over so many seconds, the slowest first, attempts together', () => {
    const spec = (title: string, ...durations: number[]) => ({
      title,
      ok: true,
      tests: [{ status: 'expected' as const, results: durations.map((duration) => ({ duration })) }],
    });
    const suites = [
      { title: 'a.spec.ts', specs: [spec('quick', 4900)], suites: [{ title: 'offline', specs: [spec('late', 6000)] }] },
      { title: 'b.spec.ts', specs: [spec('twice', 3000, 9500)] },
    ];
    expect(slowTests({ stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0 }, suites }, 5)).toEqual([
      '  12.5 с  b.spec.ts › twice',
      '   6.0 с  a.spec.ts › offline › late',
    ]);
  });

  it('counts a journey that passed on a repeat as passed, and one without a report as failed', () => {
    expect(fromPlaywright({ stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 0 } }, 0)).toMatchObject({
      passed: 4,
      failed: 0,
    });
    expect(fromPlaywright(undefined, 1)).toMatchObject({ failed: 1 });
  });
});
