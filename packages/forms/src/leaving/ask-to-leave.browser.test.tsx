import { ConfirmHost } from '@pribavka/ui';
import { type JSX, useEffect, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import {
  askToLeave,
  Form,
  hasUnsavedChanges,
  SubmitButton,
  SubmitError,
  TextField,
  useUnsavedChanges,
} from '../index.ts';
import { mount, type Mounted, settled } from '../test-utils/render.tsx';

let mounted: Mounted;
afterEach(() => mounted.unmount());

let finish: { well: () => void; badly: () => void };
const held = (): Promise<void> =>
  new Promise((resolve, reject) => {
    finish = { well: resolve, badly: () => reject(new SubmitError({ messages: ['Название занято'] })) };
  });

const question = page.getByRole('alertdialog', { name: 'Уйти без сохранения?' });
const submit = page.getByRole('button', { name: 'Отправить' });

/** A form with something typed, on its way to the server. */
async function sending(): Promise<void> {
  mounted = await mount(
    <>
      <Form onSubmit={held} guardUnsaved>
        <TextField name="company" label="Компания" />
        <SubmitButton>Отправить</SubmitButton>
      </Form>
      <ConfirmHost />
    </>,
  );
  await page.getByRole('textbox', { name: 'Компания' }).fill('Север');
  await submit.click();
  await expect.element(submit).toHaveAttribute('aria-busy', 'true');
}

it('waits for a form on its way, and leaves without a question when it is saved', async () => {
  await sending();
  const left = vi.fn();
  void askToLeave().then(left);
  await settled();
  expect(question.elements()).toHaveLength(0);
  expect(left).not.toHaveBeenCalled();
  finish.well();
  await expect.poll(() => left.mock.calls).toEqual([[true]]);
  expect(question.elements()).toHaveLength(0);
});

it('stays with a form that was refused, and asks the next time', async () => {
  await sending();
  const left = vi.fn();
  void askToLeave().then(left);
  await settled();
  finish.badly();
  await expect.poll(() => left.mock.calls).toEqual([[false]]);
  expect(question.elements()).toHaveLength(0);
  expect(hasUnsavedChanges()).toBe(true);
  void askToLeave().then(left);
  await question.getByRole('button', { name: 'Уйти без сохранения' }).click();
  await expect.poll(() => left.mock.calls).toEqual([[false], [true]]);
});

it('takes the question back when nothing is unsaved any more', async () => {
  function Marks(): JSX.Element {
    const [changed, setChanged] = useState(true);
    useEffect(() => addEventListener('saved', () => setChanged(false), { once: true }), []);
    useUnsavedChanges(changed);
    return <ConfirmHost />;
  }
  mounted = await mount(<Marks />);
  const left = vi.fn();
  void askToLeave().then(left);
  await expect.element(question).toBeVisible();
  dispatchEvent(new Event('saved'));
  await expect.element(question).not.toBeInTheDocument();
  expect(left.mock.calls).toEqual([[false]]);
  // The next question is another one.
  void askToLeave();
  await expect.element(question).toBeVisible();
  await userEvent.keyboard('{Escape}');
});
