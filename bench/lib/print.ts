/** The middle value. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** A table of medians with ratios to ours; absolute numbers of a shared machine mean little. */
export function printRatios(title: string, unit: string, values: Readonly<Record<string, number>>): void {
  const ours = values['ours'] ?? 0;
  console.log(`\n${title}`);
  for (const [name, value] of Object.entries(values)) {
    const ratio = ours === 0 ? '' : `  ours is ${(ours / value).toFixed(2)}× of it`;
    console.log(`  ${name.padEnd(28)}${value.toFixed(2).padStart(8)} ${unit}${name === 'ours' ? '' : ratio}`);
  }
}

/** Says whether a target holds; a missed one is an exit code, not a footnote. */
export function target(what: string, actual: number, limit: number): boolean {
  const held = actual <= limit;
  console.log(`  ${held ? 'held  ' : 'MISSED'}  ${what}: ${actual.toFixed(2)} (target ≤ ${limit})`);
  return held;
}
