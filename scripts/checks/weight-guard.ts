/** How far over its budget a weight may go before the check fails: the next change should not hang on a byte. */
const slack = 1.05;

/** Prints a weight with its budget; the line again when it is over the budget by more than the slack. Both in KiB. */
export function guardWeight(name: string, size: number, budget: number): string[] {
  const over = size > budget ? `, сверх бюджета ${(size - budget).toFixed(2)}` : '';
  const line = `${name}: ${size.toFixed(1)} КиБ из ${budget}${over}`;
  console.log(`    ${line}`);
  return size > budget * slack ? [line] : [];
}
