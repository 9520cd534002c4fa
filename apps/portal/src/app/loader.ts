import { createLoader, type Loader } from '@pribavka/ui';
import { useEffect, useSyncExternalStore } from 'react';

/** What the loader covers the routed view for: navigations and first loads hold it. */
export const loader: Loader = createLoader();

/** Label of what is awaited now. */
export const useLoaderLabel = (): string | undefined =>
  useSyncExternalStore(loader.subscribe, loader.current, loader.current);

/** Holds the loader while the screen has nothing to show yet. */
export function useFirstLoad(loading: boolean, label: string): void {
  useEffect(() => (loading ? loader.hold(label) : undefined), [loading, label]);
}
