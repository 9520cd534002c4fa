import { useSyncExternalStore } from 'react';

import { toastStore } from './core/facade.ts';
import type { ToastStore } from './core/store.ts';
import type { ToastState } from './core/types.ts';

const empty: ToastState = { shown: [], waiting: [], history: [], paused: false };

/** What a store holds now: for the bell and the list of past messages. */
export const useToastState = (store: ToastStore = toastStore): ToastState =>
  useSyncExternalStore(store.subscribe, store.getState, () => empty);
