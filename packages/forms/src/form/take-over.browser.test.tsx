import { useIsoLayoutEffect } from '@pribavka/ui';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';

import { CheckboxField } from '../fields/boxes.tsx';
import { TextField } from '../fields/TextField.tsx';
import { Form } from './Form.tsx';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

const inTheCommit: boolean[] = [];
/** Notes, in the task that brings the form to life, whether what was typed is with it already. */
function Witness() {
  useIsoLayoutEffect(() => {
    void (async () => {
      // As long as microtasks follow each other no event is heard.
      for (let n = 0; n < 20; n += 1) await Promise.resolve();
      inTheCommit.push('pbLive' in (document.querySelector('form') ?? {}));
    })();
  }, []);
  return null;
}

const page = (submitted: (values: object) => void) => (
  <Form onSubmit={submitted}>
    <TextField name="login" label="Логин" />
    <CheckboxField name="agreed" label="Согласен" />
    <Witness />
  </Form>
);

it('takes what was typed before it in the task that brings it to life: no key can come between', async () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
  const submitted = vi.fn();
  const container = document.createElement('div');
  container.innerHTML = renderToString(page(submitted));
  document.body.append(container);
  const box = container.querySelector('input')!;
  container.querySelector<HTMLInputElement>('[type=checkbox]')!.checked = true;
  box.focus();
  box.value = 'a.melnikova';
  box.setSelectionRange(3, 3);

  root = hydrateRoot(container, page(submitted));
  await vi.waitFor(() => expect(inTheCommit).toEqual([true]));
  expect(container.querySelector('input')).toBe(box);
  expect([box.value, box.selectionStart]).toEqual(['a.melnikova', 3]);
  container.querySelector('form')!.requestSubmit();
  await vi.waitFor(() => expect(submitted).toHaveBeenCalled());
  expect(submitted.mock.calls[0]?.[0]).toEqual({ login: 'a.melnikova', agreed: true });
});
