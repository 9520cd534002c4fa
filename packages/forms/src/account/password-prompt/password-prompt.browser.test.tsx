import { Dialog, UiProvider } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { mount, type Mounted } from '../../test-utils/render.tsx';
import { SubmitError } from '../../form/failure.ts';
import { askPassword } from './ask-password.ts';
import { PasswordPromptHost } from './PasswordPromptHost.tsx';

let mounted: Mounted;
afterEach(() => mounted.unmount());

const onBelow = vi.fn();
const Screen = (): ReactElement => (
  <UiProvider>
    <Dialog open title="Новый телефон" onClose={onBelow}>
      <button type="button">Получить код</button>
    </Dialog>
    <PasswordPromptHost />
  </UiProvider>
);
const prompt = () => page.getByRole('dialog', { name: 'Подтвердите, что это вы' });
const password = () => page.getByLabelText('Пароль', { exact: true });

it('asks over an open dialog, shows a wrong password at the field and goes on after the right one', async () => {
  mounted = await mount(<Screen />);
  await expect.element(page.getByRole('button', { name: 'Получить код' })).toHaveFocus();
  const check = vi.fn(async (given: string) => {
    if (given !== 'right') throw new SubmitError({ password: ['Неверный пароль'] });
  });
  const answer = askPassword(check);
  await expect.element(prompt()).toBeVisible();
  await expect.element(password()).toHaveFocus();
  await userEvent.keyboard('wrong{Enter}');
  await expect.element(password()).toHaveAccessibleDescription(/Неверный пароль/);
  await userEvent.fill(password(), 'right');
  await userEvent.keyboard('{Enter}');
  expect(await answer).toBe(true);
  expect(check.mock.calls).toEqual([['wrong'], ['right']]);
  await expect.element(prompt()).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog', { name: 'Новый телефон' })).toBeVisible();
});

it('takes Esc for a no and leaves the dialog below alone', async () => {
  mounted = await mount(<Screen />);
  await expect.element(page.getByRole('button', { name: 'Получить код' })).toHaveFocus();
  const answer = askPassword(async () => undefined);
  await expect.element(password()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(await answer).toBe(false);
  expect(onBelow).not.toHaveBeenCalled();
});

it('asks for the code as well where the second step is on, without losing the password', async () => {
  mounted = await mount(<Screen />);
  const check = vi.fn(async (_password: string, code?: string) => {
    if (code === undefined) throw { code: 'SECOND_STEP_NEEDED', fields: { code: ['Введите код'] }, messages: [] };
    if (code !== '123456') throw { code: 'SECOND_STEP_WRONG', fields: { code: ['Неверный код'] }, messages: [] };
  });
  const answer = askPassword(check);
  await expect.element(password()).toHaveFocus();
  await userEvent.keyboard('right{Enter}');
  const code = page.getByLabelText('Код из приложения');
  await expect.element(code).toHaveFocus();
  await expect.element(code).not.toHaveAttribute('aria-invalid', 'true');
  await userEvent.keyboard('000000{Enter}');
  await expect.element(code).toHaveAccessibleDescription(/Неверный код/);
  await userEvent.fill(code, '123456');
  await userEvent.keyboard('{Enter}');
  expect(await answer).toBe(true);
  expect(check.mock.calls).toEqual([['right'], ['right', '000000'], ['right', '123456']]);
});
