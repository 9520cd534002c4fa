interface Budgeted {
  readonly budget: number | null;
  readonly spent: number | null;
  readonly reserved: number | null;
}

/** As many as the panel has room for. */
const most = 4;

const shareOf = ({ budget, spent, reserved }: Budgeted): number => ((spent ?? 0) + (reserved ?? 0)) / (budget || 1);

/** Promotions with a budget, the most of it gone first, and how many others there are. */
export function nearlySpent<Row extends Budgeted>(rows: readonly Row[]): { shown: Row[]; others: number } {
  const shown = rows
    .filter(({ budget }) => budget !== null)
    .toSorted((a, b) => shareOf(b) - shareOf(a))
    .slice(0, most);
  return { shown, others: rows.length - shown.length };
}
