import { ConfirmHost } from '@pribavka/ui';
import { Toaster } from '@pribavka/ui/toast';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { ColumnsForm } from '../columns/ColumnsForm.tsx';
import { russianBesides } from '../../../ui/src/test-utils/spoken.ts';
import { English } from '../test-utils/english.tsx';
import { mount, type Mounted } from '../test-utils/render.tsx';
import * as account from './index.ts';

let mounted: Mounted;
afterEach(() => mounted.unmount());

const nothing = (): undefined => undefined;
const open = async (node: ReactElement): Promise<void> => {
  mounted = await mount(
    <English>
      {node}
      <ConfirmHost />
      <Toaster />
    </English>,
  );
};
const press = (name: string | RegExp): Promise<void> => userEvent.click(page.getByRole('button', { name }).first());

const sent = { sentTo: '+7 (9••) •••-12-30', resendAfterSeconds: 60, attemptsLeft: 1, codeLength: 6 };
const calls: account.ContactCalls = {
  saveName: async () => undefined,
  sendPhone: async () => sent,
  confirmPhone: async () => undefined,
  sendEmail: async () => sent,
  resendEmail: async () => sent,
  confirmEmail: async () => undefined,
};
const person: account.ContactPerson = {
  lastName: 'Jones',
  firstName: 'Irene',
  middleName: null,
  phone: '79031234567',
  email: 'jones@pribavka.example',
  isPhoneVerified: true,
  isEmailVerified: false,
  pendingPhone: '79035554433',
  pendingEmail: null,
};
const step = { failed: false, onReload: nothing, onChanged: nothing };

it.each([
  ['name', 'Change the name'],
  ['phone', 'Change the phone'],
  ['its code', 'Enter the code for the new phone'],
  ['address', 'Change the email'],
  ['its code', 'Confirm the email'],
])('changes the %s in English: %s', async (_what, button) => {
  await open(<account.ContactsPanel person={person} calls={calls} onChanged={nothing} />);
  expect(russianBesides()).toEqual([]);
  await press(button);
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => document.querySelector('[role=dialog] form')).toBeTruthy();
  expect(russianBesides()).toEqual([]);
});

it('counts attempts in English', async () => {
  await open(
    <account.CodeForm to="+7" sent={sent} send={async () => sent} confirm={async () => undefined} onDone={nothing} />,
  );
  expect(document.body.textContent).toContain('1\u00A0attempt left');
  expect(russianBesides()).toEqual([]);
});

it('ends sessions in English and says how many', async () => {
  const sessions = ['a', 'b'].map((id) => ({
    id,
    current: id === 'a',
    device: 'Chrome, Windows',
    ip: null,
    lastUsedAt: '2026-11-20 12:41:00.000',
  }));
  await open(
    <account.SessionsPanel
      failed={false}
      onReload={nothing}
      sessions={sessions}
      onEnd={async () => undefined}
      onEndMany={async () => ({ ended: 2 })}
    />,
  );
  expect(document.body.textContent).toContain('Last active 20 Nov');
  await press('End all but this one');
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  expect(russianBesides()).toEqual([]);
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'End', exact: true }));
  await expect.poll(() => document.body.textContent).toContain('2\u00A0sessions ended');
  expect(russianBesides()).toEqual([]);
});

it('turns the second step on in English', async () => {
  const status = { enabled: false, enabledAt: null, required: false, recoveryCodesLeft: 0 };
  await open(
    <account.SecondFactorPanel
      {...step}
      status={status}
      calls={{
        prove: async () => undefined,
        enrol: async () => ({ secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP' }),
        confirm: async () => ({ recoveryCodes: ['K7QX'] }),
        renewCodes: async () => ({ recoveryCodes: [] }),
        disable: async () => undefined,
      }}
    />,
  );
  expect(russianBesides()).toEqual([]);
  await press('Turn on');
  await userEvent.fill(page.getByLabelText('Your password', { exact: true }), 'Tayna#2026');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('img', { name: 'QR code for an app for codes' })).toBeVisible();
  expect(russianBesides()).toEqual([]);
  await userEvent.fill(page.getByLabelText('Code from the app'), '123456');
  await expect.element(page.getByRole('heading', { name: 'Recovery codes' })).toBeVisible();
  expect(russianBesides()).toEqual([]);
});

it('says in English since when the second step is on', async () => {
  const status = { enabled: true, enabledAt: '2026-11-20 12:41:00.000', required: true, recoveryCodesLeft: 7 };
  await open(<account.SecondFactorPanel {...step} status={status} calls={{} as account.SecondFactorCalls} />);
  expect(document.body.textContent).toMatch(/Since 20 Nov(?:ember)? 2026\. Recovery codes left: 7/);
  expect(russianBesides()).toEqual([]);
});

it('asks for the password and changes it in English', async () => {
  await open(
    <>
      <account.PasswordPanel onSave={async () => undefined} />
      <account.PasswordPromptHost />
    </>,
  );
  await press('Change the password');
  await expect.poll(() => document.body.textContent).toContain('Required field');
  expect(russianBesides()).toEqual([]);
  const answer = account.askPassword(async () => undefined);
  await expect.element(page.getByRole('dialog', { name: 'Confirm that it is you' })).toBeVisible();
  expect(russianBesides()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect(await answer).toBe(false);
});

it('joins the columns of a file in English', async () => {
  const fields = [
    { field: 'inn', title: 'INN', required: true, guess: 0 },
    { field: 'name', title: 'Name', required: false, guess: null },
  ];
  const columns = [{ title: '', samples: ['7707083893', '7710140679'] }];
  await open(
    <ColumnsForm
      file={{ fields, columns, rows: 1200 }}
      initial={{ inn: '0', name: 'none' }}
      onCheck={async () => undefined}
      onBack={nothing}
    />,
  );
  expect(document.body.textContent).toContain('The file has 1,200\u00A0rows.');
  expect(document.body.textContent).toContain('Column 1 without a name');
  expect(russianBesides()).toEqual([]);
});
