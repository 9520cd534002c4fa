import { startTransition, useLayoutEffect, useState } from 'react';

/** What a router shows of a history. */
export interface Place<Action, Location> {
  readonly action: Action;
  readonly location: Location;
}

interface Told<Action, Location> extends Place<Action, Location> {
  readonly listen: (listener: (place: Place<Action, Location>) => void) => () => void;
}

/** Where the history stands, for the `Router` of an app: it moves only when the guard has let it. */
export function useHistoryState<Action, Location>(history: Told<Action, Location>): Place<Action, Location> {
  const [place, setPlace] = useState<Place<Action, Location>>(() => ({
    action: history.action,
    location: history.location,
  }));
  useLayoutEffect(
    () => history.listen(({ action, location }) => startTransition(() => setPlace({ action, location }))),
    [history],
  );
  return place;
}
