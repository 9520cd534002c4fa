/** First and last row of a page, from 1. */
export const pageBounds = (page: number, pageSize: number, total: number): { from: number; to: number } => ({
  from: total === 0 ? 0 : (page - 1) * pageSize + 1,
  to: Math.min(total, page * pageSize),
});
