import '@pribavka/ui/styles.css';
import { Sheet, UiProvider } from '@pribavka/ui';
import { Month } from '@pribavka/ui/dates';
import { dateDriver, type FieldValue, formDriver, fromTestingLibrary } from '@pribavka/ui/testing';
import { userEvent, waitFor, within } from 'storybook/test';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

import * as forms from '../index.ts';
import { fieldCases } from './field-cases.tsx';
import { mount, type Mounted } from './render.tsx';

/** What is filled in, and what is read afterwards where it is not the same. */
const filled: Readonly<Record<string, readonly [given: FieldValue, read?: string]>> = {
  PhoneField: ['9123456789', '+7 (912) 345-67-89'],
  EmailField: ['ira@example.ru'],
  LoginField: ['ira@example.ru'],
  InnField: ['7707083893'],
  KppField: ['773601001'],
  SnilsField: ['11223344595', '112-233-445-95'],
  PassportFields: ['4509'],
  DepartmentCodeField: ['770001', '770-001'],
  IssuedByField: ['ОВД Тулы'],
  PasswordField: ['Пароль-91'],
  NewPasswordFields: ['Пароль-91'],
  NameField: ['Ира'],
  FullNameFields: ['Иванова'],
  CardField: ['2200123456789019', '2200 1234 5678 9019'],
  AmountField: ['1000'],
  CodeField: ['4821'],
  DateField: ['20.11.2026'],
  BirthDateField: ['12.05.1990'],
  IssuedAtField: ['12.05.2010'],
  DateRangeField: ['01.11.2026 — 20.11.2026', '1–20 ноября 2026'],
  ReceiptFields: ['20.11.2026'],
  SelectField: ['А'],
  ComboboxField: ['Тверь'],
  ComboboxManyField: ['Тверь'],
  RadioField: ['А'],
  CheckboxField: [true, 'true'],
  ConsentField: [true, 'true'],
  FileField: ['чек.jpg'],
  TextField: ['ООО «Ромашка»'],
  TextareaField: ['Две строки'],
  MaskedField: ['044525225'],
  NumberField: ['12'],
  QuantityField: ['3'],
};

let mounted: Mounted | undefined;
afterEach(() => mounted?.unmount());

it('forgets no field', () => {
  const exported = Object.keys(forms).filter((name) => /^[A-Z].*Fields?$/.test(name));
  expect(Object.keys(filled).toSorted()).toEqual(exported.toSorted());
  expect(fieldCases.map(({ name }) => name).toSorted()).toEqual(exported.toSorted());
});

describe.each(fieldCases.map((each) => [each.name, each] as const))('%s', (name, { node, label, silent }) => {
  it('is found by its label, refused, filled and read', async () => {
    await page.viewport(1280, 800);
    mounted = await mount(
      <UiProvider>
        <forms.Form onSubmit={() => undefined}>
          {node}
          <button type="submit">Send</button>
        </forms.Form>
      </UiProvider>,
    );
    const user = userEvent.setup();
    const form = formDriver(fromTestingLibrary(mounted.container, { within, waitFor, user }));
    expect(await form.labels()).toContain(label);
    if (!silent) {
      await form.submit();
      await form.field(label).expectError(/./);
      expect(await form.errors()).toHaveProperty([label]);
    }
    const [given, read = String(given)] = filled[name] ?? [''];
    await form.fillIn({ [label]: given });
    await expect.poll(() => form.field(label).value(), { timeout: 3000 }).toBe(read);
  });
});

describe('values of fields', () => {
  const cities = ['Тверь', 'г. Тула, ул. Мира', 'Омск'];
  const source = { load: () => cities, getKey: (city: string) => city, getLabel: (city: string) => city };
  const open = async (): Promise<ReturnType<typeof formDriver>> => {
    await page.viewport(1280, 800);
    mounted = await mount(
      <UiProvider>
        <forms.Form onSubmit={() => undefined}>
          <forms.TextField name="text" label="Text" />
          <forms.CheckboxField name="box" label="Box" />
          <forms.SelectField name="one" label="One" options={[{ value: 'a', label: 'А' }]} />
          <forms.ComboboxManyField<string> name="many" label="Many" {...source} />
        </forms.Form>
      </UiProvider>,
    );
    return formDriver(fromTestingLibrary(mounted.container, { within, waitFor, user: userEvent.setup() }));
  };

  it.each<[string, FieldValue]>([
    ['Box', 'да'],
    ['Box', ['true']],
    ['Text', true],
    ['Text', ['one', 'two']],
    ['One', ['А']],
    ['One', true],
    ['Many', false],
  ])('%s refuses %j and stays as it is', async (label, value) => {
    const form = await open();
    await form.fillIn({ Box: true, Text: 'before', One: 'А', Many: ['Омск'] });
    const before = await form.field(label).value();
    await expect(form.field(label).fill(value)).rejects.toThrow();
    expect(await form.field(label).value()).toBe(before);
  });

  it('of a choice of several are exactly those given, and what is read can be filled back', async () => {
    const form = await open();
    const many = form.field('Many');
    await form.fillIn({ Many: ['Тверь', 'г. Тула, ул. Мира'] });
    const both = await many.value();
    expect(both).toBe('Тверь\nг. Тула, ул. Мира');
    await many.fill('Тверь');
    expect(await many.value()).toBe('Тверь');
    await form.fillIn({ Many: ['Омск'] });
    expect(await many.value()).toBe('Омск');
    await many.fill(both);
    expect(await many.value()).toBe(both);
    await form.fillIn({ Many: [] });
    expect(await many.value()).toBe('');
  });
});

it('fills a period and picks a day of a form in a sheet, not in what the sheet has', async () => {
  await page.viewport(1280, 800);
  const submit = vi.fn<() => undefined>();
  mounted = await mount(
    <UiProvider>
      <Sheet open onClose={() => undefined} title="Filters">
        <Month
          {...{ year: 2026, month: 11, grabFocus: false, focused: undefined, range: null }}
          onPick={submit}
          onMove={() => undefined}
        />
        <forms.Form onSubmit={submit}>
          <forms.TextField name="first" label="First" />
          <forms.TextField name="second" label="Second" />
          <forms.DateRangeField name="period" label="Period" />
          <forms.DateField name="day" label="Day" />
          <button type="submit">Send</button>
        </forms.Form>
      </Sheet>
    </UiProvider>,
  );
  const part = fromTestingLibrary(document.body, { within, waitFor, user: userEvent.setup() });
  const form = formDriver(part);
  await form.fillIn({ Period: '01.11.2026 — 20.11.2026' });
  await expect.poll(() => form.field('Period').value(), { timeout: 3000 }).toBe('1–20 ноября 2026');
  await dateDriver(part, 'Day').pick('2026-11-20');
  await expect.poll(() => form.field('Day').value(), { timeout: 3000 }).toBe('20.11.2026');
  expect(await form.field('First').value()).toBe('');
  expect(submit).not.toHaveBeenCalled();
});
