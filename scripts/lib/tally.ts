/** What a layer proved: counts, and what to show when something failed. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

export const emptyTally = (): Tally => ({ passed: 0, failed: 0, skipped: 0 });

export function add(total: Tally, part: Tally): void {
  total.passed += part.passed;
  total.failed += part.failed;
  total.skipped += part.skipped;
}

/** The closing line read by people and by CI. */
export function closingLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numTotalTests: number;
  success: boolean;
}

/** Counts of a Vitest JSON report; a run that failed outside any test still counts as one failure. */
export function fromVitest(report: VitestReport | undefined, exitCode: number): Tally {
  const tally: Tally = {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  };
  if (exitCode !== 0 && tally.failed === 0) tally.failed = 1;
  if (exitCode === 0 && tally.passed === 0) tally.failed += 1;
  return tally;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Counts of a Playwright JSON report; a flaky test is a failed one. */
export function fromPlaywright(report: PlaywrightReport | undefined, exitCode: number): Tally {
  const stats = report?.stats;
  const tally: Tally = {
    passed: stats?.expected ?? 0,
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
    skipped: stats?.skipped ?? 0,
  };
  if (exitCode !== 0 && tally.failed === 0) tally.failed = 1;
  if (exitCode === 0 && tally.passed === 0) tally.failed += 1;
  return tally;
}
