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

/** A chunk of the last version is gone after a release: the page opens anew, once, with what was typed in its drafts. */
export function reloadForNewVersion(): void {
  globalThis.addEventListener('vite:preloadError', (event) => {
    if (!mayReload(sessionStorage, Date.now())) return;
    event.preventDefault();
    globalThis.location.reload();
  });
}
