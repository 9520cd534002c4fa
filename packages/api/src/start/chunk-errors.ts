/** Shortest time between two openings for a missing part, milliseconds: a broken server must not loop the page. */
const PAUSE = 60_000;
const KEY = 'pb-reloaded';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Whether the page may be opened again because a part of it is gone; remembers that it was. */
export function mayReload(storage: Store, now: number): boolean {
  try {
    if (now - Number(storage.getItem(KEY) ?? 0) < PAUSE) return false;
    storage.setItem(KEY, String(now));
    return true;
  } catch {
    return false;
  }
}

/** Whether the page can be opened again: without a network, or a server, there would be no page at all. */
export async function isServed(readPage: () => Promise<Response>): Promise<boolean> {
  try {
    return (await readPage()).ok;
  } catch {
    return false;
  }
}

/** Failures of chunks that did not come, as the build's loader threw them. */
const lost = new WeakSet<object>();

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Remembers which failures are parts of the application that did not come (`vite:preloadError`, the event of Vite's
 * loader); code that needed one says so with `reloadOnChunkError`. To be called once, before the first part is asked for.
 */
export function trackChunkErrors(): void {
  globalThis.addEventListener('vite:preloadError', (event) => {
    const { payload } = event as Event & { payload?: unknown };
    if (isObject(payload)) lost.add(payload);
  });
}

/** Whether the failure is a part of the application that did not come. */
export const isChunkError = (error: unknown): boolean => isObject(error) && lost.has(error);

const readPage = async (): Promise<Response> => fetch(globalThis.location.href, { cache: 'no-store' });

/**
 * Opens the page again when `error` is a part that did not come: after a release the parts of the last version are gone.
 * Once a minute at most, and only where the page itself is served; otherwise the screen's retry is left. For what a
 * screen cannot stand without: of what was only fetched beforehand, or can be done without, nothing is said, for
 * somebody may be typing. Answers whether the page is being opened again. Never throws.
 */
export async function reloadOnChunkError(error: unknown): Promise<boolean> {
  if (!isChunkError(error)) return false;
  const again = (await isServed(readPage)) && mayReload(sessionStorage, Date.now());
  if (again) globalThis.location.reload();
  return again;
}
