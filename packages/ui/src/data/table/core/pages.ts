/** Page numbers to show; `undefined` stands for «…». Always the first, the last and the neighbours. */
export const pageList = (page: number, pages: number): (number | undefined)[] => {
  if (pages <= 7) return Array.from({ length: pages }, (_, index) => index + 1);
  const near = page <= 3 ? [1, 2, 3] : page >= pages - 2 ? [pages - 2, pages - 1, pages] : [page - 1, page, page + 1];
  const shown = [...new Set([1, ...near, pages])].sort((a, b) => a - b);
  return shown.flatMap((number, index) => {
    const before = shown[index - 1];
    return before !== undefined && number - before > 1 ? [undefined, number] : [number];
  });
};

/** First and last row of a page, from 1. */
export const pageBounds = (page: number, pageSize: number, total: number): { from: number; to: number } => ({
  from: total === 0 ? 0 : (page - 1) * pageSize + 1,
  to: Math.min(total, page * pageSize),
});
