import { useState } from 'react';

import { type Neighbours, neighboursOf } from './neighbours.ts';

const none: readonly string[] = [];

/**
 * Rows next to the opened one. A decision may take the row out of the list (another view now holds it):
 * its neighbours are then those it had, so that a queue can be worked through without closing the card.
 */
export function useNeighbours(ids: readonly string[], id: string | undefined): Neighbours {
  const [kept, setKept] = useState(none);
  const known = id !== undefined && ids.includes(id);
  if (known && (kept.length !== ids.length || kept.some((each, index) => each !== ids[index]))) setKept(ids);
  return id === undefined ? { previousId: undefined, nextId: undefined } : neighboursOf(known ? ids : kept, id);
}
