export type PointsTab = 'history' | 'payouts';

/** «Мои баллы»; a tab, an opened operation or payout and the withdrawal form are part of the address. */
export function pointsUrl(
  open: { tab?: PointsTab; operation?: string; payout?: string; withdraw?: boolean } = {},
): string {
  const query = new URLSearchParams();
  if (open.tab && open.tab !== 'history') query.set('tab', open.tab);
  if (open.operation) query.set('operation', open.operation);
  if (open.payout) query.set('payout', open.payout);
  if (open.withdraw) query.set('withdraw', '1');
  const text = query.toString();
  return text ? `/my-points?${text}` : '/my-points';
}
