import { ConfirmHost } from '@pribavka/ui';
import type { JSX } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import * as forms from '../index.ts';
import { mount, type Mounted } from '../test-utils/render.tsx';

const { askToLeave, createDraft, DraftNotice, DraftsProvider, eraseDrafts, Form, PhoneField, TextField } = forms;

let mounted: Mounted;
beforeEach(() => sessionStorage.clear());
afterEach(() => mounted.unmount());

interface FormOf {
  owner: string | undefined;
  area?: string;
  record?: string;
  saved?: { name?: string; note?: string };
}

const nothing = {};

const Page = ({ owner, area = 'brands', record, saved = nothing }: FormOf): JSX.Element => (
  <DraftsProvider owner={owner}>
    <Form draft={{ area, record }} guardUnsaved initialValues={saved} onSubmit={() => undefined}>
      <DraftNotice />
      <TextField name="name" label="Название" />
      <TextField name="note" label="Заметка" optional />
      <PhoneField name="phone" optional />
    </Form>
    <ConfirmHost />
  </DraftsProvider>
);
const again = async (form: JSX.Element): Promise<void> => {
  await mounted.unmount();
  mounted = await mount(form);
};
const field = page.getByRole('textbox', { name: 'Название' });
const notice = page.getByText(/^Вернули введённое/);
const keys = (): string[] => Object.keys(sessionStorage).filter((key) => key.startsWith('pribavka:draft:'));

it('belong to a person, an area and a record', async () => {
  mounted = await mount(<Page owner="anna" record="1" />);
  await userEvent.fill(field, 'Гранит');
  for (const form of [
    <Page key="person" owner="boris" record="1" />,
    <Page key="area" owner="anna" area="stores" record="1" />,
    <Page key="record" owner="anna" record="2" />,
  ]) {
    await again(form);
    await expect.element(field).toHaveValue('');
  }
  await again(<Page owner="anna" record="1" />);
  await expect.element(field).toHaveValue('Гранит');
});

it.each([
  [
    { owner: 'a', area: 'b:c' },
    { owner: 'a:b', area: 'c' },
  ],
  [
    { owner: 'a', area: 'b', record: 'c:d' },
    { owner: 'a', area: 'b', record: 'c', form: 'd' },
  ],
])('never share a key, whatever the names: %j and %j', async (one, other) => {
  mounted = await mount(<p />);
  createDraft(one).write({ name: 'Гранит' }, ['name']);
  expect(createDraft(other).read()).toEqual({});
  expect(createDraft(one).read()).toEqual({ name: 'Гранит' });
});

it('are not written without a person, and hold no phone', async () => {
  mounted = await mount(<Page owner={undefined} />);
  await userEvent.fill(field, 'Гранит');
  await again(<Page owner="anna" />);
  expect(keys()).toEqual([]);
  await userEvent.fill(field, 'Гранит');
  await userEvent.fill(page.getByRole('textbox', { name: /Телефон/ }), '9123456789');
  await mounted.unmount();
  expect(JSON.stringify(sessionStorage)).toContain('Гранит');
  expect(JSON.stringify(sessionStorage)).not.toContain('9123456789');
});

it('stay with their person when another one takes the place on the page', async () => {
  mounted = await mount(<Page owner="anna" />);
  await userEvent.fill(field, 'Гранит');
  await mounted.rerender(<Page owner="boris" />);
  await expect.element(field).toHaveValue('');
  await mounted.rerender(<Page owner="anna" />);
  await expect.element(field).toHaveValue('Гранит');
});

it('are erased by «Уйти без сохранения», not by «Остаться»', async () => {
  mounted = await mount(<Page owner="anna" />);
  await userEvent.fill(field, 'Гранит');
  const asked = askToLeave();
  await page.getByRole('button', { name: 'Остаться' }).click();
  expect(await asked).toBe(false);
  await again(<Page owner="anna" />);
  await expect.element(field).toHaveValue('Гранит');
  const left = askToLeave();
  await page.getByRole('button', { name: 'Уйти без сохранения' }).click();
  expect(await left).toBe(true);
  await again(<Page owner="anna" />);
  await expect.element(field).toHaveValue('');
  expect(keys()).toEqual([]);
});

it('hold what is typed on in a form that stayed after all', async () => {
  mounted = await mount(<Page owner="anna" />);
  await userEvent.fill(field, 'Гранит');
  const left = askToLeave();
  await page.getByRole('button', { name: 'Уйти без сохранения' }).click();
  await left;
  await userEvent.fill(field, 'Гранит-77');
  await again(<Page owner="anna" />);
  await expect.element(field).toHaveValue('Гранит-77');
});

it('are erased by a sign-out with what is being typed, and those of others stay', async () => {
  createDraft({ owner: 'boris', area: 'brands' }).write({ name: 'Кедр' }, ['name']);
  mounted = await mount(<Page owner="anna" />);
  await userEvent.fill(field, 'Гранит');
  eraseDrafts('anna');
  await userEvent.fill(field, 'Гранит-77');
  await again(<Page owner="anna" />);
  await expect.element(field).toHaveValue('');
  expect(keys()).toEqual(['pribavka:draft:boris:brands:new:']);
});

it('are erased by a sign-out in another tab', async () => {
  mounted = await mount(<Page owner="anna" />);
  await userEvent.fill(field, 'Гранит');
  dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(keys()).toHaveLength(1);
  const tab = new BroadcastChannel('pribavka-drafts');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  tab.postMessage('anna');
  await expect.poll(keys).toEqual([]);
  tab.close();
});

it('name the fields that came back, and begin again with what is saved', async () => {
  const saved = { name: 'Стрежень', note: 'Свёрла' };
  mounted = await mount(<Page owner="anna" saved={saved} />);
  await expect.element(notice).not.toBeInTheDocument();
  await userEvent.fill(field, 'Гранит');
  await again(<Page owner="anna" saved={saved} />);
  await expect.element(notice).toHaveTextContent('Вернули введённое: Название');
  expect(notice.element().closest('[role="status"]')).not.toBeNull();
  // By keys alone.
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Начать заново' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('Стрежень');
  await expect.element(field).toHaveFocus();
  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(page.getByText('Введённое убрано, в полях то, что сохранено')).toBeInTheDocument();
  expect(forms.hasUnsavedChanges()).toBe(false);
  expect(keys()).toEqual([]);
});

it('bring back only what was typed, and warn of what has changed since', async () => {
  mounted = await mount(<Page owner="anna" saved={{ name: 'Стрежень', note: 'Свёрла' }} />);
  await userEvent.fill(field, 'Гранит');
  await again(<Page owner="anna" saved={{ name: 'Кедр', note: 'Пилы' }} />);
  await expect.element(field).toHaveValue('Гранит');
  await expect.element(page.getByRole('textbox', { name: /Заметка/ })).toHaveValue('Пилы');
  await expect.element(page.getByText(/^Запись с тех пор изменили: Название\./)).toBeVisible();
  // Saved by somebody the same way: nothing to bring back.
  await again(<Page owner="anna" saved={{ name: 'Гранит', note: 'Пилы' }} />);
  await expect.element(notice).not.toBeInTheDocument();
});

it('bring back a field that was emptied', async () => {
  const saved = { name: 'Стрежень', note: 'Свёрла' };
  const note = page.getByRole('textbox', { name: /Заметка/ });
  mounted = await mount(<Page owner="anna" saved={saved} />);
  await userEvent.clear(note);
  await again(<Page owner="anna" saved={saved} />);
  await expect.element(note).toHaveValue('');
  await expect.element(notice).toHaveTextContent('Вернули введённое: Заметка');
});
