/** Shortest time between two reloads for a missing chunk, milliseconds: a broken server must not loop the page. */
const PAUSE = 60_000;
const KEY = 'pb-reloaded';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Whether the page may be opened anew because a part of it is gone; remembers that it was. */
export function mayReload(storage: Store, now: number): boolean {
  try {
    if (now - Number(storage.getItem(KEY) ?? 0) < PAUSE) return false;
    storage.setItem(KEY, String(now));
    return true;
  } catch {
    return false;
  }
}

/** Whether the page can be opened anew: without a network, or a server, there would be no page at all. */
export async function isServed(readPage: () => Promise<Response>): Promise<boolean> {
  try {
    return (await readPage()).ok;
  } catch {
    return false;
  }
}

/** Failures of chunks that did not come, as the build's loader threw them. */
const lost = new WeakSet<object>();

/** Remembers which failures are chunks that did not come; whoever needed one says so with `openAnewFor`. */
export function watchLostParts(): void {
  globalThis.addEventListener('vite:preloadError', (event) => void lost.add(event.payload));
}

const readPage = async (): Promise<Response> => fetch(globalThis.location.href, { cache: 'no-store' });

/**
 * A chunk of the last version is gone after a release: where a screen cannot stand without it, the page opens anew,
 * once, with what was typed in its drafts. What was only fetched beforehand, or can be done without, opens nothing:
 * somebody may be typing. Where the page itself does not come either, the screen's retry is left.
 */
export async function openAnewFor(error: unknown): Promise<void> {
  if (typeof error !== 'object' || error === null || !lost.has(error)) return;
  if ((await isServed(readPage)) && mayReload(sessionStorage, Date.now())) globalThis.location.reload();
}
