import type { Burst } from './load.ts';

/** Says whether a floor holds; a missed one is an exit code, not a footnote. */
export function floor(what: string, actual: number, limit: number): boolean {
  const held = actual >= limit;
  console.log(`  ${held ? 'held  ' : 'MISSED'}  ${what}: ${actual.toFixed(2)} (target ≥ ${limit})`);
  return held;
}

/** Microseconds of processor time for one answer. */
export interface Cost {
  server: number;
  database: number;
  /** Of the database for one transaction by pgbench. */
  bare: number;
}

export function printBurst(
  name: string,
  { rps, p50, p95, refused }: Burst,
  bare: number | undefined,
  { server, database, bare: alone }: Cost,
): void {
  const ratio = bare === undefined ? '' : `  ${(rps / bare).toFixed(2)}× of ${bare.toFixed(0)} by pgbench`;
  const bad = Object.entries(refused).map(([why, count]) => `  ${why}: ${count}`);
  console.log(
    `  ${name.padEnd(28)}${rps.toFixed(0).padStart(7)} req/s  p50 ${p50.toFixed(1)} ms  p95 ${p95.toFixed(1)} ms${ratio}${bad.join('')}`,
  );
  const peer = bare === undefined ? '' : `, by pgbench ${alone.toFixed(0)}`;
  console.log(`${' '.repeat(30)}µs of processor: server ${server.toFixed(0)}, database ${database.toFixed(0)}${peer}`);
}
