import type { RouteKey } from '../../contract.ts';
import { accountWords } from './account.ts';
import { catalogueWords } from './catalogue.ts';
import { officeWords } from './office.ts';
import { peopleWords } from './people.ts';
import { pointsWords } from './points.ts';
import { promotionsWords } from './promotions.ts';
import { salesWords } from './sales.ts';
import type { CallWords } from './types.ts';

export type { CallWords } from './types.ts';

/** What the documentation says of every call. A route without words, and words without a route, do not compile. */
export const callWords: Readonly<Record<RouteKey, CallWords>> = {
  ...accountWords,
  ...catalogueWords,
  ...salesWords,
  ...pointsWords,
  ...promotionsWords,
  ...peopleWords,
  ...officeWords,
} satisfies Readonly<Record<RouteKey, CallWords>>;
