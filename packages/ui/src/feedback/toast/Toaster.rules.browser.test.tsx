import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { NOTIFICATION_DURATION, NOTIFICATION_GAP, TOAST_DURATION } from '../../foundation/constants.ts';
import { Dialog } from '../../overlays/Dialog/Dialog.tsx';
import { mount } from '../../test-utils/mount.tsx';
import { NotificationCenter } from '../notifications/NotificationCenter.tsx';
import { useToastHistory } from '../notifications/useToastHistory.ts';
import { createFacade } from './core/facade.ts';
import { createToastStore, type ToastStore } from './core/store.ts';
import type { ToastClock } from './core/types.ts';
import { Toaster } from './Toaster.tsx';

/** Time that goes by command: what is left of a message is exact, whatever the machine does. */
const handClock = (): ToastClock & { go: (ms: number) => void } => {
  let now = 1_000_000;
  const timers = new Map<number, { at: number; run: () => void }>();
  let next = 1;
  return {
    now: () => now,
    start: (run, ms) => {
      timers.set(next, { at: now + ms, run });
      next += 1;
      return next - 1;
    },
    stop: (handle) => timers.delete(handle as number),
    go: (ms) => {
      const end = now + ms;
      for (;;) {
        const due = [...timers].filter(([, timer]) => timer.at <= end).sort((a, b) => a[1].at - b[1].at)[0];
        if (!due) break;
        timers.delete(due[0]);
        now = due[1].at;
        due[1].run();
      }
      now = end;
    },
  };
};

const History = ({ store }: { store: ToastStore }) => <NotificationCenter entries={useToastHistory(store)} />;

/** Its effect runs after the toaster's: from then on the toaster listens. */
const Ready = ({ onReady }: { onReady: () => void }): null => {
  useEffect(onReady, [onReady]);
  return null;
};

const setup = async (extra = <button type="button">Страница</button>) => {
  const clock = handClock();
  const store = createToastStore({ clock });
  const onReady = vi.fn();
  await mount(
    <main>
      {extra}
      <Toaster store={store} />
      <Ready onReady={onReady} />
    </main>,
  );
  await vi.waitFor(() => expect(onReady).toHaveBeenCalled());
  // The pointer stays where the last test left it: a message that appears under it would be paused.
  await userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } });
  const toast = createFacade(store, 'toast');
  const notify = createFacade(store, 'notification');
  return { clock, store, toast, notify };
};
const shown = (): (string | null)[] =>
  [...document.querySelectorAll('[data-pb-root="toasts"] [role="group"]:not([data-phase="closing"])')].map((item) =>
    item.getAttribute('aria-label'),
  );
const group = (name: string) => page.getByRole('group', { name });
const live = (role: string): string | undefined =>
  document.querySelector(`[data-pb-root="announcer"] [role="${role}"]`)?.textContent ?? undefined;
const hide = (hidden: boolean): void => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event('visibilitychange'));
};

afterEach(() => {
  Reflect.deleteProperty(document, 'hidden');
});

describe('сроки и очередь на экране', () => {
  it('числа спецификации: 3000, 4500, 16', () => {
    expect([TOAST_DURATION, NOTIFICATION_DURATION, NOTIFICATION_GAP]).toEqual([3000, 4500, 16]);
  });

  it('тост уходит через 3000 мс, уведомление через 4500', async () => {
    const { clock, toast, notify } = await setup();
    toast.success('Сохранили');
    notify.info('Начислено 825 баллов');
    await expect.element(group('Начислено 825 баллов')).toBeVisible();
    clock.go(2999);
    await vi.waitFor(() => expect(shown()).toHaveLength(2));
    clock.go(1);
    await vi.waitFor(() => expect(shown()).toEqual(['Начислено 825 баллов']));
    clock.go(1500);
    await vi.waitFor(() => expect(shown()).toEqual([]));
  });

  it('не больше трёх, ошибка обгоняет очередь', async () => {
    const { clock, notify } = await setup();
    for (const n of [1, 2, 3, 4]) notify.info(`Сообщение ${n}`);
    notify.error('Банк не принял выплату');
    await vi.waitFor(() => expect(shown()).toEqual(['Сообщение 3', 'Сообщение 2', 'Сообщение 1']));
    clock.go(4500 + 120);
    await vi.waitFor(() => expect(shown()).toEqual(['Сообщение 4', 'Банк не принял выплату']));
  });

  it('одинаковые складываются в «×3» и звучат один раз', async () => {
    const { toast } = await setup();
    const heard: (string | null)[] = [];
    for (let n = 0; n < 3; n += 1) toast.error('Нет связи с сервером');
    await vi.waitFor(() => expect(group('Нет связи с сервером').element().textContent).toContain('×3'));
    const region = document.querySelector('[data-pb-root="announcer"] [role="alert"]') as Element;
    const observer = new MutationObserver(() => heard.push(region.textContent));
    observer.observe(region, { childList: true, characterData: true, subtree: true });
    await vi.waitFor(() => expect(live('alert')).toContain('Нет связи с сервером'));
    observer.disconnect();
    expect(heard.length).toBeLessThanOrEqual(1);
  });

  it('обновление меняет текст на месте и начинает срок заново', async () => {
    const { clock, toast } = await setup();
    const id = toast.info('Загружаем 1 из 2');
    await expect.element(group('Загружаем 1 из 2')).toBeVisible();
    const element = group('Загружаем 1 из 2').element();
    clock.go(2500);
    toast.update(id, 'success', 'Загружено 2 из 2');
    await expect.element(group('Загружено 2 из 2')).toBeVisible();
    expect(group('Загружено 2 из 2').element()).toBe(element);
    clock.go(2500);
    await vi.waitFor(() => expect(shown()).toEqual(['Загружено 2 из 2']));
  });

  it('обещание: кольцо, затем итог; ошибка видна и доходит до вызвавшего', async () => {
    const { toast } = await setup();
    let fail: (reason: Error) => void = () => undefined;
    const work = new Promise<void>((_resolve, reject) => {
      fail = reject;
    });
    const followed = toast.promise(work, {
      loading: 'Готовим выгрузку…',
      success: 'Выгрузка готова',
      error: 'Не выгрузили',
    });
    await expect.element(group('Готовим выгрузку…')).toBeVisible();
    expect(group('Готовим выгрузку…').element().querySelector('[data-ring]')).not.toBeNull();
    const caught = followed.catch((reason: unknown) => reason);
    fail(new Error('502'));
    await expect.element(group('Не выгрузили')).toBeVisible();
    expect(await caught).toMatchObject({ message: '502' });
  });

  it('с действием не исчезает: час спустя его ещё можно нажать', async () => {
    const { clock, toast } = await setup();
    const onAction = vi.fn();
    toast.success('Продажа подтверждена', { actions: [{ label: 'Отменить', onAction }] });
    await expect.element(page.getByRole('button', { name: 'Отменить' })).toBeVisible();
    clock.go(3_600_000);
    await userEvent.click(page.getByRole('button', { name: 'Отменить' }));
    expect(onAction).toHaveBeenCalledOnce();
  });
});

describe('время стоит и идёт с остатка', () => {
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
    await vi.waitFor(() => expect(store.getState().paused).toBe(true));
    clock.go(60_000);
    expect(shown()).toEqual(['Начислено']);
    await resume();
    await vi.waitFor(() => expect(store.getState().paused).toBe(false));
    clock.go(499);
    await vi.waitFor(() => expect(shown()).toEqual(['Начислено']));
    clock.go(1);
    await vi.waitFor(() => expect(shown()).toEqual([]));
  });
});

describe('палец', () => {
  const finger = (element: Element, type: string, x: number, y: number): void => {
    element.dispatchEvent(
      new PointerEvent(type, { pointerId: 1, pointerType: 'touch', clientX: x, clientY: y, bubbles: true }),
    );
  };
  // A made-up pointer cannot be captured.
  beforeEach(() => {
    vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('смахивание вбок убирает, вверх — оставляет странице', async () => {
    const { toast } = await setup();
    toast.info('Первое', { duration: 60_000 });
    await expect.element(group('Первое')).toBeVisible();
    const element = group('Первое').element() as HTMLElement;
    finger(element, 'pointerdown', 100, 100);
    finger(element, 'pointermove', 102, 140);
    finger(element, 'pointerup', 102, 180);
    expect(shown()).toEqual(['Первое']);
    finger(element, 'pointerdown', 100, 100);
    finger(element, 'pointermove', 140, 101);
    expect(element.style.getPropertyValue('--swipe')).toBe('40px');
    finger(element, 'pointermove', 180, 101);
    finger(element, 'pointerup', 180, 101);
    await vi.waitFor(() => expect(shown()).toEqual([]));
  });

  it('недотянутое возвращается на место, время идёт дальше', async () => {
    const { store, toast } = await setup();
    toast.info('Второе', { duration: 60_000 });
    await expect.element(group('Второе')).toBeVisible();
    const element = group('Второе').element() as HTMLElement;
    finger(element, 'pointerdown', 100, 100);
    expect(store.getState().paused).toBe(true);
    finger(element, 'pointermove', 110, 100);
    finger(element, 'pointercancel', 110, 100);
    expect(element.style.getPropertyValue('--swipe')).toBe('');
    expect(store.getState().paused).toBe(false);
    expect(shown()).toEqual(['Второе']);
  });
});

describe('диалог, история, движение', () => {
  it('над диалогом и с кнопки внутри него: живое, не inert, фокус доходит', async () => {
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

  it('в истории последние 50, новые первыми, с действиями', async () => {
    const { store, notify } = await setup();
    for (let n = 1; n <= 52; n += 1) notify.info(`Новость ${n}`);
    await mount(<History store={store} />);
    const list = page.getByRole('region', { name: 'Уведомления' }).getByRole('listitem');
    await vi.waitFor(() => expect(list.elements()).toHaveLength(50));
    expect(list.elements()[0]?.textContent).toContain('Новость 52');
    expect(list.elements().at(-1)?.textContent).toContain('Новость 3');
  });

  it('толпа сообщений не движется, немногие въезжают', async () => {
    const store = createToastStore({ clock: handClock(), limit: { toast: 1, notification: 20 } });
    await mount(<Toaster store={store} />);
    const notify = createFacade(store, 'notification');
    notify.info('Новость 1');
    await expect.element(group('Новость 1')).toBeVisible();
    const moving = (): string => getComputedStyle(group('Новость 1').element()).animationName;
    expect(moving()).not.toBe('none');
    for (let n = 2; n <= 8; n += 1) notify.info(`Новость ${n}`);
    await vi.waitFor(() => expect(shown()).toHaveLength(8));
    expect(moving()).toBe('none');
  });

  it('при «меньше движения» ничего не едет и полоски времени нет', async () => {
    document.documentElement.style.setProperty('--pb-motion', '0');
    const { notify } = await setup();
    notify.info('Тихо');
    await expect.element(group('Тихо')).toBeVisible();
    const rules = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule): rule is CSSMediaRule => rule instanceof CSSMediaRule)
      .filter((rule) => rule.conditionText.includes('prefers-reduced-motion'));
    expect(rules.some((rule) => /\[data-line\][^}]*display: none/u.test(rule.cssText))).toBe(true);
    expect(rules.some((rule) => rule.cssText.includes('--pb-motion'))).toBe(true);
    document.documentElement.style.removeProperty('--pb-motion');
  });
});
