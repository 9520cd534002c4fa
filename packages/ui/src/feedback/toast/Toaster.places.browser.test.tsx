import { useRef, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { useToastArea } from '../../foundation/overlay/useToastArea.ts';
import { UiProvider } from '../../foundation/provider/UiProvider.tsx';
import { en } from '../../locales/en.ts';
import { Dialog } from '../../overlays/dialog/Dialog.tsx';
import { Sheet } from '../../overlays/sheet/Sheet.tsx';
import { NotificationCenter } from '../notifications/NotificationCenter.tsx';
import { useToastHistory } from '../notifications/useToastHistory.ts';
import { mount } from '../../test-utils/mount.tsx';
import { createFacade } from './core/facade.ts';
import { createToastStore, type ToastStore } from './core/store.ts';
import { handClock, group, setup, shown } from '../../test-utils/toasts.tsx';
import { Toaster } from './Toaster.tsx';

const History = ({ store }: { store: ToastStore }) => <NotificationCenter entries={useToastHistory(store)} />;

describe('dialog, history, motion', () => {
  it('stays live over a dialog and from a button in it: not inert, reachable by focus', async () => {
    const { store } = await setup();
    const toast = createFacade(store, 'toast');
    await mount(
      <Dialog open onClose={() => undefined} title="Вывести баллы">
        <button
          type="button"
          onClick={() =>
            toast.error('Не хватает баллов', { actions: [{ label: 'Почему', onAction: () => undefined }] })
          }
        >
          Вывести
        </button>
      </Dialog>,
    );
    await userEvent.click(page.getByRole('button', { name: 'Вывести' }));
    await expect.element(page.getByRole('button', { name: 'Почему' })).toBeVisible();
    expect(group('Не хватает баллов').element().closest('[inert]')).toBeNull();
    expect(document.querySelector('main')?.closest('[inert]')).not.toBeNull();
    (page.getByRole('button', { name: 'Почему' }).element() as HTMLElement).focus();
    await expect.element(page.getByRole('button', { name: 'Почему' })).toHaveFocus();
  });

  it('stands above the pinned buttons of a sheet and of a dialog over it on a phone', async () => {
    await page.viewport(390, 800);
    const { store } = await setup();
    const foot = (name: string) => (
      <button type="button" style={{ height: 48 }}>
        {name}
      </button>
    );
    const nothing = (): void => undefined;
    await mount(
      <Sheet open onClose={nothing} title="Новая продажа" footer={foot('Отправить')}>
        <Dialog open onClose={nothing} title="Фото" footer={foot('Сохранить')} />
      </Sheet>,
    );
    createFacade(store, 'toast').error('Не отправили');
    await expect.element(group('Не отправили')).toBeVisible();
    const bottom = (): number => group('Не отправили').element().getBoundingClientRect().bottom;
    for (const name of ['Отправить', 'Сохранить']) {
      const button = () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)!;
      await expect.poll(() => bottom()).toBeLessThanOrEqual(button().getBoundingClientRect().top);
    }
    await page.viewport(1280, 900);
  });

  it('stands inside the area a screen gives it, and in the whole window without one', async () => {
    await page.viewport(1280, 800);
    const { store } = await setup();
    const Screen = () => {
      const area = useRef<HTMLDivElement>(null);
      const [isThere, setIsThere] = useState(true);
      useToastArea(area, isThere, 60);
      return (
        <div ref={area} style={{ position: 'fixed', inset: '0 500px 40px 100px' }}>
          <button type="button" onClick={() => setIsThere(false)}>
            Без колонок
          </button>
        </div>
      );
    };
    await mount(<Screen />);
    createFacade(store, 'toast').success('Продажа П-000199: 920 баллов, решение можно отменить', {
      actions: [{ label: 'Отменить', onAction: () => undefined }],
    });
    const box = () => document.querySelector('[data-pb-root=toasts] [role=group]')!.getBoundingClientRect();
    await expect.poll(() => box().right).toBeLessThanOrEqual(780);
    expect(box().left).toBeGreaterThanOrEqual(100);
    expect(box().bottom).toBeLessThanOrEqual(700);
    await userEvent.click(page.getByRole('button', { name: 'Без колонок' }));
    await expect.poll(() => Math.round((box().left + box().right) / 2)).toBe(640);
    await page.viewport(1280, 900);
  });

  it('keeps the last 50 in the history, newest first, with actions', async () => {
    const { store, notify } = await setup();
    for (let n = 1; n <= 52; n += 1) notify.info(`Новость ${n}`);
    await mount(<History store={store} />);
    const list = page.getByRole('region', { name: 'Уведомления' }).getByRole('listitem');
    await expect.poll(() => list.elements()).toHaveLength(50);
    expect(list.elements()[0]?.textContent).toContain('Новость 52');
    expect(list.elements().at(-1)?.textContent).toContain('Новость 3');
  });

  it('says when in the language around', async () => {
    const store = createToastStore({ clock: handClock() });
    createFacade(store, 'notification').info('Saved');
    await mount(
      <UiProvider locale={en}>
        <History store={store} />
      </UiProvider>,
    );
    const entry = page.getByRole('listitem').filter({ hasText: 'Saved' });
    await expect.element(entry).toBeVisible();
    expect(entry.element().textContent).not.toMatch(/[а-яё]/iu);
  });

  it('animates a few messages, never a crowd', async () => {
    const store = createToastStore({ clock: handClock(), limit: { toast: 1, notification: 20 } });
    await mount(<Toaster store={store} />);
    const notify = createFacade(store, 'notification');
    notify.info('Новость 1');
    await expect.element(group('Новость 1')).toBeVisible();
    const moving = (): string => getComputedStyle(group('Новость 1').element()).animationName;
    expect(moving()).not.toBe('none');
    for (let n = 2; n <= 8; n += 1) notify.info(`Новость ${n}`);
    await expect.poll(() => shown()).toHaveLength(8);
    expect(moving()).toBe('none');
  });

  it('moves nothing and shows no time bar with reduced motion', async () => {
    document.documentElement.style.setProperty('--pb-motion', '0');
    const { notify } = await setup();
    notify.info('Тихо');
    await expect.element(group('Тихо')).toBeVisible();
    const rules = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .flatMap((rule) => (rule instanceof CSSLayerBlockRule ? [...rule.cssRules] : [rule]))
      .filter((rule): rule is CSSMediaRule => rule instanceof CSSMediaRule)
      .filter((rule) => rule.conditionText.includes('prefers-reduced-motion'));
    expect(rules.some((rule) => /\[data-line\][^}]*display: none/u.test(rule.cssText))).toBe(true);
    expect(rules.some((rule) => rule.cssText.includes('--pb-motion'))).toBe(true);
    document.documentElement.style.removeProperty('--pb-motion');
  });
});
