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

/**
 * A chunk of the last version is gone after a release: the page opens anew, once, with what was typed in its drafts.
 * Where the page itself does not come either, the screen's retry is left.
 */
export function reloadForNewVersion(): void {
  const readPage = async (): Promise<Response> => fetch(globalThis.location.href, { cache: 'no-store' });
  const look = async (): Promise<void> => {
    if ((await isServed(readPage)) && mayReload(sessionStorage, Date.now())) globalThis.location.reload();
  };
  globalThis.addEventListener('vite:preloadError', () => void look());
}
