import { useIsoLayoutEffect } from '@pribavka/ui';
import type { FormApi } from 'final-form';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { CheckboxField } from '../fields/boxes.tsx';
import { TextField } from '../fields/TextField.tsx';
import { Form } from './Form.tsx';
import { SubmitButton } from './SubmitButton.tsx';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

let api: FormApi<Record<string, unknown>> | undefined;
const inTheCommit: boolean[] = [];
/** Notes, in the task that brings the form to life, whether the form has what was typed already. */
function Witness() {
  useIsoLayoutEffect(() => {
    void (async () => {
      // As long as microtasks follow each other no event is heard.
      for (let n = 0; n < 20; n += 1) await Promise.resolve();
      inTheCommit.push(api?.getState().values?.['login'] === 'a.melnikova');
    })();
  }, []);
  return null;
}

const formOf = (submitted: (values: object) => void) => (
  <Form onSubmit={submitted} apiRef={(form) => (api = form)}>
    <TextField name="login" label="Логин" />
    <CheckboxField name="agreed" label="Согласен" />
    <Witness />
  </Form>
);

it('takes what was typed before it in the task that brings it to life: no key can come between', async () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
  const submitted = vi.fn();
  const container = document.createElement('div');
  container.innerHTML = renderToString(formOf(submitted));
  document.body.append(container);
  const box = container.querySelector('input')!;
  container.querySelector<HTMLInputElement>('[type=checkbox]')!.checked = true;
  box.focus();
  box.value = 'a.melnikova';
  box.setSelectionRange(3, 3);

  root = hydrateRoot(container, formOf(submitted));
  await expect.poll(() => inTheCommit).toEqual([true]);
  expect(container.querySelector('input')).toBe(box);
  expect([box.value, box.selectionStart]).toEqual(['a.melnikova', 3]);
  container.querySelector('form')!.requestSubmit();
  await expect.poll(() => submitted).toHaveBeenCalled();
  expect(submitted.mock.calls[0]?.[0]).toEqual({ login: 'a.melnikova', agreed: true });
});

it('sends nothing before it is alive: neither by its button nor by Enter in its only box', async () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
  const submitted = vi.fn();
  const form = (
    <Form onSubmit={submitted}>
      <TextField name="inn" label="ИНН" />
      <SubmitButton>Дальше</SubmitButton>
    </Form>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(form);
  document.body.append(container);
  const sent = vi.fn((event: Event) => event.preventDefault());
  container.addEventListener('submit', sent);
  await userEvent.type(container.querySelector('input')!, '7707083893{Enter}');
  await userEvent.click(page.getByRole('button', { name: 'Дальше' }));
  expect(sent).not.toHaveBeenCalled();

  root = hydrateRoot(container, form);
  await expect.poll(() => container.querySelectorAll('button')).toHaveLength(1);
  await userEvent.type(container.querySelector('input')!, '{Enter}');
  await expect.poll(() => submitted.mock.calls[0]?.[0]).toEqual({ inn: '7707083893' });
});
