/** What a layer proved: counts, and what to show when something failed. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** Names of what failed, repeated before the closing line: a long run is read from its end. */
  broken?: readonly string[];
}

export const emptyTally = (): Tally => ({ passed: 0, failed: 0, skipped: 0 });

export function add(total: Tally, part: Tally): void {
  total.passed += part.passed;
  total.failed += part.failed;
  total.skipped += part.skipped;
  if (part.broken?.length) total.broken = [...(total.broken ?? []), ...part.broken];
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
  testResults?: readonly {
    name: string;
    status: string;
    message?: string;
    assertionResults: readonly { status: string; fullName: string; failureMessages?: readonly string[] | null }[];
  }[];
}

const firstLine = (text = ''): string => text.split('\n', 1)[0]?.slice(0, 300) ?? '';

function brokenInVitest({ testResults = [] }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [`${name}: ${firstLine(message)}`] : [];
    return failed.map((test) => `${name} › ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`);
  });
}

/** A run that broke outside any test, or ran none, is a failure with a name of its own. */
function closeHonestly(tally: Tally, exitCode: number): void {
  if (exitCode !== 0 && tally.failed === 0) {
    tally.failed = 1;
    tally.broken = [`ошибка вне тестов, код выхода ${exitCode}`];
  }
  if (exitCode === 0 && tally.passed === 0) {
    tally.failed += 1;
    tally.broken = [...(tally.broken ?? []), 'ни одного теста'];
  }
}

/** Counts of a Vitest JSON report; a run that failed outside any test still counts as one failure. */
export function fromVitest(report: VitestReport | undefined, exitCode: number): Tally {
  const tally: Tally = {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    broken: report ? brokenInVitest(report) : [],
  };
  closeHonestly(tally, exitCode);
  return tally;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites?: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  title: string;
  suites?: readonly PlaywrightSuite[];
  specs?: readonly { title: string; ok: boolean; tests: readonly { status: string }[] }[];
}

function brokenInSuites(suites: readonly PlaywrightSuite[] = [], above = ''): string[] {
  return suites.flatMap(({ title, suites: inner, specs = [] }) => [
    ...specs
      .filter(({ ok, tests }) => !ok || tests.some((test) => test.status === 'flaky'))
      .map((spec) => `${above}${title} › ${spec.title}`),
    ...brokenInSuites(inner, `${above}${title} › `),
  ]);
}

/** Counts of a Playwright JSON report; a flaky test is a failed one. */
export function fromPlaywright(report: PlaywrightReport | undefined, exitCode: number): Tally {
  const stats = report?.stats;
  const tally: Tally = {
    passed: stats?.expected ?? 0,
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
    skipped: stats?.skipped ?? 0,
    broken: brokenInSuites(report?.suites),
  };
  closeHonestly(tally, exitCode);
  return tally;
}
