import { afterEach, expect, it, vi } from 'vitest';

import { shellWorker } from './shell-worker.ts';

const options = { script: '/sw.js', page: '/dashboard', askServer: 'ask-server' };
const { register: registerWorker } = shellWorker(options);

const entry = '/assets/index-now.js';

/** A registration that gets a new worker by `install`; the server's pages have the entry `served`. */
function browser({ controlled, served, waits = false }: { controlled: boolean; served: string; waits?: boolean }) {
  const script = document.head.appendChild(document.createElement('script'));
  script.type = 'module';
  script.dataset['test'] = '';
  script.setAttribute('src', entry);
  // Other modules of the page under test stand before it.
  vi.spyOn(document, 'querySelector').mockReturnValue(script);
  const state: { installing: EventTarget | null; waiting: EventTarget | null; update: () => void } = {
    installing: null,
    waiting: waits ? new EventTarget() : null,
    update: vi.fn(),
  };
  const registration = Object.assign(new EventTarget(), state);
  const { serviceWorker } = navigator;
  const register = vi.spyOn(serviceWorker, 'register').mockResolvedValue(registration as never);
  vi.spyOn(serviceWorker, 'controller', 'get').mockReturnValue(controlled ? ({} as ServiceWorker) : null);
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(`<script src="${served}"></script>`));
  const install = (): void => {
    const worker = Object.assign(new EventTarget(), { state: 'installed' });
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
    worker.dispatchEvent(new Event('statechange'));
  };
  return { register, asked, install };
}

afterEach(() => {
  vi.restoreAllMocks();
  document.head.querySelector('[data-test]')?.remove();
});

it('says that there is a new version when the server has other pages than this one', async () => {
  const heard = vi.fn();
  const { register, install } = browser({ controlled: true, served: '/assets/index-next.js' });
  const stop = registerWorker(heard);
  expect(register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
  await Promise.resolve();
  install();
  await expect.poll(() => heard).toHaveBeenCalledOnce();
  stop();
});

it('says so on a page of the old version when the new one has been waiting for another tab', async () => {
  const heard = vi.fn();
  browser({ controlled: true, served: '/assets/index-next.js', waits: true });
  const stop = registerWorker(heard);
  await expect.poll(() => heard).toHaveBeenCalledOnce();
  stop();
});

it('a page that has come from the server forgets that it was asked for', async () => {
  await caches.open('ask-server');
  browser({ controlled: true, served: entry });
  const stop = registerWorker(vi.fn());
  await expect.poll(() => caches.has('ask-server')).toBe(false);
  stop();
});

it('says nothing on a page that is of the new version already, nor at the first installation', async () => {
  for (const given of [
    { controlled: true, served: entry },
    { controlled: false, served: '/assets/index-next.js' },
  ]) {
    const heard = vi.fn();
    const { asked, install } = browser(given);
    const stop = registerWorker(heard);
    await Promise.resolve();
    install();
    if (given.controlled) await expect.poll(() => asked).toHaveBeenCalled();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(heard).not.toHaveBeenCalled();
    stop();
    vi.restoreAllMocks();
  }
});
