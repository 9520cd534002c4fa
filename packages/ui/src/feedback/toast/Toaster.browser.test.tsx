import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { Dialog } from '../../overlays/dialog/Dialog.tsx';
import { mount } from '../../test-utils/mount.tsx';
import { createFacade } from './core/facade.ts';
import { createToastStore } from './core/store.ts';
import { Toaster } from './Toaster.tsx';

const setup = async (extra = <button type="button">Страница</button>) => {
  const store = createToastStore();
  await mount(
    <main>
      {extra}
      <Toaster store={store} />
    </main>,
  );
  return { store, toast: createFacade(store, 'toast'), notify: createFacade(store, 'notification') };
};
const live = (role: string) => document.querySelector(`[data-pb-root="announcer"] [role="${role}"]`);

describe('toasts in a browser', () => {
  beforeEach(() => window.focus());

  it('shows what is said before mounting; announces an error assertively and once', async () => {
    const store = createToastStore();
    createFacade(store, 'toast').error('Банк не принял выплату');
    await mount(<Toaster store={store} />);
    await expect.element(page.getByRole('region', { name: 'Сообщения' })).toBeVisible();
    await expect.poll(() => live('alert')?.textContent).toBe('Банк не принял выплату');
    expect(document.querySelectorAll('[data-pb-root="toasts"] [aria-live]')).toHaveLength(0);
  });

  it('moves focus to a message by F6; Esc closes it and returns focus', async () => {
    const { toast } = await setup();
    toast.success('Продажа подтверждена', { actions: [{ label: 'Отменить', onAction: () => undefined }] });
    await userEvent.click(page.getByRole('button', { name: 'Страница' }));
    await expect.element(page.getByRole('button', { name: 'Отменить' })).toBeVisible();
    for (let press = 0; press < 4; press += 1) {
      if ((document.activeElement as HTMLElement | null)?.getAttribute('aria-label') === 'Сообщения') break;
      await userEvent.keyboard('{F6}');
    }
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Сообщения');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('button', { name: 'Страница' })).toHaveFocus();
  });

  it('keeps a toast live over a dialog, and a press on it does not close the dialog', async () => {
    const onClose = vi.fn();
    const onAction = vi.fn();
    const { toast } = await setup(
      <Dialog open onClose={onClose} title="Вывести баллы">
        Текст
      </Dialog>,
    );
    toast.info('Начислено 825 баллов', { actions: [{ label: 'Открыть', onAction }] });
    await userEvent.click(page.getByRole('button', { name: 'Открыть' }));
    expect(onAction).toHaveBeenCalledOnce();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('leaves 16 px between notifications, newest on top, the rest wait behind «Ещё»', async () => {
    const { notify } = await setup();
    for (const n of [1, 2, 3, 4, 5]) notify.info(`Сообщение ${n}`, { duration: 60_000 });
    await expect.element(page.getByRole('button', { name: 'Ещё 2' })).toBeVisible();
    const cards = [...document.querySelectorAll<HTMLElement>('[data-pb-root="toasts"] [role="group"]')];
    expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual(['Сообщение 3', 'Сообщение 2', 'Сообщение 1']);
    await expect
      .poll(() => {
        const [first, second] = cards.map((card) => card.getBoundingClientRect());
        return Math.round((second?.top ?? 0) - (first?.bottom ?? 0));
      })
      .toBe(16);
  });
});
