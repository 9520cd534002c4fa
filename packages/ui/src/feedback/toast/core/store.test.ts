import { describe, expect, it } from 'vitest';

import { createFacade } from './facade.ts';
import { createToastStore, type ToastStore } from './store.ts';
import type { ToastClock } from './types.ts';

interface ManualClock extends ToastClock {
  readonly tick: (ms: number) => void;
}

const manualClock = (): ManualClock => {
  let now = 0;
  let next = 1;
  const timers = new Map<number, { at: number; run: () => void }>();
  return {
    now: () => now,
    start: (run, ms) => {
      timers.set(next, { at: now + ms, run });
      return next++;
    },
    stop: (handle) => timers.delete(handle as number),
    tick: (ms) => {
      const end = now + ms;
      for (;;) {
        const due = [...timers].filter(([, t]) => t.at <= end).sort((a, b) => a[1].at - b[1].at)[0];
        if (!due) break;
        now = due[1].at;
        timers.delete(due[0]);
        due[1].run();
      }
      now = end;
    },
  };
};

const setup = (options = {}) => {
  const clock = manualClock();
  const store = createToastStore({ clock, ...options });
  return { clock, store, toast: createFacade(store, 'toast'), notify: createFacade(store, 'notification') };
};

const titles = (store: ToastStore) => store.getState().shown.map((item) => item.title);

describe('time', () => {
  it('keeps a toast for 3000 ms, a notification for 4500 ms', () => {
    const { clock, store, toast, notify } = setup();
    toast.success('Сохранили');
    notify.info('Импорт завершён');
    clock.tick(2999);
    expect(titles(store)).toEqual(['Импорт завершён', 'Сохранили']);
    clock.tick(1 + 120);
    expect(titles(store)).toEqual(['Импорт завершён']);
    clock.tick(1500);
    expect(titles(store)).toEqual([]);
  });

  it('resumes a pause with the remainder, not from the start', () => {
    const { clock, store, toast } = setup();
    toast.success('Сохранили');
    clock.tick(2000);
    store.pause('hover');
    clock.tick(60_000);
    store.resume('hover');
    clock.tick(999);
    expect(store.getState().shown[0]?.phase).toBe('open');
    clock.tick(1);
    expect(store.getState().shown[0]?.phase).toBe('closing');
  });

  it('stands still while one reason remains', () => {
    const { clock, store, toast } = setup();
    toast.success('Сохранили');
    store.pause('hover');
    store.pause('hidden');
    store.resume('hover');
    clock.tick(10_000);
    expect(titles(store)).toEqual(['Сохранили']);
    store.resume('hidden');
    clock.tick(3120);
    expect(titles(store)).toEqual([]);
  });

  it('starts the time of a message that comes in a pause after it', () => {
    const { clock, store, toast } = setup();
    store.pause('blur');
    toast.success('Сохранили');
    clock.tick(10_000);
    expect(titles(store)).toEqual(['Сохранили']);
    store.resume('blur');
    clock.tick(3120);
    expect(titles(store)).toEqual([]);
  });

  it('never removes a message with an action by itself', () => {
    const { clock, store, toast } = setup();
    toast.success('Продажа подтверждена', { actions: [{ label: 'Отменить', onAction: () => {} }] });
    clock.tick(600_000);
    expect(titles(store)).toEqual(['Продажа подтверждена']);
  });

  it('«Не скрывать уведомления» cancels all timers', () => {
    const { clock, store, toast } = setup({ persistent: true });
    toast.success('Сохранили');
    clock.tick(600_000);
    expect(titles(store)).toEqual(['Сохранили']);
  });
});

describe('queue', () => {
  it('shows three notifications, newest on top, and an error at once above them', () => {
    const { clock, store, notify } = setup();
    for (const n of [1, 2, 3, 4, 5]) notify.info(`Сообщение ${n}`);
    notify.error('Банк не принял 3 выплаты');
    expect(titles(store)).toEqual(['Банк не принял 3 выплаты', 'Сообщение 3', 'Сообщение 2', 'Сообщение 1']);
    expect(store.getState().waiting.map((item) => item.title)).toEqual(['Сообщение 4', 'Сообщение 5']);
    clock.tick(4500 + 120);
    expect(titles(store)).toEqual(['Сообщение 5', 'Сообщение 4']);
  });

  it.each(['toast', 'notify'] as const)('%s: an error waits for nothing but three other errors', (kind) => {
    const all = setup();
    const raise = all[kind];
    for (const n of [1, 2, 3, 4]) raise.info(`Сообщение ${n}`);
    for (const n of [1, 2, 3, 4]) raise.error(`Ошибка ${n}`);
    expect(titles(all.store).slice(0, 3)).toEqual(['Ошибка 3', 'Ошибка 2', 'Ошибка 1']);
    expect(all.store.getState().waiting[0]?.title).toBe('Ошибка 4');
  });

  it('shows a waiting message that became an error', () => {
    const { store, toast } = setup();
    toast.info('Сохранили');
    const id = toast.info('Отправляем');
    store.update(id, { tone: 'error', title: 'Не отправили' });
    expect(titles(store)).toEqual(['Не отправили', 'Сохранили']);
  });

  it('is not blocked by a message that stays', () => {
    const { store, toast } = setup();
    toast.success('Продажа подтверждена', { actions: [{ label: 'Отменить', onAction: () => {} }] });
    toast.success('Сохранили');
    expect(titles(store)).toEqual(['Сохранили', 'Продажа подтверждена']);
  });

  it('holds three that stay at most, the oldest goes to the history', () => {
    const { clock, store, toast } = setup();
    for (const n of [1, 2, 3, 4]) toast.info(`Выбор ${n}`, { duration: null });
    clock.tick(200);
    expect(titles(store)).toEqual(['Выбор 4', 'Выбор 3', 'Выбор 2']);
    expect(store.getState().history.map((item) => item.title)).toContain('Выбор 1');
  });

  it('shows one of 50 at once, the rest wait, none is lost', () => {
    const { store, toast } = setup();
    for (let n = 0; n < 50; n += 1) toast.info(`№ ${n}`);
    expect(store.getState().shown).toHaveLength(1);
    expect(store.getState().waiting).toHaveLength(49);
  });
});

describe('repeats and updates', () => {
  it.each(['toast', 'notify'] as const)('%s: the same id raised while it leaves is one living message', (kind) => {
    const all = setup();
    const raise = all[kind];
    for (const again of [raise.info, raise.error, raise.success]) {
      raise.info('Импорт идёт', { id: 'import' });
      all.store.dismiss('import');
      all.clock.tick(60);
      again('Импорт завершён', { id: 'import' });
      expect(all.store.getState().shown.map(({ id, phase }) => [id, phase])).toEqual([['import', 'open']]);
      all.clock.tick(200);
      expect(titles(all.store)).toEqual(['Импорт завершён']);
      all.store.dismiss();
      all.clock.tick(200);
    }
  });

  it('closed again soon after it came back, a message leaves in its own time', () => {
    const { clock, store, toast } = setup();
    toast.info('Импорт идёт', { id: 'import' });
    store.dismiss('import');
    clock.tick(60);
    toast.info('Импорт завершён', { id: 'import' });
    store.dismiss('import');
    clock.tick(119);
    expect(titles(store)).toEqual(['Импорт завершён']);
    clock.tick(1);
    expect(titles(store)).toEqual([]);
  });

  it('joins five equal errors into one with a count', () => {
    const { store, toast } = setup();
    for (let n = 0; n < 5; n += 1) toast.error('Время сеанса истекло. Требуется авторизация.');
    expect(store.getState().shown).toHaveLength(1);
    expect(store.getState().shown[0]?.count).toBe(5);
    expect(store.takeAnnouncements()).toHaveLength(1);
  });

  it('brings a leaving message back when it repeats', () => {
    const { clock, store, toast } = setup();
    toast.error('Нет связи', { duration: 500 });
    clock.tick(510);
    expect(store.getState().shown[0]?.phase).toBe('closing');
    toast.error('Нет связи');
    clock.tick(300);
    expect(store.getState().shown).toMatchObject([{ phase: 'open', count: 2 }]);
  });

  it('replaces a message of the same id and restarts its time', () => {
    const { clock, store, toast } = setup();
    toast.info('Сохраняем', { id: 'save' });
    clock.tick(2900);
    toast.success('Сохранили', { id: 'save' });
    clock.tick(2900);
    expect(titles(store)).toEqual(['Сохранили']);
    expect(store.getState().shown[0]?.revision).toBe(1);
  });

  it('waits for a promise, then shows its result; an error reaches the caller', async () => {
    const { clock, store, toast } = setup();
    const texts = { loading: 'Загружаем', success: 'Загрузили', error: 'Не загрузили' };
    const good = toast.promise(Promise.resolve(7), texts);
    clock.tick(60_000);
    expect(titles(store)).toEqual(['Загружаем']);
    await expect(good).resolves.toBe(7);
    expect(titles(store)).toEqual(['Загрузили']);
    await expect(toast.promise(Promise.reject(new Error('x')), texts)).rejects.toThrow('x');
    expect(store.getState().shown.some((item) => item.tone === 'error' && item.title === 'Не загрузили')).toBe(true);
  });
});

describe('announcements and history', () => {
  it('announces every message once, errors assertively', () => {
    const { store, toast } = setup();
    toast.error('Банк не принял выплату', { description: 'Баллы вернулись.' });
    expect(store.takeAnnouncements()).toEqual([{ text: 'Банк не принял выплату. Баллы вернулись', assertive: true }]);
    expect(store.takeAnnouncements()).toEqual([]);
  });

  it('announces a waiting message when it is shown', () => {
    const { clock, store, toast } = setup();
    toast.info('Первое');
    toast.info('Второе');
    expect(store.takeAnnouncements()).toHaveLength(1);
    clock.tick(3120);
    expect(store.takeAnnouncements()).toEqual([{ text: 'Второе', assertive: false }]);
  });

  it('keeps the last 50, newest first', () => {
    const { store, toast } = setup();
    for (let n = 0; n < 60; n += 1) toast.info(`№ ${n}`);
    expect(store.getState().history).toHaveLength(50);
    expect(store.getState().history[0]?.title).toBe('№ 59');
  });
});
