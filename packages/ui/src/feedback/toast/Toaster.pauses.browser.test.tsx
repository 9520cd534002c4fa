import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { group, hide, setup, shown, unhide } from '../../test-utils/toasts.tsx';

afterEach(unhide);

describe('time stops and goes on with the remainder', () => {
  const stops: readonly [string, () => Promise<void> | void, () => Promise<void> | void][] = [
    [
      'фокус внутри',
      () => (document.querySelector('[aria-label="Скрыть"]') as HTMLElement).focus(),
      () => (document.activeElement as HTMLElement).blur(),
    ],
    ['вкладка скрыта', () => hide(true), () => hide(false)],
    [
      'окно без фокуса',
      () => {
        window.dispatchEvent(new Event('blur'));
      },
      () => {
        window.dispatchEvent(new Event('focus'));
      },
    ],
    [
      'указатель над сообщением',
      () => userEvent.hover(group('Начислено')),
      () => userEvent.hover(page.getByRole('button', { name: 'Страница' })),
    ],
  ];
  it.each(stops)('%s', async (_name, stop, resume) => {
    const { clock, store, notify } = await setup();
    notify.info('Начислено');
    await expect.element(group('Начислено')).toBeVisible();
    clock.go(4000);
    await stop();
    await expect.poll(() => store.getState().paused).toBe(true);
    clock.go(60_000);
    expect(shown()).toEqual(['Начислено']);
    await resume();
    await expect.poll(() => store.getState().paused).toBe(false);
    clock.go(499);
    await expect.poll(() => shown()).toEqual(['Начислено']);
    clock.go(1);
    await expect.poll(() => shown()).toEqual([]);
  });
});
