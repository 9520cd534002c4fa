/** Milliseconds between looks for a new version while the page stays open. */
const EVERY = 3_600_000;

export interface ShellWorkerOptions {
  /** Address of the built service worker; its folder is the scope. */
  script: string;
  /** Address of a page of the same application, asked of the server to see of which build it is. */
  page: string;
  /** Name of a cache: while it is there, the worker asks the server for pages instead of opening the kept one. */
  askServer: string;
}

export interface ShellWorker {
  /**
   * Registers the worker, which keeps the code and a page of the application. A new one waits until the last page of
   * the old one is closed, for those pages still need the old code; `onNewVersion` is called when it is there. Answers
   * how to stop listening. Without service workers nothing happens.
   */
  register: (onNewVersion: () => void) => () => void;
  /** Opens this page again as the server has it now, not as the worker keeps it. */
  openNewVersion: () => Promise<void>;
}

/** The service worker of an application that opens its pages by a shell it keeps (Service Workers, W3C). */
export function shellWorker({ script, page, askServer }: ShellWorkerOptions): ShellWorker {
  /** Whether the server's pages are of another build than this one: the entry is named by what is in it. */
  const isOutdated = async (): Promise<boolean> => {
    const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src');
    const answer = await fetch(page, { cache: 'no-store' });
    return answer.ok && entry != null && !(await answer.text()).includes(entry);
  };

  const register = (onNewVersion: () => void): (() => void) => {
    if (!('serviceWorker' in navigator)) return () => undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = new AbortController();
    const hear = async (): Promise<void> => {
      if (navigator.serviceWorker.controller && (await isOutdated())) onNewVersion();
    };
    const watch = (registration: ServiceWorkerRegistration): void => {
      // Until the new worker has taken over, the old one would bring the old pages back.
      if (!registration.waiting && !registration.installing) void caches.delete(askServer);
      // Installed during an earlier visit; another tab still holds the old one.
      if (registration.waiting) void hear().catch(() => undefined);
      registration.addEventListener(
        'updatefound',
        () => {
          const next = registration.installing;
          next?.addEventListener('statechange', () => {
            if (next.state === 'installed' && !stop.signal.aborted) void hear().catch(() => undefined);
          });
        },
        { signal: stop.signal },
      );
      const look = (): void => {
        // Without a network there is nothing to find.
        void registration.update().catch(() => undefined);
        timer = setTimeout(look, EVERY);
      };
      if (!stop.signal.aborted) timer = setTimeout(look, EVERY);
    };
    navigator.serviceWorker.register(script, { updateViaCache: 'none' }).then(watch, () => undefined);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  };

  const openNewVersion = async (): Promise<void> => {
    // Without the mark most browsers still ask the server at a reload.
    await caches.open(askServer).catch(() => undefined);
    globalThis.location.reload();
  };

  return { register, openNewVersion };
}
