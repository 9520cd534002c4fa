import { feedbackMessages } from '../../feedback.messages.ts';
import { Countdown } from './countdown.ts';
import { closingTime, createItem, enqueue, repeatWindow, sameMessage, spoken } from './message.ts';
import type {
  PauseReason,
  ToastAnnouncement,
  ToastClock,
  ToastInput,
  ToastItem,
  ToastKind,
  ToastPromiseTexts,
  ToastState,
  ToastStoreOptions,
} from './types.ts';

const systemClock: ToastClock = {
  now: () => Date.now(),
  start: (run, ms) => globalThis.setTimeout(run, ms),
  stop: (handle) => globalThis.clearTimeout(handle as ReturnType<typeof setTimeout>),
};

/** Messages that stay may not bury the page: the oldest of more than three goes to the history. */
const stayingLimit = 3;
/** Errors shown at once over the limit of their kind. */
const errorLimit = 3;

/**
 * All messages of an application. Knows no React: an HTTP client may call it.
 * Toast 3000 ms, notification 4500 ms (specification §9); a message with an action stays.
 */
export class ToastStore {
  readonly #clock: ToastClock;
  readonly #limit: Readonly<Record<ToastKind, number>>;
  readonly #historySize: number;
  readonly #countdown: Countdown;
  readonly #listeners: Set<() => void> = new Set();
  readonly #reasons: Set<PauseReason> = new Set();
  #unsaid: ToastItem[] = [];
  #state: ToastState = { shown: [], waiting: [], history: [], paused: false };
  #persistent: boolean;
  #nextId = 1;

  constructor(options: ToastStoreOptions = {}) {
    this.#clock = options.clock ?? systemClock;
    this.#limit = options.limit ?? { toast: 1, notification: 3 };
    this.#historySize = options.historySize ?? 50;
    this.#persistent = options.persistent ?? false;
    this.#countdown = new Countdown(this.#clock);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): ToastState => this.#state;

  /** Shows a message, or counts it when the same one is already here. Returns its id. */
  add(input: ToastInput): string {
    if (input.id !== undefined && this.#find(input.id)) {
      this.update(input.id, input);
      return input.id;
    }
    const fresh = createItem(input, input.id ?? `toast-${this.#nextId++}`, this.#clock.now(), this.#persistent);
    const twin = input.id === undefined ? this.#twin(fresh) : undefined;
    if (twin) return this.#repeat(twin);
    this.#remember(fresh);
    this.#set({ waiting: enqueue(this.#state.waiting, fresh) });
    this.#fill();
    return fresh.id;
  }

  /** Changes a message in place and starts its time again; an unknown id is shown as a new message. */
  update(id: string, input: ToastInput): void {
    const current = this.#find(id);
    if (!current) {
      this.add({ ...input, id });
      return;
    }
    const kind = input.kind ?? current.kind;
    const next = {
      ...createItem({ ...input, kind }, id, this.#clock.now(), this.#persistent),
      revision: current.revision + 1,
    };
    this.#replace(next);
    this.#remember(next);
    if (this.#isShown(id)) {
      this.#say(next);
      this.#startTimer(next);
    }
    this.#fill();
  }

  /** Takes one message away, or all of them. */
  dismiss(id?: string): void {
    const ids = id === undefined ? [...this.#state.shown, ...this.#state.waiting].map((item) => item.id) : [id];
    for (const each of ids) this.#close(each);
  }

  /** Follows a promise with one message; the promise itself is returned untouched. */
  async promise<T>(work: Promise<T>, texts: ToastPromiseTexts<T>): Promise<T> {
    const id = this.add({ tone: 'info', title: texts.loading, busy: true, kind: texts.kind });
    try {
      const value = await work;
      const title = typeof texts.success === 'function' ? texts.success(value) : texts.success;
      this.update(id, { tone: 'success', title, kind: texts.kind });
      return value;
    } catch (reason) {
      const title = typeof texts.error === 'function' ? texts.error(reason) : texts.error;
      this.update(id, { tone: 'error', title, kind: texts.kind });
      throw reason;
    }
  }

  pause(reason: PauseReason): void {
    this.#reasons.add(reason);
    this.#countdown.pause();
    if (!this.#state.paused) this.#set({ paused: true });
    this.#emit();
  }

  resume(reason: PauseReason): void {
    if (!this.#reasons.delete(reason) || this.#reasons.size > 0) return;
    this.#countdown.resume();
    this.#set({ paused: false });
    this.#emit();
  }

  /** The person's setting «Не скрывать уведомления»; holds for messages that come after. */
  setPersistent(persistent: boolean): void {
    this.#persistent = persistent;
  }

  clearHistory(): void {
    this.#set({ history: [] });
    this.#emit();
  }

  /**
   * Texts not read aloud yet; each is given out once, to the first who asks.
   * @param action how a button of a message is named. @default in Russian
   */
  takeAnnouncements(action: (label: string) => string = feedbackMessages.russian.action): readonly ToastAnnouncement[] {
    return this.#unsaid.splice(0).map((item) => ({ text: spoken(item, action), assertive: item.tone === 'error' }));
  }

  /** One that is leaving counts too: raised again it comes back, for two items of one id cannot be drawn. */
  #find(id: string): ToastItem | undefined {
    const same = (item: ToastItem) => item.id === id;
    return this.#state.shown.find(same) ?? this.#state.waiting.find(same);
  }

  #isShown(id: string): boolean {
    return this.#state.shown.some((item) => item.id === id);
  }

  #twin(fresh: ToastItem): ToastItem | undefined {
    const live = [...this.#state.shown, ...this.#state.waiting].find(
      (item) => item.phase === 'open' && !item.busy && sameMessage(item, fresh),
    );
    if (live) return live;
    const last = this.#state.history.find((item) => sameMessage(item, fresh));
    return last && fresh.at - last.at <= repeatWindow && this.#isShown(last.id) ? last : undefined;
  }

  #repeat(twin: ToastItem): string {
    const next: ToastItem = {
      ...twin,
      phase: 'open',
      count: twin.count + 1,
      at: this.#clock.now(),
      revision: twin.revision + 1,
    };
    this.#replace(next);
    this.#remember(next);
    if (this.#isShown(next.id)) this.#startTimer(next);
    this.#emit();
    return next.id;
  }

  #replace(next: ToastItem): void {
    const swap = (item: ToastItem) => (item.id === next.id ? next : item);
    this.#set({ shown: this.#state.shown.map(swap), waiting: this.#state.waiting.map(swap) });
  }

  #remember(item: ToastItem): void {
    if (item.busy) return;
    const others = this.#state.history.filter((other) => other.id !== item.id);
    this.#set({ history: [item, ...others].slice(0, this.#historySize) });
  }

  #hasRoom(item: ToastItem): boolean {
    if (item.duration === null) return true;
    const timed = this.#state.shown.filter((other) => other.kind === item.kind && other.duration !== null);
    const limit = this.#limit[item.kind];
    if (item.tone !== 'error') return timed.length < limit;
    // An error does not wait for good news to leave; only other errors hold it back.
    return timed.filter((other) => other.tone === 'error').length < Math.max(limit, errorLimit);
  }

  #fill(): void {
    for (;;) {
      const next = this.#state.waiting.find((item) => this.#hasRoom(item));
      if (!next) break;
      this.#set({
        waiting: this.#state.waiting.filter((item) => item.id !== next.id),
        shown: [next, ...this.#state.shown],
      });
      this.#say(next);
      this.#startTimer(next);
      const staying = this.#state.shown.filter(
        (item) => item.kind === next.kind && item.duration === null && item.phase === 'open',
      );
      for (const old of staying.slice(stayingLimit)) this.#close(old.id);
    }
    this.#emit();
  }

  #startTimer(item: ToastItem): void {
    this.#countdown.cancel(item.id);
    if (item.duration !== null) this.#countdown.start(item.id, item.duration, () => this.#close(item.id));
  }

  #close(id: string): void {
    this.#countdown.cancel(id);
    this.#set({ waiting: this.#state.waiting.filter((item) => item.id !== id) });
    const open = this.#state.shown.find((item) => item.id === id && item.phase === 'open');
    if (open) {
      const leaving: ToastItem = { ...open, phase: 'closing' };
      this.#replace(leaving);
      this.#clock.start(() => this.#remove(leaving), closingTime);
    }
    this.#emit();
  }

  #remove(leaving: ToastItem): void {
    // It may have come back since.
    if (!this.#state.shown.includes(leaving)) return;
    this.#set({ shown: this.#state.shown.filter((other) => other !== leaving) });
    this.#fill();
  }

  #say(item: ToastItem): void {
    this.#unsaid.push(item);
  }

  #set(patch: Partial<ToastState>): void {
    this.#state = { ...this.#state, ...patch };
  }

  #emit(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** A store of toasts of its own, for example for a window inside an iframe. */
export const createToastStore = (options?: ToastStoreOptions): ToastStore => new ToastStore(options);
