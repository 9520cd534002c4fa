export { createFacade, notify, toast, toastStore, type Say, type ToastFacade } from './core/facade.ts';
export { createToastStore, ToastStore } from './core/store.ts';
export type {
  ToastAction,
  ToastAnnouncement,
  ToastInput,
  ToastItem,
  ToastKind,
  ToastOptions,
  ToastPromiseTexts,
  ToastState,
  ToastStoreOptions,
  ToastTone,
} from './core/types.ts';
export { Toaster, type ToasterProps } from './Toaster.tsx';
export { useToastState } from './useToastState.ts';
