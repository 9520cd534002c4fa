import type { FormApi } from 'final-form';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';

import * as forms from '../index.ts';
import { messages } from '../rules/index.ts';
import { autofill, dropInto, pasteInto, press } from '../test-utils/gestures.ts';
import { mount, type Mounted } from '../test-utils/render.tsx';

let mounted: Mounted | undefined;
let api: FormApi<Record<string, unknown>> | undefined;
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
});

const message = (): string =>
  mounted?.container.querySelector('[data-message="error"],[data-message="warning"]')?.textContent ?? '';

async function open(field: ReactElement): Promise<HTMLInputElement> {
  mounted = await mount(
    <forms.Form onSubmit={() => undefined} apiRef={(given) => (api = given)}>
      {field}
    </forms.Form>,
  );
  const input = mounted.container.querySelector<HTMLInputElement>('input, textarea');
  if (!input) throw new Error('The field has no input.');
  return input;
}

const paths: Readonly<Record<string, (input: HTMLInputElement, text: string) => Promise<void>>> = {
  typed: async (input, text) => {
    input.focus();
    await press(text);
  },
  pasted: async (input, text) => {
    input.focus();
    await pasteInto(input, text);
  },
  autofilled: async (input, text) => autofill(input, text),
  dropped: (input, text) => dropInto(input, text),
};
const every = Object.keys(paths);
const whole = ['pasted', 'autofilled', 'dropped'];

interface Row {
  readonly field: ReactElement;
  readonly text: string;
  /** In the input after it was left. */
  readonly shown: string;
  readonly kept: unknown;
  /** Under the field; nothing when left out. */
  readonly says?: string | undefined;
  readonly by: readonly string[];
}

const email = <forms.EmailField name="it" />;
const login = <forms.LoginField name="it" />;
const name = <forms.NameField name="it" label="Имя" />;
const birth = <forms.BirthDateField name="it" />;
const phone = <forms.PhoneField name="it" />;

const foreign = 'Не удалось разобрать номер: нужен российский, из 11 цифр';

const rows: readonly Row[] = [
  {
    field: phone,
    text: '7712345678',
    shown: '+7 (712) 345-67-8',
    kept: '7712345678',
    says: messages.phoneLength,
    by: every,
  },
  {
    field: phone,
    text: '7 912 345 67 8',
    shown: '+7 (912) 345-67-8',
    kept: '7912345678',
    says: messages.phoneLength,
    by: every,
  },
  {
    field: phone,
    text: '8 912 345 67 8',
    shown: '+7 (912) 345-67-8',
    kept: '7912345678',
    says: messages.phoneLength,
    by: every,
  },
  { field: phone, text: '0079123456789', shown: '+7 (912) 345-67-89', kept: '79123456789', by: every },
  { field: phone, text: '0019123456', shown: '+7 (00', kept: '700', says: foreign, by: ['typed'] },
  { field: phone, text: '0019123456', shown: '', kept: '', says: foreign, by: whole },
  { field: phone, text: '+44 20 7946 0958', shown: '', kept: '', says: foreign, by: every },
  { field: phone, text: '+8 912 345-67-89', shown: '', kept: '', says: foreign, by: every },
  { field: birth, text: '12.05.45', shown: '12.05.1945', kept: '1945-05-12', by: every },
  { field: birth, text: 'May 12, 1990', shown: '12.05.1990', kept: '1990-05-12', by: whole },
  { field: birth, text: 'May 12, 1990', shown: '', kept: '', says: 'Нужна дата, например 20.11.2026', by: ['typed'] },
  { field: birth, text: '2023-02-29', shown: '29.02.2023', kept: '29.02.2023', says: 'Такой даты нет', by: whole },
  {
    field: <forms.InnField name="it" />,
    text: '0000000000',
    shown: '0000000000',
    kept: '0000000000',
    says: messages.innChecksum,
    by: every,
  },
  {
    field: <forms.InnField name="it" />,
    text: '000000000000',
    shown: '000000000000',
    kept: '000000000000',
    says: messages.innChecksum,
    by: every,
  },
  {
    field: <forms.SnilsField name="it" />,
    text: '00000000000',
    shown: '000-000-000-00',
    kept: '00000000000',
    says: messages.snilsChecksum,
    by: every,
  },
  {
    field: <forms.KppField name="it" />,
    text: '7736AB001',
    shown: '',
    kept: '',
    says: 'Не подошло: КПП — 9 цифр, без букв',
    by: whole,
  },
  {
    field: <forms.KppField name="it" />,
    text: '7736AB001',
    shown: '7736',
    kept: '7736',
    says: 'Не подошло: КПП — 9 цифр, без букв',
    by: ['typed'],
  },
  { field: <forms.KppField name="it" letters />, text: '7736ab001', shown: '7736AB001', kept: '7736AB001', by: every },
  {
    field: phone,
    text: 'не номер',
    shown: '',
    kept: '',
    says: 'Не удалось разобрать номер: нужен российский, из 11 цифр',
    by: whole,
  },
  {
    field: <forms.DateField name="it" label="Дата" />,
    text: 'не дата',
    shown: '',
    kept: '',
    says: 'Нужна дата, например 20.11.2026',
    by: whole,
  },
  {
    field: <forms.DateField name="it" label="Дата" />,
    text: '20260305',
    shown: '05.03.2026',
    kept: '2026-03-05',
    by: whole,
  },
  { field: email, text: 'mailto:ivan@mail.ru', shown: 'ivan@mail.ru', kept: 'ivan@mail.ru', by: every },
  {
    field: email,
    text: 'mailto:ivan%2Bshop@mail.ru?subject=a',
    shown: 'ivan+shop@mail.ru',
    kept: 'ivan+shop@mail.ru',
    by: every,
  },
  { field: email, text: 'Иван Петров <ivan@mail.ru>', shown: 'ivan@mail.ru', kept: 'ivan@mail.ru', by: every },
  { field: email, text: 'ivan@почта.рф', shown: 'ivan@почта.рф', kept: 'ivan@почта.рф', by: every },
  { field: login, text: 'Иван <mailto:ivan@mail.ru>', shown: 'ivan@mail.ru', kept: 'ivan@mail.ru', by: every },
  {
    field: login,
    text: '8 912 345 67 8',
    shown: '8 912 345 67 8',
    kept: '8 912 345 67 8',
    says: messages.login,
    by: every,
  },
  { field: name, text: 'Андрей'.normalize('NFD'), shown: 'Андрей', kept: 'Андрей', by: every },
  { field: name, text: 'Семён'.normalize('NFD'), shown: 'Семён', kept: 'Семён', by: every },
  {
    field: <forms.TextareaField name="it" label="О себе" />,
    text: 'Зелёный чай'.normalize('NFD'),
    shown: 'Зелёный чай',
    kept: 'Зелёный чай',
    by: every,
  },
];

const cases = rows.flatMap((row) => row.by.map((by) => [by, row.text, row] as const));

describe('one text by every way into a field', () => {
  it.each(cases)('%s «%s»', async (by, text, { field, shown, kept, says = '' }) => {
    const input = await open(field);
    await paths[by]?.(input, text);
    input.focus();
    await userEvent.tab();
    await expect.poll(() => [input.value, api?.getState().values['it'] ?? '', message()]).toEqual([shown, kept, says]);
  });
});

describe('the reason of a refused paste', () => {
  it('stands under the field at once, leaves a right value alone and goes with the next change', async () => {
    const input = await open(phone);
    input.focus();
    await press('9123456789');
    await pasteInto(input, 'не номер');
    await expect.poll(() => message()).toBe('Не удалось разобрать номер: нужен российский, из 11 цифр');
    expect(input).not.toHaveAttribute('aria-invalid');
    expect(input).toHaveAccessibleDescription(/Не удалось разобрать номер/);
    expect(input.value).toBe('+7 (912) 345-67-89');
    await userEvent.keyboard('{Backspace}');
    await expect.poll(() => message()).toBe('');
  });

  it('is not shown for a single key', async () => {
    const input = await open(phone);
    input.focus();
    await press('ы');
    expect(message()).toBe('');
  });
});

it('keeps the caret in the middle when letters and marks are put together', async () => {
  const input = await open(name);
  input.focus();
  await press('Андр');
  input.setSelectionRange(0, 0);
  await pasteInto(input, 'й'.normalize('NFD'));
  await expect.poll(() => [input.value, input.selectionStart]).toEqual(['йАндр', 1]);
});

it('leaves a password as it was given', async () => {
  const input = await open(<forms.PasswordField name="it" />);
  const given = 'Пароль-й1'.normalize('NFD');
  autofill(input, given);
  await expect.poll(() => api?.getState().values['it']).toBe(given);
});
