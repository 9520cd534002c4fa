const key = 'pribavka:tab';

function claim(): string {
  try {
    // A duplicated tab copies what is stored, so the name is stored only between two pages of one tab.
    const left = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return left ?? crypto.randomUUID();
  } catch {
    return crypto.randomUUID();
  }
}

/** Names this tab to the server: the same after a reload, another one in a copy of the tab. */
export const tabId: string = claim();

// A page back from the browser's own store of pages takes its name again, so that no copy of the tab can.
globalThis.addEventListener?.('pageshow', ({ persisted }) => {
  if (!persisted) return;
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
});

globalThis.addEventListener?.('pagehide', () => {
  try {
    sessionStorage.setItem(key, tabId);
  } catch {
    // Without storage a reloaded page is another tab.
  }
});
