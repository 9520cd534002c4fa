import { createContext, type Context } from 'react';

import type { ToastStore } from '../../feedback/toast/core/store.ts';

/** The store of the nearest `UiProvider`: its type only, so that the base does not carry the messages. */
export const ToastStoreContext: Context<ToastStore | undefined> = createContext<ToastStore | undefined>(undefined);
