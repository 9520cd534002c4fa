/** Change against the time before, whole per cent; undefined when there is nothing to compare with. */
export function changePercent(now: number, before: number): number | undefined {
  return before > 0 ? Math.round(((now - before) / before) * 100) : undefined;
}
