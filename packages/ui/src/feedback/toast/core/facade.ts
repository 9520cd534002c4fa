import { createToastStore, type ToastStore } from './store.ts';
import type { ToastKind, ToastOptions, ToastPromiseTexts, ToastTone } from './types.ts';

/** Shows a message of one tone and returns its id. */
export type Say = (title: string, options?: Omit<ToastOptions, 'kind'>) => string;

/** Calls of `toast` and `notify`. */
export interface ToastFacade {
  /** Something worked. */
  readonly success: Say;
  /** Something to know; nothing went wrong. */
  readonly info: Say;
  /** It worked, and there is something to look at. */
  readonly warning: Say;
  /** It failed; shown at once, over everything but other errors, and read aloud at once. */
  readonly error: Say;
  /** Changes the message of this id in place; an unknown id is shown as a new message. */
  readonly update: (id: string, tone: ToastTone, title: string, options?: Omit<ToastOptions, 'kind' | 'id'>) => void;
  /** One message from the ring to the outcome; the promise itself comes back untouched. */
  readonly promise: <T>(work: Promise<T>, texts: ToastPromiseTexts<T>) => Promise<T>;
  /** Closes the message of this id, or all of them. */
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
