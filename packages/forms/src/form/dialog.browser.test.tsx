import { Button, Dialog } from '@pribavka/ui';
import { useState, type JSX, type ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { askPassword, PasswordPromptHost } from '../account/index.ts';
import { EmailField, Form, PhoneField, SubmitButton } from '../index.ts';
import { mount, settled, type Mounted } from '../test-utils/render.tsx';

let mounted: Mounted;
afterEach(() => mounted.unmount());

const fields = (
  <Form onSubmit={() => undefined}>
    <PhoneField name="phone" />
    <EmailField name="email" />
    <SubmitButton>Отправить</SubmitButton>
  </Form>
);

function OpensDialog(): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Открыть</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Проба">
        {fields}
      </Dialog>
    </>
  );
}

const AsksPassword = (): JSX.Element => (
  <>
    <Button onClick={() => void askPassword(async () => undefined)}>Открыть</Button>
    <PasswordPromptHost />
  </>
);

// StrictMode unmounts and mounts every effect once more; giving the focus back in between reads as leaving the field.
it.each([
  ['a dialog of an application', <OpensDialog key="1" />, 'Телефон'],
  ['the question for the password', <AsksPassword key="2" />, 'Пароль'],
])('the form of %s opens without an error in StrictMode', async (_name, screen, first) => {
  mounted = await mount(screen);
  const opener = page.getByRole('button', { name: 'Открыть' });
  await userEvent.click(opener);
  await expect.element(page.getByLabelText(first, { exact: true })).toHaveFocus();
  await settled();
  expect(document.querySelectorAll('[data-message="error"], [aria-invalid="true"]')).toHaveLength(0);

  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});
