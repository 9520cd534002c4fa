import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { Form, FormStrip, LockedWhileSending, SubmitButton, SubmitError, TextField } from '../index.ts';
import { mount, type Mounted } from '../test-utils/render.tsx';

let mounted: Mounted;
afterEach(() => mounted.unmount());

it('takes nothing while the form is sent, and gives the focus back when it stays', async () => {
  let refuse: (reason: Error) => void = () => undefined;
  const sent = vi.fn(() => new Promise<void>((_, reject) => (refuse = reject)));
  mounted = await mount(
    <Form onSubmit={sent} initialValues={{ amount: '500' }}>
      <LockedWhileSending className="fields">
        <TextField name="amount" label="Сумма" />
      </LockedWhileSending>
      <FormStrip />
      <SubmitButton>Вывести</SubmitButton>
    </Form>,
  );
  const field = mounted.container.querySelector<HTMLInputElement>('input')!;
  const place = mounted.container.querySelector('.fields');
  await userEvent.click(page.getByLabelText('Сумма'));
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => place?.matches('[inert]')).toBe(true);
  await userEvent.keyboard('00');
  expect(field.value).toBe('500');
  refuse(new SubmitError({}, ['Не вышло']));
  await expect.poll(() => place?.matches('[inert]')).toBe(false);
  await expect.poll(() => document.activeElement).toBe(field);
  await userEvent.keyboard('1');
  expect(field.value).toContain('1');
  expect(sent).toHaveBeenCalledOnce();
});
