import { useContext, useSyncExternalStore } from 'react';

import { ToastStoreContext } from '../../foundation/provider/ToastStoreContext.ts';
import { toastStore } from './core/facade.ts';
import type { ToastStore } from './core/store.ts';
import type { ToastState } from './core/types.ts';

const empty: ToastState = { shown: [], waiting: [], history: [], paused: false };

/** The store given, that of the nearest `UiProvider`, or the one behind `toast`. */
export function useToastStore(given?: ToastStore): ToastStore {
  const around = useContext(ToastStoreContext);
  return given ?? around ?? toastStore;
}

/** What a store holds now: for the bell and the list of past messages. */
export const useToastState = (given?: ToastStore): ToastState => {
  const store = useToastStore(given);
  return useSyncExternalStore(store.subscribe, store.getState, () => empty);
};
