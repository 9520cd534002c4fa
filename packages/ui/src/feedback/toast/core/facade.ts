import { createToastStore, type ToastStore } from './store.ts';
import type { ToastKind, ToastOptions, ToastTone } from './types.ts';

export type Say = (title: string, options?: Omit<ToastOptions, 'kind'>) => string;

export interface ToastFacade {
  readonly success: Say;
  readonly info: Say;
  readonly warning: Say;
  readonly error: Say;
  readonly update: (id: string, tone: ToastTone, title: string, options?: Omit<ToastOptions, 'kind' | 'id'>) => void;
  readonly promise: ToastStore['promise'];
  readonly dismiss: (id?: string) => void;
}

/** Short words over a store: `toast.success('Продажа подтверждена')`. */
export const createFacade = (store: ToastStore, kind: ToastKind): ToastFacade => {
  const say =
    (tone: ToastTone): Say =>
    (title, options) =>
      store.add({ ...options, tone, title, kind });
  return {
    success: say('success'),
    info: say('info'),
    warning: say('warning'),
    error: say('error'),
    update: (id, tone, title, options) => store.update(id, { ...options, tone, title, kind }),
    promise: (work, texts) => store.promise(work, { ...texts, kind }),
    dismiss: (id) => store.dismiss(id),
  };
};

/** The store `<Toaster>` shows unless it is given another. */
export const toastStore: ToastStore = createToastStore();
/** One dark line at the bottom, 3000 ms. */
export const toast: ToastFacade = createFacade(toastStore, 'toast');
/** A card at the top right, 4500 ms. */
export const notify: ToastFacade = createFacade(toastStore, 'notification');
