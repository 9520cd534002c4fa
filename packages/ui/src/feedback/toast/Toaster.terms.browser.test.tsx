import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { NOTIFICATION_DURATION, NOTIFICATION_GAP, TOAST_DURATION } from '../../foundation/constants.ts';
import { group, live, setup, shown } from '../../test-utils/toasts.tsx';

describe('durations and the queue on the screen', () => {
  it('uses the figures of the specification: 3000, 4500, 16', () => {
    expect([TOAST_DURATION, NOTIFICATION_DURATION, NOTIFICATION_GAP]).toEqual([3000, 4500, 16]);
  });

  it('removes a toast after 3000 ms and a notification after 4500', async () => {
    const { clock, toast, notify } = await setup();
    toast.success('Сохранили');
    notify.info('Начислено 825 баллов');
    await expect.element(group('Начислено 825 баллов')).toBeVisible();
    clock.go(2999);
    await expect.poll(() => shown()).toHaveLength(2);
    clock.go(1);
    await expect.poll(() => shown()).toEqual(['Начислено 825 баллов']);
    clock.go(1500);
    await expect.poll(() => shown()).toEqual([]);
  });

  it('shows three at most, and an error at once over them', async () => {
    const { clock, notify } = await setup();
    for (const n of [1, 2, 3, 4]) notify.info(`Сообщение ${n}`);
    notify.error('Банк не принял выплату');
    await expect.poll(() => shown()).toEqual(['Банк не принял выплату', 'Сообщение 3', 'Сообщение 2', 'Сообщение 1']);
    clock.go(4500 + 120);
    await expect.poll(() => shown()).toEqual(['Сообщение 4']);
  });

  it('joins equal ones into «×3» and announces them once', async () => {
    const { toast } = await setup();
    const heard: (string | null)[] = [];
    for (let n = 0; n < 3; n += 1) toast.error('Нет связи с сервером');
    await expect.poll(() => group('Нет связи с сервером').element().textContent).toContain('×3');
    const region = document.querySelector('[data-pb-root="announcer"] [role="alert"]') as Element;
    const observer = new MutationObserver(() => heard.push(region.textContent));
    observer.observe(region, { childList: true, characterData: true, subtree: true });
    await expect.poll(() => live('alert')).toContain('Нет связи с сервером');
    observer.disconnect();
    expect(heard.length).toBeLessThanOrEqual(1);
  });

  it('updates the text in place and restarts its time', async () => {
    const { clock, toast } = await setup();
    const id = toast.info('Загружаем 1 из 2');
    await expect.element(group('Загружаем 1 из 2')).toBeVisible();
    const element = group('Загружаем 1 из 2').element();
    clock.go(2500);
    toast.update(id, 'success', 'Загружено 2 из 2');
    await expect.element(group('Загружено 2 из 2')).toBeVisible();
    expect(group('Загружено 2 из 2').element()).toBe(element);
    clock.go(2500);
    await expect.poll(() => shown()).toEqual(['Загружено 2 из 2']);
  });

  it('shows a spinner for a promise, then its result; an error is shown and reaches the caller', async () => {
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

  it('keeps a message with an action: it can be pressed an hour later', async () => {
    const { clock, toast } = await setup();
    const onAction = vi.fn();
    toast.success('Продажа подтверждена', { actions: [{ label: 'Отменить', onAction }] });
    await expect.element(page.getByRole('button', { name: 'Отменить' })).toBeVisible();
    clock.go(3_600_000);
    await userEvent.click(page.getByRole('button', { name: 'Отменить' }));
    expect(onAction).toHaveBeenCalledOnce();
  });
});
