import { relative } from 'node:path';

import { root } from './root.ts';

/** A test that passed only when it was repeated, and the first line of what its first attempt said. */
export interface Flaky {
  name: string;
  error: string;
}

/** What a layer proved: counts, and what to show when something failed. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** Names of what failed, repeated before the closing line: a long run is read from its end. */
  broken?: readonly string[];
  flaky?: readonly Flaky[];
}

export const emptyTally = (): Tally => ({ passed: 0, failed: 0, skipped: 0 });

export function add(total: Tally, part: Tally): void {
  total.passed += part.passed;
  total.failed += part.failed;
  total.skipped += part.skipped;
  if (part.broken?.length) total.broken = [...(total.broken ?? []), ...part.broken];
  if (part.flaky?.length) total.flaky = [...(total.flaky ?? []), ...part.flaky];
}

/** The closing line read by people and by CI. */
export function closingLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** One result for a whole command that counts nothing itself. */
export const fromExitCode = (name: string, exitCode: number): Tally =>
  exitCode === 0
    ? { passed: 1, failed: 0, skipped: 0 }
    : { passed: 0, failed: 1, skipped: 0, broken: [`${name}: код выхода ${exitCode}`] };

interface VitestFile {
  name: string;
  status: string;
  message?: string;
  startTime?: number;
  endTime?: number;
  assertionResults: readonly { status: string; fullName: string; failureMessages?: readonly string[] | null }[];
}

export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numTotalTests: number;
  success: boolean;
  testResults?: readonly VitestFile[];
}

const firstLine = (text = ''): string => text.split('\n', 1)[0]?.slice(0, 300) ?? '';
const nameInProject = (path: string): string => relative(root, path);

function brokenInVitest({ testResults = [] }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = nameInProject(name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [`${file}: ${firstLine(message)}`] : [];
    return failed.map((test) => `${file} › ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`);
  });
}

/** A test that passed keeps the errors of its earlier attempts. */
function flakyInVitest({ testResults = [] }: VitestReport): Flaky[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages && failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => ({
        name: `${nameInProject(name)} › ${fullName}`,
        error: firstLine(failureMessages?.[0]),
      })),
  );
}

/** What took longer than so many seconds, the slowest first, a line each. */
const linesOfSlow = (all: readonly { name: string; took: number }[], seconds: number): string[] =>
  all
    .filter(({ took }) => took > seconds)
    .toSorted((a, b) => b.took - a.took)
    .map(({ name, took }) => `${took.toFixed(1).padStart(6)} с  ${name}`);

/** Files of a Vitest report that took longer than so many seconds. */
export const slowFiles = ({ testResults = [] }: VitestReport, seconds: number): string[] =>
  linesOfSlow(
    testResults.map(({ name, startTime = 0, endTime = 0 }) => ({
      name: nameInProject(name),
      took: (endTime - startTime) / 1000,
    })),
    seconds,
  );

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
    flaky: report ? flakyInVitest(report) : [],
  };
  closeHonestly(tally, exitCode);
  return tally;
}

interface PlaywrightTest {
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  results?: readonly { duration?: number; error?: { message?: string } }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: readonly PlaywrightSuite[];
  specs?: readonly { title: string; ok: boolean; tests: readonly PlaywrightTest[] }[];
}

export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites?: readonly PlaywrightSuite[];
}

/** Every test of a report with its name from the file down. */
const testsIn = (
  suites: readonly PlaywrightSuite[] = [],
  above: string = '',
): { name: string; tests: readonly PlaywrightTest[] }[] =>
  suites.flatMap(({ title, suites: inner, specs = [] }) => [
    ...specs.map((spec) => ({ name: `${above}${title} › ${spec.title}`, tests: spec.tests })),
    ...testsIn(inner, `${above}${title} › `),
  ]);

/** The tests that ended so, with what their first attempt said. */
const endedIn = (status: PlaywrightTest['status'], suites: readonly PlaywrightSuite[] | undefined): Flaky[] =>
  testsIn(suites).flatMap(({ name, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ results }) => ({ name, error: firstLine(results?.[0]?.error?.message) })),
  );

/** Seconds of all attempts together. */
const tookOf = (tests: readonly PlaywrightTest[]): number =>
  tests.flatMap(({ results = [] }) => results).reduce((sum, { duration = 0 }) => sum + duration, 0) / 1000;

/** Tests of a Playwright report that took longer than so many seconds. */
export const slowTests = ({ suites }: PlaywrightReport, seconds: number): string[] =>
  linesOfSlow(
    testsIn(suites).map(({ name, tests }) => ({ name, took: tookOf(tests) })),
    seconds,
  );

/** Counts of a Playwright JSON report; what passed on a repeat has passed, and is named. */
export function fromPlaywright(report: PlaywrightReport | undefined, exitCode: number): Tally {
  const stats = report?.stats;
  const tally: Tally = {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
    broken: endedIn('unexpected', report?.suites).map(({ name, error }) => (error ? `${name}: ${error}` : name)),
    flaky: endedIn('flaky', report?.suites),
  };
  closeHonestly(tally, exitCode);
  return tally;
}
