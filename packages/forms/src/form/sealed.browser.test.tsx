import type { JSX } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import * as forms from '../index.ts';
import { mount, type Mounted } from '../test-utils/render.tsx';
import { keyDatabaseOf } from './seal.ts';
import { createSealedDraft } from './sealed-draft.ts';

const { deviceSeal, DraftNotice, DraftsProvider, eraseDrafts, eraseSealedDrafts, Form } = forms;
const { CodeField, PasswordField, PassportFields, TextField } = forms;

let mounted: Mounted;
beforeEach(() => {
  sessionStorage.clear();
  eraseDrafts('anna');
  eraseDrafts('boris');
});
afterEach(() => mounted.unmount());

const Page = ({ owner = 'anna', area = 'passport' }: { owner?: string; area?: string }): JSX.Element => (
  <DraftsProvider owner={owner}>
    <Form draft={{ area, seal: deviceSeal }} onSubmit={() => undefined}>
      <DraftNotice />
      <TextField name="citizenship" label="Гражданство" />
      <PassportFields />
      <PasswordField name="password" label="Пароль" />
      <CodeField name="code" label="Код" />
      <forms.SubmitButton>Отправить</forms.SubmitButton>
    </Form>
  </DraftsProvider>
);
const field = (name: string) => page.getByRole('textbox', { name });
const series = field('Серия паспорта');
const stored = (): string => JSON.stringify(Object.entries(sessionStorage));
const keys = (): string[] => Object.keys(sessionStorage).filter((key) => key.startsWith('pribavka:sealed:'));
/** What the only sealed draft holds. */
const opened = async (): Promise<string> => {
  const [key = ''] = keys();
  return (await deviceSeal.open('anna', key, sessionStorage.getItem(key) ?? '')) ?? '';
};
const databases = async (): Promise<(string | undefined)[]> => (await indexedDB.databases()).map(({ name }) => name);
const again = async (form = <Page />): Promise<void> => {
  await mounted.unmount();
  mounted = await mount(form);
};
const fill = async (): Promise<void> => {
  mounted = await mount(<Page />);
  await userEvent.fill(field('Гражданство'), 'Казахстан');
  await userEvent.fill(series, '4510');
  await userEvent.fill(page.getByLabelText('Пароль', { exact: true }), 'Tayna#2026');
  await userEvent.fill(field('Код'), '482913');
  await expect.poll(opened).toContain('4510');
};

it('hold a document over a reload, and nobody reads it in the storage', async () => {
  await fill();
  await again();
  await expect.element(series).toHaveValue('4510');
  await expect.element(field('Гражданство')).toHaveValue('Казахстан');
  await expect.element(page.getByText(/^Вернули введённое: Гражданство, Серия паспорта/)).toBeVisible();
  expect(stored()).not.toMatch(/4510|Казахстан|Гражданство/);
});

it('hold no password and no code', async () => {
  await fill();
  expect(await opened()).not.toMatch(/Tayna|482913/);
  await again();
  await expect.element(series).toHaveValue('4510');
  await expect.element(page.getByLabelText('Пароль', { exact: true })).toHaveValue('');
  await expect.element(field('Код')).toHaveValue('');
});

it('open for nobody else and in no other place', async () => {
  await fill();
  const [key] = keys();
  const sealed = sessionStorage.getItem(key!)!;
  expect(await deviceSeal.open('boris', key!, sealed)).toBeUndefined();
  expect(await deviceSeal.open('anna', `${key}x`, sealed)).toBeUndefined();
  expect(await deviceSeal.open('anna', key!, sealed.slice(0, -8))).toBeUndefined();
  await again(<Page owner="boris" />);
  await expect.element(series).toHaveValue('');
});

it.each([
  ['a sign-out', () => eraseDrafts('anna')],
  ['a session that ends by itself', eraseSealedDrafts],
])('go with their key at %s, with what is being typed', async (_name, end) => {
  await fill();
  expect(await databases()).toContain(keyDatabaseOf('anna'));
  end();
  expect(keys()).toEqual([]);
  await userEvent.fill(series, '4511');
  await expect.poll(databases).not.toContain(keyDatabaseOf('anna'));
  await again();
  await expect.element(series).toHaveValue('');
  expect(keys()).toEqual([]);
});

it('give way to what is typed before they are open', async () => {
  await fill();
  await mounted.unmount();
  let open: ((text: string | undefined) => void) | undefined;
  const late = { ...deviceSeal, open: async () => new Promise<string | undefined>((resolve) => (open = resolve)) };
  const slow = { ...late, draft: (options: forms.OwnedDraft) => createSealedDraft(options, late) };
  const text = await opened();
  mounted = await mount(
    <DraftsProvider owner="anna">
      <Form draft={{ area: 'passport', seal: slow }} onSubmit={() => undefined}>
        <TextField name="citizenship" label="Гражданство" />
        <PassportFields />
      </Form>
    </DraftsProvider>,
  );
  await userEvent.fill(series, '4599');
  open!(text);
  await expect.element(field('Гражданство')).toHaveValue('Казахстан');
  await expect.element(series).toHaveValue('4599');
});

it('are forgotten by a form that is sent', async () => {
  await fill();
  await userEvent.fill(field('Номер паспорта'), '123456');
  await page.getByRole('button', { name: 'Отправить' }).click();
  await expect.poll(keys).toEqual([]);
  await again();
  await expect.element(series).toHaveValue('');
});
