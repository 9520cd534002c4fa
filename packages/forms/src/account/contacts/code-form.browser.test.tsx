import { UiProvider } from '@pribavka/ui';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { mount, type Mounted } from '../../test-utils/render.tsx';
import { CodeForm, type CodeFormProps } from './CodeForm.tsx';
import type { CodeSent } from './types.ts';

let mounted: Mounted;
afterEach(() => mounted.unmount());

const sent: CodeSent = { sentTo: '+7 (9••) •••-12-30', resendAfterSeconds: 60, attemptsLeft: 5, codeLength: 6 };
const refusal = (code: string, message: string, more: object = {}): Error =>
  Object.assign(new Error(code), { code, messages: [message], ...more });
const wrong = (n: number): Error => refusal('CODE_WRONG', `Неверный код. Осталось попыток: ${n}`, { params: { n } });
const exhausted = refusal('CODE_EXHAUSTED', 'Попытки закончились. Запросите новый код');

const send = vi.fn<CodeFormProps['send']>();
const confirm = vi.fn<CodeFormProps['confirm']>();
const open = async (known?: CodeSent): Promise<void> => {
  send.mockReset().mockResolvedValue(sent);
  confirm.mockReset().mockResolvedValue(undefined);
  mounted = await mount(
    <UiProvider>
      <CodeForm to="+7 (903) 123-12-30" sent={known} send={send} confirm={confirm} onDone={vi.fn()} />
    </UiProvider>,
  );
};
const field = page.getByLabelText('Код подтверждения');
const text = (): string => document.body.textContent;

it('says that a code was sent only when it was', async () => {
  let refuse: (reason: Error) => void = () => undefined;
  send.mockReset();
  mounted = await mount(
    <UiProvider>
      <CodeForm
        to="+7 (903) 123-12-30"
        send={send.mockReturnValueOnce(new Promise((_resolve, reject) => (refuse = reject)))}
        confirm={confirm}
        onDone={vi.fn()}
      />
    </UiProvider>,
  );
  await expect.element(page.getByText('Отправляем код на +7 (903) 123-12-30…')).toBeVisible();
  refuse(refusal('CODE_TOO_SOON', 'Отправить снова можно через 1 с', { retryAfter: 1000 }));
  await expect.element(page.getByText('Код, который приходил раньше, не подойдёт. Запросите новый.')).toBeVisible();
  expect(text()).not.toContain('Отправили код');
  await expect.element(field).not.toBeInTheDocument();
  // The button comes when the pause is over, and the field with the code.
  send.mockResolvedValueOnce(sent);
  await userEvent.click(page.getByRole('button', { name: 'Отправить код', exact: true }));
  expect(send).toHaveBeenLastCalledWith(false);
  await expect.element(page.getByText('Отправили код на +7 (9••) •••-12-30.')).toBeVisible();
  await expect.element(field).toHaveFocus();
  expect(text()).not.toContain('приходил раньше');
});

it('does not say that a code was sent when the request has failed', async () => {
  send.mockReset().mockRejectedValueOnce(refusal('NETWORK', 'Нет связи'));
  mounted = await mount(
    <UiProvider>
      <CodeForm to="+7" send={send} confirm={confirm} onDone={vi.fn()} />
    </UiProvider>,
  );
  await expect.element(page.getByText('Нет связи')).toBeVisible();
  expect(text()).not.toContain('Отправили код');
  // The answer alone may have been lost: the code can be typed.
  await expect.element(field).toBeVisible();
});

it('counts attempts by the last refusal and is silent about them when they are over', async () => {
  await open({ ...sent, attemptsLeft: 2 });
  await expect.element(page.getByText('Осталось 2 попытки')).toBeVisible();
  confirm.mockRejectedValueOnce(wrong(1)).mockRejectedValueOnce(exhausted);
  await userEvent.fill(field, '000000');
  await expect.element(page.getByText('Неверный код. Осталось попыток: 1')).toBeVisible();
  expect(text()).not.toContain('2\u00A0попытки');
  await userEvent.fill(field, '11');
  await expect.element(page.getByText('Осталась 1 попытка')).toBeVisible();
  await userEvent.fill(field, '111111');
  await expect.element(page.getByText('Попытки закончились. Запросите новый код')).toBeVisible();
  expect(text()).not.toContain('1\u00A0попытка');
});

it('sends the same wrong digits once: with the last of them, and not by the button', async () => {
  await open(sent);
  confirm.mockRejectedValueOnce(wrong(4)).mockRejectedValueOnce(wrong(3));
  await userEvent.fill(field, '000000');
  await expect.element(page.getByText('Неверный код. Осталось попыток: 4')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Подтвердить' }));
  await expect.element(page.getByText('Неверный код. Осталось попыток: 4')).toBeVisible();
  expect(confirm).toHaveBeenCalledTimes(1);
  await userEvent.fill(field, '000001');
  await expect.element(page.getByText('Неверный код. Осталось попыток: 3')).toBeVisible();
  expect(confirm).toHaveBeenCalledTimes(2);
});

it('tries the same digits again when the first time had no answer', async () => {
  await open(sent);
  confirm.mockRejectedValueOnce(refusal('NETWORK', 'Нет связи'));
  await userEvent.fill(field, '000000');
  await expect.element(page.getByText('Нет связи')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Подтвердить' }));
  await expect.poll(() => confirm).toHaveBeenCalledTimes(2);
});

it('leaves what is typed of the new code when the answer comes after it, and clears what was typed before', async () => {
  const soon = { ...sent, resendAfterSeconds: 0 };
  await open(soon);
  send.mockResolvedValueOnce(soon);
  await userEvent.type(field, '123');
  const again = page.getByRole('button', { name: /Отправить код снова/ });
  await userEvent.click(again);
  await expect.element(field).toHaveValue('');
  let answer: (value: CodeSent) => void = () => undefined;
  send.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  await expect.element(again).toBeEnabled();
  await userEvent.click(again);
  await userEvent.type(field, '98765');
  answer({ ...sent, attemptsLeft: 4 });
  await expect.element(page.getByText(/попытк/)).toBeVisible();
  await expect.element(field).toHaveValue('98765');
});
