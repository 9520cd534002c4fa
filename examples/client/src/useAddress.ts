import { useCallback, useSyncExternalStore } from 'react';

const changed = 'acme:address';

function subscribe(listener: () => void) {
  window.addEventListener('popstate', listener);
  window.addEventListener(changed, listener);
  return () => {
    window.removeEventListener('popstate', listener);
    window.removeEventListener(changed, listener);
  };
}

/** The address for a page without a router: with one, its `useLocation` and `useNavigate` do this. */
export function useAddress() {
  const search = useSyncExternalStore(subscribe, () => location.search);
  const setSearch = useCallback((next: string, { replace }: { replace: boolean }) => {
    history[replace ? 'replaceState' : 'pushState'](null, '', `${location.pathname}${next}`);
    window.dispatchEvent(new Event(changed));
  }, []);
  return { search, setSearch };
}
