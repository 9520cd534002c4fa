import { failureSentence } from './failure.ts';
import { rejectReason } from './limits.ts';
import { nextStatus, type UploadEvent } from './machine.ts';
import { xhrTransport } from './transport.ts';
import type { UploadItem, UploadOptions, UploadProblem, UploadState } from './types.ts';
import { uploadMessages, type UploadTexts } from './upload.messages.ts';

/** A queue of files and the ways to change it. */
export interface Upload<T = unknown> {
  /** Calls the listener at every change; returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Files as they are now. */
  readonly getState: () => UploadState<T>;
  /** Takes files; those that do not fit become failed rows with the reason. */
  readonly add: (files: Iterable<File>) => void;
  /** Sends everything that is ready. */
  readonly start: () => void;
  /** Stops sending a file. */
  readonly cancel: (id: string) => void;
  /** Sends a stopped or a failed file again. */
  readonly retry: (id: string) => void;
  /** Takes a row away, stopping its transfer. */
  readonly remove: (id: string) => void;
  /** Takes away the rows that are not in the list, stopping their transfers, and puts in those it does not know. */
  readonly setItems: (items: readonly UploadItem<T>[]) => void;
  /** Changes the options for what is sent from now on. */
  readonly setOptions: (options: UploadOptions<T>) => void;
  /** Stops everything; called when the field goes away. */
  readonly dispose: () => void;
}

/** Ids are never used twice on a page: a list of one field may be given to another. */
let counter = 0;

/** A row put in from outside has no transfer behind it: what was on its way then is stopped now. */
const settled = <T>(item: UploadItem<T>): UploadItem<T> =>
  item.status === 'uploading' ? { ...item, status: 'cancelled', progress: undefined } : item;

/** Headless upload of several files: multipart, progress, cancel, retry, each event announced once. */
export const createUpload = <T = unknown>(
  initial: UploadOptions<T>,
  items: readonly UploadItem<T>[] = [],
): Upload<T> => {
  let options = initial;
  let state: UploadState<T> = { items: items.map(settled) };
  const listeners = new Set<() => void>();
  const running = new Map<string, AbortController>();
  const halfway = new Set<string>();

  const set = (items: readonly UploadItem<T>[]): void => {
    state = { items };
    for (const listener of listeners) listener();
  };
  const find = (id: string): UploadItem<T> | undefined => state.items.find((item) => item.id === id);
  const patch = (id: string, change: Partial<UploadItem<T>>): void =>
    set(state.items.map((item) => (item.id === id ? { ...item, ...change } : item)));
  const texts = (): UploadTexts => ({ ...uploadMessages.russian, ...options.messages });
  const say = (text: string, assertive = false): void => options.announce?.(text, { assertive });

  /** The row as it is now; nothing when the event has no meaning to it. */
  const transition = (id: string, event: UploadEvent, change: Partial<UploadItem<T>>): UploadItem<T> | undefined => {
    const item = find(id);
    const status = item && nextStatus(item.status, event);
    if (!status) return undefined;
    patch(id, { ...change, status });
    return find(id);
  };

  const fail = (id: string, problem: UploadProblem): void => {
    const item = transition(id, 'fail', { problem, progress: undefined });
    if (!item) return;
    say(`${item.name}: ${failureSentence(problem.message, texts())}`, true);
    options.onFail?.({ item, problem });
  };

  const progress = (id: string, fraction: number | undefined): void => {
    const item = find(id);
    if (item?.status !== 'uploading') return;
    patch(id, { progress: fraction === undefined ? undefined : Math.min(1, Math.max(0, fraction)) });
    if (fraction !== undefined && fraction >= 0.5 && fraction < 1 && !halfway.has(id)) {
      halfway.add(id);
      say(texts().half(item.name));
    }
  };

  const send = async (id: string): Promise<void> => {
    const item = transition(id, 'start', { progress: 0, problem: undefined });
    if (!item) return;
    const controller = new AbortController();
    running.set(id, controller);
    halfway.delete(id);
    say(texts().started(item.name, item.size));
    const transport = options.transport ?? xhrTransport;
    try {
      const response = (await transport({
        url: options.url,
        method: options.method ?? 'POST',
        headers: options.headers ?? {},
        fieldName: options.fieldName ?? 'file',
        extra: options.extra ?? {},
        file: item.file,
        signal: controller.signal,
        onProgress: (fraction) => running.get(id) === controller && progress(id, fraction),
      })) as T;
      const done = running.get(id) === controller && transition(id, 'succeed', { response, progress: 1 });
      if (done) {
        say(texts().done(done.name));
        options.onSuccess?.({ item: done, response });
      }
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (running.get(id) === controller && !controller.signal.aborted) {
        fail(id, { code: 'server', message, canRetry: true });
      }
    } finally {
      if (running.get(id) === controller) running.delete(id);
      startQueued();
    }
  };

  const startQueued = (): void => {
    const room = (options.parallel ?? 2) - running.size;
    const next = state.items.filter((item) => item.status === 'ready').slice(0, Math.max(0, room));
    for (const item of next) void send(item.id);
  };

  const stop = (id: string): void => {
    const controller = running.get(id);
    running.delete(id);
    controller?.abort();
  };

  const add = (files: Iterable<File>): void => {
    const fresh: UploadItem<T>[] = [];
    const refused: UploadItem<T>[] = [];
    // Where there is room for one, choosing another file means this one instead of that.
    const before = options.maxFiles === 1 ? [] : state.items;
    for (const file of files) {
      const taken = [...before, ...fresh].filter((item) => item.status !== 'fail' && item.status !== 'cancelled');
      const problem = rejectReason(
        file,
        options,
        taken.map((item) => item.file),
        texts(),
      );
      const item: UploadItem<T> = {
        id: `upload-${(counter += 1)}`,
        file,
        name: file.name,
        size: file.size,
        status: problem ? 'fail' : 'ready',
        progress: undefined,
        problem,
        response: undefined,
      };
      (problem ? refused : fresh).push(item);
    }
    if (fresh.length + refused.length === 0) return;
    const replaced = fresh.length > 0 && options.maxFiles === 1 ? state.items : [];
    for (const { id } of replaced) stop(id);
    set([...state.items.filter((item) => !replaced.includes(item)), ...fresh, ...refused]);
    for (const item of refused) {
      if (!item.problem) continue;
      say(`${item.name}: ${item.problem.message}`, true);
      options.onFail?.({ item, problem: item.problem });
    }
    if (options.auto ?? true) startQueued();
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
    add,
    start: startQueued,
    cancel: (id) => {
      stop(id);
      const item = transition(id, 'cancel', { progress: undefined });
      if (item) say(texts().stopped(item.name));
      startQueued();
    },
    retry: (id) => {
      const item = find(id);
      if (item && (item.status === 'cancelled' || item.problem?.canRetry)) void send(id);
    },
    remove: (id) => {
      stop(id);
      set(state.items.filter((item) => item.id !== id));
      startQueued();
    },
    setItems: (next) => {
      const wanted = new Set(next.map(({ id }) => id));
      const gone = state.items.filter(({ id }) => !wanted.has(id));
      const fresh = next.filter(({ id }) => !find(id)).map(settled);
      if (gone.length + fresh.length === 0) return;
      for (const { id } of gone) stop(id);
      set([...state.items.filter(({ id }) => wanted.has(id)), ...fresh]);
      if (options.auto ?? true) startQueued();
    },
    setOptions: (next) => {
      options = next;
    },
    dispose: () => {
      for (const controller of running.values()) controller.abort();
      running.clear();
    },
  };
};
