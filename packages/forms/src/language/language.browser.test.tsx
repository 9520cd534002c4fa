import { Field, UiProvider } from '@pribavka/ui';
import { en } from '@pribavka/ui/locales/en';
import { useState, type ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import * as forms from '../index.ts';
import { formsEn, masksEn } from '../locales/en.ts';
import { formsRu } from '../locales/ru.ts';
import * as masks from '../masks/index.ts';
import { required } from '../rules/index.ts';
import { fieldCases } from '../test-utils/field-cases.tsx';
import { russianBesides } from '../../../ui/src/test-utils/spoken.ts';
import { English } from '../test-utils/english.tsx';
import { chord, pasteInto, press } from '../test-utils/gestures.ts';
import { mount, settled, type Mounted } from '../test-utils/render.tsx';

let mounted: Mounted | undefined;
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
});

const heard =
  (tone: 'polite' | 'assertive' = 'polite') =>
  (): string =>
    document.querySelector(`[aria-live='${tone}']`)?.textContent.trim() ?? '';

async function openIn(node: ReactElement): Promise<HTMLElement> {
  mounted = await mount(<English>{node}</English>);
  return mounted.container;
}

describe('a masked input in English', () => {
  const all = [...Object.values(masks).filter((entry) => typeof entry === 'object'), masks.code(4)];

  it.each(all.map((mask) => [mask.id, mask] as const))('%s refuses aloud in English', async (_id, mask) => {
    const root = await openIn(
      <Field label="Number">
        <forms.MaskedInput mask={mask} />
      </Field>,
    );
    const input = root.querySelector('input')!;
    const said = masks.maskInLanguage(mask, masksEn);
    input.focus();
    await press('!');
    // After a sign that makes another number nothing joins: the reason is what the field needs.
    await expect.poll(heard()).toBe(mask.blocks?.test('!') ? said.unreadable : said.rejection);
    await pasteInto(input, 'no such thing');
    await expect.poll(heard()).toBe(said.unreadable);
    expect(root.querySelector('[data-message]')?.textContent).toBe(said.unreadable);
    await press('9'.repeat(mask.capacity + 1));
    await expect.poll(heard()).toBe(masksEn.common.full);
    expect(russianBesides([], root)).toEqual([]);
  });

  it('draws the template of a date in the language it is in, and in another one as soon as that changes', async () => {
    const node = <forms.MaskedInput mask={masks.date} defaultValue="2011" />;
    const root = await openIn(node);
    expect(root.querySelector('[data-rest]')?.textContent).toBe('.yyyy');
    await mounted?.rerender(<UiProvider messages={formsRu}>{node}</UiProvider>);
    expect(root.querySelector('[data-rest]')?.textContent).toBe('.гггг');
    expect(root.querySelector('input')?.value).toBe('20.11');
  });
});

describe('a day in English', () => {
  it('is typed, shown, stepped and refused by the pattern of the language', async () => {
    const kept: string[] = [];
    const root = await openIn(
      <forms.Form onSubmit={() => undefined}>
        <forms.DateField name="it" label="Day" max="2026-11-30" onValueChange={(value) => kept.push(value)} />
      </forms.Form>,
    );
    const input = root.querySelector('input')!;
    input.focus();
    await press('3112');
    expect([input.value, root.querySelector('[data-rest]')?.textContent]).toEqual(['31/12', '/yyyy']);
    await press('2026');
    await chord('{Tab}');
    await expect
      .poll(() => root.querySelector('[data-message="error"]')?.textContent)
      .toBe('Not after 30 November 2026');
    // A real day out of the limits is kept as a day, and only its limit is named.
    expect(kept.at(-1)).toBe('2026-12-31');
    expect(russianBesides([], root)).toEqual([]);
    await pasteInto(input, '20 November 2026');
    expect(input.value).toBe('20/11/2026');
    expect(kept.at(-1)).toBe('2026-11-20');
    input.setSelectionRange(0, 0);
    await chord('{ArrowUp}');
    expect(input.value).toBe('21/11/2026');
    expect(kept.at(-1)).toBe('2026-11-21');
  });

  it('is typed month first where that is the habit', async () => {
    mounted = await mount(
      <UiProvider locale={{ ...en, patterns: { ...en.patterns, date: 'MM/dd/yyyy' } }} messages={formsEn}>
        <forms.Form onSubmit={() => undefined} initialValues={{ it: '2026-11-20' }}>
          <forms.DateField name="it" label="Day" />
        </forms.Form>
      </UiProvider>,
    );
    const input = mounted.container.querySelector('input')!;
    expect(input.value).toBe('11/20/2026');
    input.focus();
    input.select();
    await chord('{Backspace}');
    await press('4172026');
    expect(input.value).toBe('04/17/2026');
  });
});

describe('a form in English', () => {
  it.each(fieldCases.map((one) => [one.name, one] as const))(
    '%s names itself and asks in English',
    async (_name, one) => {
      const root = await openIn(
        <forms.Form onSubmit={() => undefined} aria-label="Test">
          {one.node}
          <forms.SubmitButton>Send</forms.SubmitButton>
        </forms.Form>,
      );
      // Its label where the case gives one, its options, its places.
      const own = [(one.node.props as { label?: string }).label ?? '', 'А', 'Тверь'];
      expect(russianBesides(own, root)).toEqual([]);
      await userEvent.click(page.getByRole('button', { name: 'Send' }));
      if (one.silent) return;
      await expect.poll(() => root.textContent).toMatch(/Required field|Your consent is needed/);
      expect(russianBesides(own, root)).toEqual([]);
      await expect.poll(heard('assertive')).toMatch(/^The form has \d+\u00A0errors?$/);
    },
  );

  it('says how many errors there are, and says it again in another language once that is chosen', async () => {
    function Screen(): ReactElement {
      const [russian, setRussian] = useState(false);
      return (
        <UiProvider messages={russian ? formsRu : formsEn}>
          <forms.Form onSubmit={() => undefined}>
            <forms.ErrorSummary />
            <forms.PhoneField name="phone" />
            <forms.InnField name="inn" />
            <forms.SubmitButton>Send</forms.SubmitButton>
          </forms.Form>
          <button type="button" onClick={() => setRussian(true)}>
            RU
          </button>
        </UiProvider>
      );
    }
    mounted = await mount(<Screen />);
    const root = mounted.container;
    await userEvent.click(page.getByRole('button', { name: 'Send' }));
    await expect.poll(() => root.querySelector('section')?.textContent).toContain('The form has 2\u00A0errors');
    expect(root.querySelector('section')?.textContent).toContain('Phone: Required field');
    await userEvent.click(page.getByRole('button', { name: 'RU' }));
    await expect.poll(() => root.querySelector('section')?.textContent).toContain('В форме 2\u00A0ошибки');
    await expect.poll(() => root.querySelector('section')?.textContent).toContain('Телефон: Обязательное поле');
  });

  it('blames the network in English', async () => {
    const root = await openIn(
      <forms.Form onSubmit={() => Promise.reject(new TypeError('Failed to fetch'))}>
        <forms.FormStrip />
        <forms.SubmitButton>Send</forms.SubmitButton>
      </forms.Form>,
    );
    await userEvent.click(page.getByRole('button', { name: 'Send' }));
    await expect.poll(() => root.querySelector('[role=alert]')?.textContent).toBe(formsEn['forms.form'].network);
  });

  it('leads through a wizard in English, and takes texts of a place over it', async () => {
    const steps = [
      { id: 'one', title: 'Who', content: <forms.EmailField name="email" optional /> },
      { id: 'two', title: 'Where', content: <forms.TextField name="city" label="City" rules={[required]} /> },
    ];
    const root = await openIn(
      <forms.Form onSubmit={() => undefined}>
        <forms.Wizard steps={steps} submitLabel="Send" messages={{ back: 'To the start' }} />
      </forms.Form>,
    );
    expect(root.querySelector('h2')?.textContent).toBe('Step 1 of 2. Who');
    await userEvent.click(page.getByRole('button', { name: 'Next' }));
    await expect.poll(() => root.querySelector('h2')?.textContent).toBe('Step 2 of 2. Where');
    expect(page.getByRole('button', { name: 'To the start' }).element()).toBeTruthy();
  });

  it('offers amounts with its own words', async () => {
    const root = await openIn(
      <forms.Form onSubmit={() => undefined}>
        <forms.AmountField
          name="it"
          limits={{ available: 12_480, unit: ['point', 'points', 'points'] }}
          quick={[500]}
        />
      </forms.Form>,
    );
    expect(root.querySelector('[aria-label="Quick amounts"]')?.textContent).toMatch(/^500All 12.480$/);
    const input = root.querySelector('input')!;
    input.focus();
    await press('99999');
    await chord('{Tab}');
    await settled();
    await expect
      .poll(() => root.querySelector('[data-message="error"]')?.textContent)
      .toBe('12,480\u00A0points available: enter no more than that');
  });
});
