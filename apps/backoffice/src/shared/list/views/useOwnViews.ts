import { type Profile, useSession } from '@pribavka/api/react';
import { useSyncExternalStore } from 'react';

type OwnViews = Profile['listViews'];
export type OwnView = OwnViews[number];

/** Views after a command, until a newer profile brings them. */
let changed: { readonly profile: Profile; readonly views: OwnViews } | undefined;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Views this person saved for a list. They came with the profile: no query of their own. */
export function useOwnViews(list: string): { views: readonly OwnView[]; put: (views: OwnViews) => void } {
  const { profile } = useSession();
  const latest = useSyncExternalStore(
    subscribe,
    () => changed,
    () => undefined,
  );
  const views = (latest !== undefined && latest.profile === profile ? latest.views : profile?.listViews) ?? [];
  return {
    views: views.filter((view) => view.list === list),
    put: (next) => {
      if (profile) changed = { profile, views: next };
      for (const listener of listeners) listener();
    },
  };
}
