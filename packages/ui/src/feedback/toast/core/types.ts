/** What happened: decides the glyph, the urgency and the place in the queue. */
export type ToastTone = 'success' | 'info' | 'warning' | 'error';

/** `toast` is one dark line at the bottom; `notification` is a card at the top right. */
export type ToastKind = 'toast' | 'notification';

/** A button of a message. */
export interface ToastAction {
  /** Text of the button: a verb. */
  readonly label: string;
  /** Called on a press; the message closes then. */
  readonly onAction: () => void;
  /** Key drawn next to the label, «Z»; the screen itself listens for it. */
  readonly hint?: string | undefined;
}

/** What a message takes besides its title. */
export interface ToastOptions {
  /** Same id replaces the message instead of adding one. */
  readonly id?: string | undefined;
  /** A line at the bottom or a card at the top right; `toast` and `notify` set it themselves. */
  readonly kind?: ToastKind | undefined;
  /** A second line under the title. */
  readonly description?: string | undefined;
  /** Buttons of the message; with one it stays until it is closed. */
  readonly actions?: readonly ToastAction[] | undefined;
  /** Milliseconds on screen; `null` stays until dismissed. @default 3000 for a toast, 4500 for a notification, null with an action */
  readonly duration?: number | null | undefined;
  /** Work is still going on: shown with a ring, never hides by itself. @default false */
  readonly busy?: boolean | undefined;
}

/** Texts of one message that follows a promise. */
export interface ToastPromiseTexts<T> {
  /** While the promise is pending; shown with a ring. */
  loading: string;
  /** Once it is fulfilled; a function is given its value. */
  success: string | ((value: T) => string);
  /** Once it is rejected; a function is given the reason. */
  error: string | ((reason: unknown) => string);
  /** A line or a card; `toast.promise` and `notify.promise` set it themselves. */
  kind?: ToastKind | undefined;
}

/** A message with its tone and title: what a store takes. */
export interface ToastInput extends ToastOptions {
  /** Glyph, urgency and place in the queue. */
  readonly tone: ToastTone;
  /** The message itself, in one sentence. */
  readonly title: string;
}

/** A message in a store. */
export interface ToastItem {
  /** Unique in the store; the same id replaces the message. */
  readonly id: string;
  /** A line at the bottom or a card. */
  readonly kind: ToastKind;
  /** Meaning of the message. */
  readonly tone: ToastTone;
  /** Text of the message. */
  readonly title: string;
  /** The line below the title. */
  readonly description: string | undefined;
  /** Buttons of the message. */
  readonly actions: readonly ToastAction[];
  /** Milliseconds it stays; `null` until it is closed. */
  readonly duration: number | null;
  /** Work is in progress. */
  readonly busy: boolean;
  /** How many times the same message came: «×3». */
  readonly count: number;
  /** Whether it is leaving the screen. */
  readonly phase: 'open' | 'closing';
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Grows when the timer starts again, so that the remaining-time line starts again too. */
  readonly revision: number;
}

/** What a store holds now. */
export interface ToastState {
  /** On screen, newest first. */
  readonly shown: readonly ToastItem[];
  /** Waiting for room, in the order they will come. */
  readonly waiting: readonly ToastItem[];
  /** The last 50, newest first. */
  readonly history: readonly ToastItem[];
  /** Timers stand still: the pointer, the focus or a finger is on a message. */
  readonly paused: boolean;
}

/** Why the time stands still; any reason is enough. */
export type PauseReason = 'hover' | 'focus' | 'hidden' | 'blur' | 'swipe';

/** What a screen reader is to announce. */
export interface ToastAnnouncement {
  /** The text to announce. */
  readonly text: string;
  /** Interrupts what is being read. */
  readonly assertive: boolean;
}

/** Time a store runs by. */
export interface ToastClock {
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
  /** Runs a function later; returns what `stop` takes. */
  readonly start: (run: () => void, ms: number) => unknown;
  /** Cancels what `start` returned. */
  readonly stop: (handle: unknown) => void;
}

/** Settings of a store of one's own. */
export interface ToastStoreOptions {
  /** Replaces the timers of the browser in a test. */
  readonly clock?: ToastClock | undefined;
  /** Timed messages of one kind on screen at once. @default { toast: 1, notification: 3 } */
  readonly limit?: { readonly toast: number; readonly notification: number } | undefined;
  /** Messages stored in the history. @default 50 */
  readonly historySize?: number | undefined;
  /** «Не скрывать уведомления»: nothing hides by itself (WCAG 2.2.1). @default false */
  readonly persistent?: boolean | undefined;
}
