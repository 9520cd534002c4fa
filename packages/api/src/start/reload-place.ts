const KEY = 'pb-place';
/** Milliseconds the content of a page is waited for. */
const PATIENCE = 10_000;
/** By these a person takes the page over. */
const GESTURES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

interface Place {
  readonly address: string;
  readonly y: number;
}

const address = (): string => location.pathname + location.search;

function takePlace(): Place | undefined {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return text === null ? undefined : (JSON.parse(text) as Place);
  } catch {
    return undefined;
  }
}

function putPlace(place: Place): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(place));
  } catch {
    // Without a store the page begins at its top.
  }
}

const isReload = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');

/**
 * Brings a page that is loaded again back to where it was read, as soon as its lists make it long enough: React Router's
 * `ScrollRestoration` looks once, when the first screen is drawn. Ends with the first gesture, with another address and
 * after ten seconds. To be called once, when the first screen is drawn.
 */
export function restoreReloadPlace(wasReloaded = isReload()): void {
  const place = takePlace();
  addEventListener('pagehide', () => putPlace({ address: address(), y: scrollY }));
  if (!wasReloaded || !place || place.y <= 0 || place.address !== address()) return;
  const end = (): void => {
    observer.disconnect();
    for (const gesture of GESTURES) removeEventListener(gesture, end);
    clearTimeout(timer);
  };
  const observer = new ResizeObserver(() => {
    if (place.address !== address()) return end();
    scrollTo({ top: place.y, behavior: 'instant' });
    if (scrollY >= Math.floor(place.y)) end();
  });
  for (const gesture of GESTURES) addEventListener(gesture, end, { passive: true });
  const timer = setTimeout(end, PATIENCE);
  observer.observe(document.body);
}
