import { UiProvider } from '@pribavka/ui';
import { cloneElement, StrictMode, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

import * as forms from '../index.ts';
import { fieldCases, type FieldExpectation } from '../test-utils/field-cases.tsx';
import { mount, settled, type Mounted } from '../test-utils/render.tsx';

import '@pribavka/ui/styles.css';
import '@pribavka/ui/reset.css';

const { Form, SubmitButton } = forms;
let mounted: Mounted | undefined;
const warned: unknown[][] = [];
beforeEach(() => {
  warned.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...text) => void warned.push(text));
  }
});
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
  expect(warned).toEqual([]);
  vi.restoreAllMocks();
});

const tree = (node: ReactElement): ReactElement => (
  <UiProvider>
    <Form onSubmit={() => undefined} aria-label="Проба">
      {node}
      <SubmitButton>Отправить</SubmitButton>
    </Form>
  </UiProvider>
);

async function open({ node }: FieldExpectation): Promise<{ root: HTMLElement; control: HTMLElement }> {
  mounted = await mount(tree(node));
  const root = mounted.container;
  const group = root.querySelector<HTMLElement>('[data-field] [role="group"], [data-field] [role="radiogroup"]');
  const control = root.querySelector<HTMLElement>(
    '[data-field] :is(input:not([type=file]),textarea,[role=combobox],select)',
  );
  const found = control ?? group ?? root.querySelector<HTMLElement>('[data-field] button');
  if (!found) throw new Error('The field has no control.');
  return { root, control: found };
}

it('has a case for every ready field', () => {
  const fields = Object.keys(forms).filter((name) => /Fields?$/.test(name) && !name.startsWith('use'));
  expect(fieldCases.map(({ name }) => name).toSorted()).toEqual(fields.toSorted());
});

it('leaves the names of the parts of a receipt to the form', async () => {
  const own = { dateName: 'soldOn', timeName: 'soldAt', totalName: 'sum', fnName: 'a', fdName: 'b', fpdName: 'c' };
  mounted = await mount(tree(<forms.ReceiptFields {...own} />));
  const names = [...mounted.container.querySelectorAll('[data-field]')].map((one) => one.getAttribute('data-field'));
  expect(names).toEqual(Object.values(own));
});

describe.each(fieldCases.map((one) => [one.name, one] as const))('%s', (_name, one) => {
  it('gives className and style to the field, ref and native props to its control', async () => {
    const ref: { current: Element | null } = { current: null };
    const heard: string[] = [];
    const passed = {
      ref,
      className: 'own',
      style: { '--own': '1' },
      title: 'Подсказка',
      'data-testid': 'it',
      onFocus: () => heard.push('focus'),
      onBlur: () => heard.push('blur'),
    };
    mounted = await mount(tree(cloneElement(one.node, passed)));
    const root = mounted.container;
    const given = root.querySelectorAll('[data-testid="it"]');
    expect(given, 'native props on exactly one element').toHaveLength(1);
    const [target] = given;
    expect(ref.current, 'ref is that element').toBe(target);
    expect(target).toHaveAttribute('title', 'Подсказка');

    const framed = root.querySelectorAll<HTMLElement>('.own');
    expect(framed, 'className on exactly one element').toHaveLength(1);
    expect(framed[0]?.style.getPropertyValue('--own'), 'style on the same one').toBe('1');
    if (one.control === 'group') expect(framed[0], 'fields of a group stand in one element').toBe(target);
    else {
      expect(framed[0]).toHaveAttribute('data-field', 'it');
      expect(framed[0]?.contains(target ?? null)).toBe(true);
      expect(target?.tagName.toLowerCase()).toBe(one.control ?? 'input');
    }

    const inside = target?.matches('div') ? target.querySelector<HTMLElement>('input:not([type=file]),button') : target;
    (inside as HTMLElement).focus();
    (inside as HTMLElement).blur();
    expect(heard, 'both the application and the form hear of the focus').toEqual(['focus', 'blur']);
  });

  it('is named, filled and typed as it should be, and says its error to a screen reader', async () => {
    const { root, control } = await open(one);
    const labelled = page.getByLabelText(one.label, { exact: false }).elements();
    expect(labelled.length, 'the label must name something').toBeGreaterThan(0);
    if (one.fill !== undefined) expect(control).toHaveAttribute('autocomplete', one.fill);
    if (one.keyboard !== undefined) expect(control).toHaveAttribute('inputmode', one.keyboard);
    if (control instanceof HTMLInputElement) expect(control.name).not.toBe('');
    if (one.silent) return;
    const shown = (): Element | undefined =>
      [...root.querySelectorAll('[id$="error"]')].find((node) => node.textContent !== '');
    await expect
      .poll(async () => {
        // The first press may come before React's effects on a loaded machine; another one changes nothing.
        root.querySelector('form')?.requestSubmit();
        await settled();
        return shown();
      })
      .toBeDefined();
    const error = shown() as Element;
    const tied = root.querySelectorAll(`[aria-describedby~="${CSS.escape(error.id)}"]`);
    expect(tied.length, 'the error must be tied to its control').toBeGreaterThan(0);
    expect(document.activeElement?.closest('[data-field]'), 'the focus goes to the wrong field').toBe(
      error.closest('[data-field]'),
    );
  });

  it('fits 320 px and is hydrated from the server without a word', async () => {
    const place = document.createElement('div');
    place.style.width = '288px';
    document.body.append(place);
    const element = <StrictMode>{tree(one.node)}</StrictMode>;
    place.innerHTML = renderToString(element);
    const recovered = vi.fn();
    const root = hydrateRoot(place, element, { onRecoverableError: recovered });
    await settled();
    expect(recovered.mock.calls).toEqual([]);
    expect(place.scrollWidth).toBeLessThanOrEqual(288);
    root.unmount();
    place.remove();
    await settled();
  });
});

it('keeps the keyboard of a phone from mending', async () => {
  const { control } = await open({ name: 'PhoneField', node: <forms.PhoneField name="it" />, label: 'Телефон' });
  expect(control).toHaveAttribute('autocorrect', 'off');
  expect(control).toHaveAttribute('autocapitalize', 'off');
  expect(control).toHaveAttribute('spellcheck', 'false');
});

it('shows a value at the first rendering', () => {
  const text = renderToString(
    <UiProvider>
      <Form onSubmit={() => undefined} initialValues={{ company: 'Север', phone: '79123456789', day: '2026-11-20' }}>
        <forms.TextField name="company" label="Компания" />
        <forms.PhoneField name="phone" />
        <forms.DateField name="day" label="День" />
      </Form>
    </UiProvider>,
  );
  for (const shown of ['Север', '+7 (912) 345-67-89', '20.11.2026']) expect(text).toContain(`value="${shown}"`);
});
