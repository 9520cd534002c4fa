import type { Burst } from './load.ts';

/** Says whether a floor holds; a missed one is an exit code, not a footnote. */
export function floor(what: string, actual: number, limit: number): boolean {
  const held = actual >= limit;
  console.log(`  ${held ? 'held  ' : 'MISSED'}  ${what}: ${actual.toFixed(2)} (target ≥ ${limit})`);
  return held;
}

export function printBurst(name: string, { rps, p50, p95, refused }: Burst, bare: number | undefined): void {
  const ratio = bare === undefined ? '' : `  ${(rps / bare).toFixed(2)}× of ${bare.toFixed(0)} by pgbench`;
  const bad = Object.entries(refused).map(([why, count]) => `  ${why}: ${count}`);
  console.log(
    `  ${name.padEnd(28)}${rps.toFixed(0).padStart(7)} req/s  p50 ${p50.toFixed(1)} ms  p95 ${p95.toFixed(1)} ms${ratio}${bad.join('')}`,
  );
}
