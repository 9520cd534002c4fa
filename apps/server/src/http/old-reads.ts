import type { RouteKey } from '@pribavka/api';

/** Says on an answer how old what it was read from may be, in seconds; absent where it is of this moment. */
export const ageHeader = 'X-Data-Age';

/** Questions whose answer may be some seconds old: they read much and change nothing. */
export const oldReads: ReadonlySet<RouteKey> = new Set<RouteKey>([
  'summaries.products',
  'summaries.members',
  'summaries.transactions',
  'logs.list',
]);
