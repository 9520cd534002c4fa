export interface RuleLine {
  readonly title: string;
  readonly text: string;
}

export interface ComparedLine {
  readonly title: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly differs: boolean;
}

/** Two versions side by side, condition by condition; one that is in neither place is in none of the rows. */
export function compareLines(before: readonly RuleLine[], after: readonly RuleLine[]): ComparedLine[] {
  const old = new Map(before.map(({ title, text }) => [title, text]));
  const next = new Map(after.map(({ title, text }) => [title, text]));
  return [...new Set([...next.keys(), ...old.keys()])].map((title) => {
    const [was, is] = [old.get(title), next.get(title)];
    return { title, before: was, after: is, differs: was !== is };
  });
}
