import type { JSX } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { DraftsProvider, Form, TextField } from '../index.ts';
import { mount, type Mounted } from '../test-utils/render.tsx';

let mounted: Mounted;
beforeEach(() => sessionStorage.clear());
afterEach(() => mounted.unmount());

const digits = (value: unknown): string | undefined =>
  typeof value === 'string' && /\D/.test(value) ? 'Только цифры' : undefined;

const Page = (): JSX.Element => (
  <DraftsProvider owner="anna">
    <Form draft={{ area: 'arrival' }} onSubmit={() => undefined}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- what is tested */}
      <TextField name="code" label="Код" autoFocus rules={[digits]} />
      <button type="button">Сканировать</button>
    </Form>
  </DraftsProvider>
);
const code = page.getByRole('textbox', { name: 'Код' });
const scan = page.getByRole('button', { name: 'Сканировать' });
const required = page.getByText('Обязательное поле');

it('of the focus by itself asks nothing: a field nobody has gone to is left without a word', async () => {
  mounted = await mount(<Page />);
  await expect.element(code).toHaveFocus();
  await scan.click();
  await expect.element(code).not.toHaveFocus();
  await expect.element(required).not.toBeInTheDocument();
  // A scanner gives the focus back and takes it again.
  (code.element() as HTMLInputElement).focus();
  (scan.element() as HTMLButtonElement).focus();
  await expect.element(required).not.toBeInTheDocument();
});

it.each([
  ['a press', async () => code.click()],
  ['a press on the label', async () => page.getByText('Код', { exact: true }).click()],
  ['a Tab', async () => userEvent.keyboard('{Shift>}{Tab}{/Shift}')],
])('of a person by %s asks when the field is left', async (_way, arrive) => {
  mounted = await mount(<Page />);
  await scan.click();
  await arrive();
  await expect.element(code).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(required).toBeVisible();
});

it('of typed text counts as well, and so does a draft that comes back wrong', async () => {
  mounted = await mount(<Page />);
  await userEvent.keyboard('12б');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByText('Только цифры')).toBeVisible();
  await mounted.unmount();
  mounted = await mount(<Page />);
  await expect.element(code).toHaveValue('12б');
  await expect.element(page.getByText('Только цифры')).toBeVisible();
});
