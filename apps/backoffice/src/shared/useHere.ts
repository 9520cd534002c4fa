import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

/** Says whether the person is still where he was at the press. */
export type StaysHere = () => boolean;

/** What the browser shows: it changes with the press of a link, a moment before the router is rendered. */
const addressOf = (anySearch: boolean): string =>
  globalThis.location.pathname + (anySearch ? '' : globalThis.location.search);

/**
 * Called at a press, remembers the place: by the answer another one may be open, on its way or gone with its screen.
 * With `anySearch` the tabs and steps of one record are one place.
 */
export function useHere({ anySearch = false } = {}): () => StaysHere {
  const open = useLocation();
  // A link pressed on a slow network has been chosen, though its screen is not here yet.
  const { pathname, search } = useNavigation().location ?? open;
  const place = anySearch ? pathname : pathname + search;
  const here = useRef<string>(undefined);
  useLayoutEffect(() => {
    here.current = place;
    return () => void (here.current = undefined);
  }, [place]);
  return useCallback(() => {
    const pressed = here.current;
    const address = addressOf(anySearch);
    return () => pressed !== undefined && here.current === pressed && addressOf(anySearch) === address;
  }, [anySearch]);
}
