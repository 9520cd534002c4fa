import type { FormApi } from 'final-form';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import * as forms from '../index.ts';
import { English } from '../test-utils/english.tsx';
import { autofill, chord, compose, dictate, dropInto, pasteInto, press } from '../test-utils/gestures.ts';
import { mount, settled, type Mounted } from '../test-utils/render.tsx';

let mounted: Mounted;
let api: FormApi<Record<string, unknown>>;
const sent = vi.fn();
afterEach(async () => {
  sent.mockReset();
  await mounted.unmount();
});

type Language = (props: { readonly children: ReactNode }) => ReactElement;
const Russian = ({ children }: { readonly children: ReactNode }): ReactElement => <Fragment>{children}</Fragment>;

async function open(field: ReactElement, Around: Language): Promise<HTMLInputElement> {
  mounted = await mount(
    <Around>
      <forms.Form onSubmit={sent} apiRef={(given) => (api = given)}>
        {field}
        <forms.SubmitButton>Send</forms.SubmitButton>
      </forms.Form>
    </Around>,
  );
  const input = mounted.container.querySelector('input');
  if (!input) throw new Error('The field has no input.');
  return input;
}
const word = (): string =>
  mounted.container.querySelector('[data-message="error"],[data-message="warning"]')?.textContent ?? '';
async function send(): Promise<unknown> {
  await userEvent.click(mounted.container.querySelector('button[type="submit"]') as Element);
  await settled();
  return sent.mock.calls.length === 0 ? 'refused' : (sent.mock.lastCall as [{ it: unknown }])[0].it;
}

const byKeys: readonly string[] = ['typed', 'composed'];
/** Every way in Russian; in English those whose reading may differ. */
const paths: readonly (readonly [string, string, Language])[] = [
  ...[...byKeys, 'pasted', 'autofilled', 'dropped', 'dictated'].map((way) => ['Russian', way, Russian] as const),
  ...['typed', 'pasted'].map((way) => ['English', way, English] as const),
];
const ways: Readonly<Record<string, (input: HTMLInputElement, text: string) => unknown>> = {
  typed: (input, text) => (input.focus(), press(text)),
  composed: (input, text) => (input.focus(), compose(text)),
  pasted: (input, text) => (input.focus(), pasteInto(input, text)),
  autofilled: autofill,
  dropped: dropInto,
  dictated: (input, text) => (input.focus(), dictate(text)),
};

// The fields as the screens configure them: points, a bound, a factor, a price, a quantity, an amount to take.
const integer = <forms.NumberField name="it" label="It" min={1} max={10_000_000} />;
const optional = <forms.NumberField name="it" label="It" optional min={0} max={10_000_000} />;
const price = <forms.NumberField name="it" label="It" fraction={2} min={0.01} suffix="₽" />;
const quantity = <forms.QuantityField name="it" label="It" max={999} />;
const amount = <forms.AmountField name="it" label="It" limits={{ min: 1 }} />;

/** What each text means in a field of whole numbers; what is not sent is refused. */
const wholes: readonly (readonly [string, number | 'refused'])[] = [
  ['1000,00', 1000],
  ['1000.00', 1000],
  ['1\u202F000', 1000],
  ['10,5', 'refused'],
  ['10.5', 'refused'],
  ['-50', 'refused'],
  ['−50', 'refused'],
  ['1e3', 'refused'],
  ['10a5', 'refused'],
];
const fractions: readonly (readonly [string, number | 'refused'])[] = [
  ['0,1', 0.1],
  ['1234,5', 1234.5],
  ['1 234,56', 1234.56],
  ['1.234,56', 1234.56],
  ['1,234.50', 1234.5],
  ['1234.56 ₽', 1234.56],
  ['0,123', 'refused'],
  ['1,5e3', 'refused'],
  ['–5', 'refused'],
];

/** Every text by the two ways people use most; by the others one of a kind, they take the same path. */
const some = <Row,>(way: string, rows: readonly Row[]): readonly Row[] =>
  way === 'typed' || way === 'pasted' ? rows : rows.filter((_row, at) => at % 3 === 0);

describe.each(paths)('%s, %s', (_language, way, Around) => {
  it.each([
    ...some(way, wholes).map(([text, meant]) => ['NumberField', text, meant, integer] as const),
    ...wholes.slice(3, 5).map(([text, meant]) => ['optional NumberField', text, meant, optional] as const),
    ...some(way, fractions).map(([text, meant]) => ['price', text, meant, price] as const),
  ])('%s: %s is %s', async (_field, text, meant, field) => {
    const input = await open(field, Around);
    await ways[way]?.(input, text);
    await settled();
    if (meant === 'refused') {
      expect(word()).not.toBe('');
      // What is pasted leaves the field as it was.
      expect(input.value).toBe(byKeys.includes(way) ? text : '');
    }
    const got = await send();
    if (meant === 'refused' && field === optional && !byKeys.includes(way)) expect(got).toBeOneOf([null, undefined]);
    else expect(got).toBe(meant);
  });

  // An autofilled quantity has no selection to replace.
  const rows =
    way === 'autofilled' || way === 'dropped' ? [] : some(way, wholes).filter(([text]) => !/^1\D000$/.test(text));
  it.each(rows)('quantity and amount: %s is %s', async (text, meant) => {
    const stepper = await open(quantity, Around);
    const isTyped = byKeys.includes(way);
    stepper.select();
    await ways[way]?.(stepper, text);
    await settled();
    if (meant === 'refused') expect(word()).not.toBe('');
    expect(stepper.value).toBe(meant === 'refused' && !isTyped ? '1' : text);
    // A thousand is more than the field takes: it is refused, not cut.
    expect(await send()).toBe(meant === 'refused' && !isTyped ? 1 : 'refused');
    await mounted.unmount();
    sent.mockReset();

    const input = await open(amount, Around);
    await ways[way]?.(input, text);
    await settled();
    if (meant === 'refused') expect(word()).not.toBe('');
    const shown = input.value;
    const got = await send();
    // The mask holds what stood before the refused sign, and sends what it shows.
    expect(got).toBe(shown === '' ? 'refused' : shown);
    if (meant !== 'refused') expect(shown).toBe(String(meant));
    else expect(shown).toBe(isTyped && way === 'typed' ? /^\d*/.exec(text)?.[0] : '');
  });
});

describe.each([
  ['Russian', Russian],
  ['English', English],
])('in %s', (_language, Around) => {
  it('goes on from a formatted number and undoes after the field was left', async () => {
    const input = await open(price, Around);
    input.focus();
    await press('12345');
    input.blur();
    await settled();
    expect(input.value).toMatch(/^12\D345$/);
    input.focus();
    input.setSelectionRange(6, 6);
    await press('6');
    expect(input.value).toBe('123456');
    expect(api.getState().values['it']).toBe(123_456);
    input.setSelectionRange(2, 2);
    await press('9');
    expect([input.value, input.selectionStart]).toEqual(['1293456', 3]);
    input.blur();
    await settled();
    input.focus();
    await chord('{Control>}z{/Control}');
    await chord('{Control>}z{/Control}');
    expect(api.getState().values['it']).toBe(12_345);
    await chord('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(api.getState().values['it']).toBe(123_456);
  });

  it('gives the word up when the text is corrected or the form starts over', async () => {
    const input = await open(optional, Around);
    input.focus();
    await press('10,5');
    expect(word()).not.toBe('');
    await chord('{Backspace}');
    expect(word()).toBe('');
    await press('5');
    input.blur();
    await settled();
    expect(input.value).toBe('10,5');
    api.change('it', 7);
    await settled();
    expect([input.value, word()]).toEqual(['7', '']);
  });
});
