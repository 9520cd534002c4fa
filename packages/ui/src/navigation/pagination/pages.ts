/** Page numbers to show, `null` for a gap: 1 … 4 [5] 6 … 88. Never more than seven places. */
export function pageWindow(page: number, pages: number): (number | null)[] {
  if (pages <= 7) return Array.from({ length: pages }, (_, at) => at + 1);
  const near = page <= 4 ? [2, 3, 4, 5] : page >= pages - 3 ? [pages - 4, pages - 3, pages - 2, pages - 1] : null;
  const middle = near ?? [page - 1, page, page + 1];
  return [
    1,
    ...((middle[0] ?? 0) > 2 ? [null] : []),
    ...middle,
    ...((middle.at(-1) ?? 0) < pages - 1 ? [null] : []),
    pages,
  ];
}
