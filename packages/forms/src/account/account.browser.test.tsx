import { ConfirmHost, UiProvider } from '@pribavka/ui';
import { Toaster } from '@pribavka/ui/toast';
import type { ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { mount, type Mounted } from '../test-utils/render.tsx';
import { SubmitError } from '../form/failure.ts';
import { PasswordPanel, RecoveryCodes, SecondFactorPanel, SessionsPanel, type SecondFactorCalls } from './index.ts';

let mounted: Mounted;
afterEach(async () => {
  await mounted.unmount();
  vi.restoreAllMocks();
});

const inApp = (node: ReactElement): ReactElement => (
  <UiProvider>
    <Toaster />
    {node}
    <ConfirmHost />
  </UiProvider>
);
const button = (name: string) => page.getByRole('button', { name });
const codes = ['AAAA-BBBB-CCCC', 'DDDD-EEEE-FFFF'];

function fakeCalls(): { [Name in keyof SecondFactorCalls]: ReturnType<typeof vi.fn<SecondFactorCalls[Name]>> } {
  return {
    prove: vi.fn<SecondFactorCalls['prove']>(async () => undefined),
    enrol: vi.fn<SecondFactorCalls['enrol']>(async () => ({
      secret: 'ABCDEFGHIJKLMNOP',
      uri: 'otpauth://totp/x?secret=ABCDEFGHIJKLMNOP',
    })),
    confirm: vi.fn<SecondFactorCalls['confirm']>(async () => ({ recoveryCodes: codes })),
    renewCodes: vi.fn<SecondFactorCalls['renewCodes']>(async () => ({ recoveryCodes: codes })),
    disable: vi.fn<SecondFactorCalls['disable']>(async () => undefined),
  };
}

const off = { enabled: false, enabledAt: null, required: false, recoveryCodesLeft: 0 };

it('switches the second step on: password, picture and key, code, recovery codes', async () => {
  const calls = fakeCalls();
  const changed = vi.fn();
  calls.confirm.mockRejectedValueOnce({ code: 'SECOND_STEP_WRONG', messages: ['Неверный код'] });
  mounted = await mount(
    inApp(<SecondFactorPanel status={off} failed={false} onReload={vi.fn()} calls={calls} onChanged={changed} />),
  );
  await userEvent.click(button('Включить'));
  await userEvent.fill(page.getByLabelText('Ваш пароль', { exact: true }), 'Tayna#2026');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('img', { name: 'QR-код для приложения с кодами' })).toBeVisible();
  await expect.element(page.getByText('ABCD EFGH IJKL MNOP')).toBeVisible();
  expect(calls.prove).toHaveBeenCalledWith('Tayna#2026');

  const code = page.getByLabelText('Код из приложения');
  await expect.element(code).toHaveFocus();
  // A whole code is sent by itself.
  await userEvent.fill(code, '111111');
  await expect.element(page.getByText('Неверный код')).toBeVisible();
  await userEvent.fill(code, '222222');
  await expect.element(page.getByText(codes[0] ?? '')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Резервные коды' })).toHaveFocus();
  expect(changed).not.toHaveBeenCalled();
  await userEvent.click(button('Коды сохранены'));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(changed).toHaveBeenCalledTimes(1);
});

it('keeps the switch-off from those who must have the second step, and asks the others for the password', async () => {
  const calls = fakeCalls();
  const on = { enabled: true, enabledAt: '2026-11-20 12:00:00.000', required: true, recoveryCodesLeft: 7 };
  const panel = (required: boolean): ReactElement =>
    inApp(
      <SecondFactorPanel
        status={{ ...on, required }}
        failed={false}
        onReload={vi.fn()}
        calls={calls}
        onChanged={vi.fn()}
      />,
    );
  mounted = await mount(panel(true));
  await expect.element(page.getByText('Обязателен для администраторов')).toBeVisible();
  await expect.element(button('Выключить')).not.toBeInTheDocument();
  await mounted.rerender(panel(false));
  await userEvent.click(button('Выключить'));
  await userEvent.fill(page.getByLabelText('Ваш пароль', { exact: true }), 'Tayna#2026');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => calls.disable).toHaveBeenCalledTimes(1);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

it('gives the recovery codes as a file and on paper', async () => {
  mounted = await mount(inApp(<RecoveryCodes codes={codes} onDone={vi.fn()} />));
  let saved: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved = blob as Blob;
    return 'blob:codes';
  });
  const pressed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await userEvent.click(button('Скачать'));
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(await saved?.text()).toContain(codes.join('\n'));

  const printed: string[] = [];
  const append = document.body.append.bind(document.body);
  vi.spyOn(document.body, 'append').mockImplementation((...nodes) => {
    append(...nodes);
    for (const node of nodes) {
      const paper = node instanceof HTMLIFrameElement ? node.contentWindow : null;
      if (paper) paper.print = () => void printed.push(paper.document.body.textContent);
    }
  });
  await userEvent.click(button('Напечатать'));
  expect(printed).toHaveLength(1);
  for (const code of codes) expect(printed[0]).toContain(code);
});

it('shows sessions by device and ends one, or all the others after a question', async () => {
  const sessions = [
    { id: '1', current: true, device: 'Chrome, Windows', ip: '10.0.0.1', lastUsedAt: '2026-11-20 12:00:00.000' },
    { id: '2', current: false, device: 'Safari, iPhone', ip: null, lastUsedAt: '2026-11-19 12:00:00.000' },
  ];
  const end = vi.fn(async () => undefined);
  const endMany = vi.fn(async () => ({ ended: 1 }));
  mounted = await mount(
    inApp(<SessionsPanel sessions={sessions} failed={false} onReload={vi.fn()} onEnd={end} onEndMany={endMany} />),
  );
  await expect.element(page.getByText('Этот сеанс')).toBeVisible();
  await expect.element(button('Завершить сеанс: Chrome, Windows')).not.toBeInTheDocument();
  await userEvent.click(button('Завершить сеанс: Safari, iPhone'));
  expect(end).toHaveBeenCalledWith('2');
  await expect.element(page.getByText('Сеанс завершён')).toBeInTheDocument();
  await userEvent.click(button('Завершить все, кроме этого'));
  expect(endMany).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Завершить', exact: true }));
  await expect.poll(() => endMany).toHaveBeenCalledTimes(1);
});

it('changes the password: a refusal stands at its field and keeps what was typed, a success empties the form', async () => {
  const onSave = vi.fn(async () => undefined);
  onSave.mockRejectedValueOnce(new SubmitError({ oldPassword: ['Неверный текущий пароль'] }));
  mounted = await mount(inApp(<PasswordPanel onSave={onSave} />));
  const old = page.getByLabelText('Текущий пароль', { exact: true });
  const first = page.getByLabelText('Новый пароль', { exact: true });
  await userEvent.fill(old, 'Staryi#2026');
  await userEvent.fill(first, 'Novyi#2027x');
  await userEvent.fill(page.getByLabelText('Ещё раз', { exact: true }), 'Novyi#2027x');
  await userEvent.click(button('Сменить пароль'));
  await expect.element(page.getByText('Неверный текущий пароль')).toBeVisible();
  await expect.element(first).toHaveValue('Novyi#2027x');
  await userEvent.fill(old, 'Staryi#2025');
  await userEvent.click(button('Сменить пароль'));
  await expect.element(page.getByText('Пароль изменён, другие сеансы завершены')).toBeVisible();
  await expect.element(page.getByLabelText('Текущий пароль', { exact: true })).toHaveValue('');
  expect(onSave).toHaveBeenLastCalledWith({ oldPassword: 'Staryi#2025', password: 'Novyi#2027x' });
});
