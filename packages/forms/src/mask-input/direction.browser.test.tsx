import '@pribavka/ui/styles.css';
import { NumberInput, OneTimeCode, UiProvider } from '@pribavka/ui';
import { DateInput, TimeInput } from '@pribavka/ui/dates';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { AmountField, CardField, DateField, Form, PhoneField } from '../index.ts';
import { mount } from '../test-utils/render.tsx';

const fields: readonly (readonly [string, ReactElement])[] = [
  ['phone', <PhoneField key="phone" name="it" />],
  ['card', <CardField key="card" name="it" />],
  ['date', <DateField key="date" name="it" label="Дата" />],
  ['sum', <AmountField key="sum" name="it" limits={{}} />],
  ['number', <NumberInput key="number" aria-label="Число" />],
  ['day', <DateInput key="day" aria-label="День" />],
  ['time', <TimeInput key="time" aria-label="Время" />],
  ['code', <OneTimeCode key="code" aria-label="Код" />],
];

it.each(fields)('on a page from right to left the digits of a %s run from left to right', async (_name, field) => {
  const mounted = await mount(
    <UiProvider>
      <div dir="rtl">
        <Form onSubmit={() => undefined}>{field}</Form>
      </div>
    </UiProvider>,
  );
  const input = mounted.container.querySelector('input');
  if (!input) throw new Error('No input.');
  expect(getComputedStyle(input).direction).toBe('ltr');
  const next = mounted.container.querySelector('[data-part="mask-placeholder"], [data-cell]');
  if (next) expect(getComputedStyle(next).direction).toBe('ltr');
  await mounted.unmount();
});

it('what is left of a mask goes on from the digits typed on such a page', async () => {
  const mounted = await mount(
    <UiProvider>
      <div dir="rtl">
        <Form onSubmit={() => undefined}>
          <PhoneField name="it" />
        </Form>
      </div>
    </UiProvider>,
  );
  await userEvent.type(page.getByLabelText('Телефон'), '912');
  const [typed, rest] = ['data-typed', 'data-rest'].map((name) =>
    mounted.container.querySelector(`[${name}]`)?.getBoundingClientRect(),
  );
  expect(rest?.left).toBeCloseTo(typed?.right ?? -1, 0);
  expect(rest?.width).toBeGreaterThan(0);
  await mounted.unmount();
});
