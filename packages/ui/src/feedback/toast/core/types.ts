/** What happened: decides the glyph, the urgency and the place in the queue. */
export type ToastTone = 'success' | 'info' | 'warning' | 'error';

/** `toast` is one dark line at the bottom; `notification` is a card at the top right. */
export type ToastKind = 'toast' | 'notification';

export interface ToastAction {
  readonly label: string;
  readonly onAction: () => void;
  /** Key drawn next to the label, «Z»; the screen itself listens for it. */
  readonly hint?: string | undefined;
}

export interface ToastOptions {
  /** Same id replaces the message instead of adding one. */
  readonly id?: string | undefined;
  readonly kind?: ToastKind | undefined;
  readonly description?: string | undefined;
  readonly actions?: readonly ToastAction[] | undefined;
  /** Milliseconds on screen; `null` stays until dismissed. Default: 3000 or 4500, `null` with an action. */
  readonly duration?: number | null | undefined;
  /** Work is still going on: shown with a ring, never hides by itself. */
  readonly busy?: boolean | undefined;
}

export interface ToastInput extends ToastOptions {
  readonly tone: ToastTone;
  readonly title: string;
}

export interface ToastItem {
  readonly id: string;
  readonly kind: ToastKind;
  readonly tone: ToastTone;
  readonly title: string;
  readonly description: string | undefined;
  readonly actions: readonly ToastAction[];
  readonly duration: number | null;
  readonly busy: boolean;
  /** How many times the same message came: «×3». */
  readonly count: number;
  readonly phase: 'open' | 'closing';
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Grows when the timer starts again, so that the remaining-time line starts again too. */
  readonly revision: number;
}

export interface ToastState {
  /** On screen, newest first. */
  readonly shown: readonly ToastItem[];
  /** Waiting for room, in the order they will come. */
  readonly waiting: readonly ToastItem[];
  /** The last 50, newest first. */
  readonly history: readonly ToastItem[];
  readonly paused: boolean;
}

/** Why the time stands still; any reason is enough. */
export type PauseReason = 'hover' | 'focus' | 'hidden' | 'blur' | 'swipe';

export interface ToastAnnouncement {
  readonly text: string;
  readonly assertive: boolean;
}

export interface ToastClock {
  readonly now: () => number;
  readonly start: (run: () => void, ms: number) => unknown;
  readonly stop: (handle: unknown) => void;
}

export interface ToastStoreOptions {
  readonly clock?: ToastClock | undefined;
  /** Timed messages of one kind on screen at once. Default: 1 toast, 3 notifications. */
  readonly limit?: { readonly toast: number; readonly notification: number } | undefined;
  /** Default 50. */
  readonly historySize?: number | undefined;
  /** «Не скрывать уведомления»: nothing hides by itself (WCAG 2.2.1). */
  readonly persistent?: boolean | undefined;
}
