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

  it('draws one message when its id is raised while it leaves', async () => {
    const { notify } = await setup();
    const groups = () => document.querySelectorAll('[data-pb-root="toasts"] [role="group"]');
    notify.info('Импорт идёт', { id: 'import', duration: 60_000 });
    await userEvent.click(page.getByRole('button', { name: 'Скрыть' }));
    notify.success('Импорт завершён', { id: 'import', duration: 60_000 });
    await expect.element(page.getByRole('group', { name: 'Импорт завершён' })).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect([...groups()].map((item) => item.getAttribute('aria-label'))).toEqual(['Импорт завершён']);
  });

  const raised = (which: 'toast' | 'notify', count: number) => async () => {
    const { store, ...raise } = await setup();
    const actions = [{ label: 'Отменить', onAction: () => undefined }];
    for (let n = 1; n <= count; n += 1) raise[which].success(`Продажа ${n}`, { actions });
    await expect.element(page.getByRole('group', { name: `Продажа ${count}` })).toBeVisible();
    return store;
  };
  const cases = (['toast', 'notify'] as const).flatMap((which) =>
    (['Отменить', 'Скрыть'] as const).flatMap((name) => [1, 2].map((count) => ({ which, name, count }))),
  );

  it.each(cases)(
    '$which, «$name», $count on screen: focus goes back to where it was',
    async ({ which, name, count }) => {
      const store = await raised(which, count)();
      const before = page.getByRole('button', { name: 'Страница' });
      await userEvent.click(before);
      const button = page.getByRole('group', { name: `Продажа ${count}` }).getByRole('button', { name });
      (button.element() as HTMLElement).focus();
      await userEvent.keyboard('{Enter}');
      await expect.element(before).toHaveFocus();
      await expect.poll(() => store.getState().shown.length).toBe(count - 1);
      await expect.element(before).toHaveFocus();
    },
  );

  it('without a place to go back to focus goes to the next message, then to the content', async () => {
    const store = await raised('notify', 2)();
    page.getByRole('button', { name: 'Страница' }).element().remove();
    for (const [left, role] of [
      [1, 'region'],
      [0, 'main'],
    ] as const) {
      (page.getByRole('button', { name: 'Отменить' }).first().element() as HTMLElement).focus();
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => store.getState().shown.length).toBe(left);
      await expect.element(page.getByRole(role).first()).toHaveFocus();
    }
  });

  it.each(['toast', 'notify'] as const)('%s: an action that raises its message again loses no focus', async (which) => {
    const { store, ...raise } = await setup();
    const before = page.getByRole('button', { name: 'Страница' });
    const retry = () => raise[which].info('Отправляем', { id: 'send', busy: true });
    raise[which].error('Не отправили', { id: 'send', actions: [{ label: 'Повторить', onAction: retry }] });
    await userEvent.click(before);
    (page.getByRole('button', { name: 'Повторить' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('group', { name: 'Отправляем' })).toBeVisible();
    await expect.element(before).toHaveFocus();
    await expect.poll(() => store.getState().paused).toBe(false);
  });

  it('leaves focus where an action has put it', async () => {
    const { toast } = await setup(
      <>
        <button type="button">Страница</button>
        <button type="button">Другая</button>
      </>,
    );
    const other = page.getByRole('button', { name: 'Другая' });
    const onAction = () => (other.element() as HTMLElement).focus();
    toast.info('Начислено', { actions: [{ label: 'Перейти', onAction }] });
    await userEvent.click(page.getByRole('button', { name: 'Перейти' }));
    await expect.element(page.getByRole('group', { name: 'Начислено' })).not.toBeInTheDocument();
    await expect.element(other).toHaveFocus();
  });

  it.each(['toast', 'notify'] as const)('%s: a long word wraps before the cross', async (which) => {
    const { store: _, ...raise } = await setup();
    const word = 'сверхдлинноеслово'.repeat(12);
    raise[which].error(word, { description: word, duration: null });
    const group = page.getByRole('group', { name: word });
    await expect.element(group).toBeVisible();
    const box = group.element();
    const cross = group.getByRole('button', { name: 'Скрыть' }).element().getBoundingClientRect();
    const texts = document.createRange();
    for (const node of box.querySelectorAll('small, p, strong, span')) {
      texts.selectNodeContents(node);
      expect(texts.getBoundingClientRect().right).toBeLessThanOrEqual(cross.left);
    }
    expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  });
});
