import type { FormApi } from 'final-form';
import { useState, type JSX, type ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import * as forms from '../index.ts';
import { strike } from '../test-utils/gestures.ts';
import { mount, settled, type Mounted } from '../test-utils/render.tsx';

const { Form, SubmitButton, SubmitError, TextField, FileField } = forms;

let mounted: Mounted;
let api: FormApi<Record<string, unknown>>;
const sent = vi.fn();
const succeeded = vi.fn();
const warned: unknown[][] = [];
beforeEach(() => {
  sent.mockReset();
  succeeded.mockReset();
  sessionStorage.clear();
  warned.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...text) => void warned.push(text));
  }
});
afterEach(async () => {
  await mounted.unmount();
  expect(warned).toEqual([]);
  vi.restoreAllMocks();
});

const named = (name: string): HTMLInputElement => {
  const found = mounted.container.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`no field ${name}`);
  return found;
};
const send = (): Promise<void> => userEvent.click(page.getByRole('button', { name: 'Отправить' }));
const outcome = (): unknown[] => {
  const { submitSucceeded, submitFailed } = api.getState();
  return [submitSucceeded, submitFailed];
};

function Page({ children, ...rest }: Partial<forms.FormProps<object, unknown>>): JSX.Element {
  return (
    <Form
      onSubmit={sent}
      onSuccess={succeeded}
      apiRef={(given) => {
        api = given;
      }}
      {...rest}
    >
      {children}
      <SubmitButton>Отправить</SubmitButton>
    </Form>
  );
}

it('is saved and unguarded by the time onSuccess runs', async () => {
  const seen: unknown[] = [];
  succeeded.mockImplementation(() => {
    const leaves = window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    seen.push(api.getState().dirty, forms.hasUnsavedChanges(), leaves);
  });
  mounted = await mount(
    <Page guardUnsaved>
      <TextField name="company" label="Компания" />
    </Page>,
  );
  await userEvent.fill(named('company'), 'Север');
  await expect.poll(() => forms.hasUnsavedChanges()).toBe(true);
  await send();
  await expect.poll(() => seen).toEqual([false, false, true]);
});

it('focuses the first field with a server error of its own form', async () => {
  sent.mockRejectedValue(new SubmitError({ last: 'Занято', first: 'Занято' }));
  mounted = await mount(
    <>
      <Form onSubmit={() => undefined}>
        <TextField name="first" label="Чужое" />
      </Form>
      <Page>
        <TextField name="first" label="Первое" />
        <TextField name="last" label="Второе" />
      </Page>
    </>,
  );
  await userEvent.fill(page.getByLabelText('Первое'), 'а');
  await userEvent.fill(page.getByLabelText('Второе'), 'б');
  await send();
  await expect.poll(() => document.activeElement).toBe(page.getByLabelText('Первое').element());
});

it('does not mind initial values written in place', async () => {
  const tree = (company: string): JSX.Element => (
    <Page initialValues={{ company, tags: [{ id: 1 }] }}>
      <TextField name="company" label="Компания" />
    </Page>
  );
  mounted = await mount(tree('Север'));
  await userEvent.fill(named('company'), 'Восток');
  await mounted.rerender(tree('Север'));
  expect(named('company').value).toBe('Восток');
  // Another person's card opened in the same form: what was typed is kept until it is sent.
  await mounted.rerender(tree('Запад'));
  expect(named('company').value).toBe('Восток');
  expect(api.getState().initialValues).toMatchObject({ company: 'Запад' });
});

describe('a failed submit has failed', () => {
  it.each([
    ['words about a field', new SubmitError({ company: 'Занято' })],
    ['words about the form', new SubmitError({}, ['Лимит исчерпан'])],
    ['a broken network', new TypeError('Failed to fetch')],
    ['a cancelled call', new DOMException('', 'AbortError')],
  ])('%s', async (_what, thrown) => {
    sent.mockRejectedValueOnce(thrown);
    mounted = await mount(
      <Page>
        <TextField name="company" label="Компания" />
      </Page>,
    );
    await userEvent.fill(named('company'), 'Север');
    await send();
    await expect.poll(() => outcome()).toEqual([false, true]);
    expect(succeeded).not.toHaveBeenCalled();
    expect(api.getState().dirty).toBe(true);
    await userEvent.fill(named('company'), 'Восток');
    await send();
    await expect.poll(() => succeeded).toHaveBeenCalledTimes(1);
    expect(outcome()).toEqual([true, false]);
  });

  it('and so has one refused by the rules', async () => {
    mounted = await mount(
      <Page>
        <TextField name="company" label="Компания" />
      </Page>,
    );
    await send();
    await expect.poll(() => outcome()).toEqual([false, true]);
    expect(sent).not.toHaveBeenCalled();
  });
});

/** Each field with something wrong in it and a key to press Enter in. */
const wrong: readonly { name: string; field: ReactElement; text: string }[] = [
  { name: 'PhoneField', field: <forms.PhoneField name="it" />, text: '912' },
  { name: 'EmailField', field: <forms.EmailField name="it" />, text: 'ivan@' },
  { name: 'LoginField', field: <forms.LoginField name="it" />, text: '8912' },
  { name: 'InnField', field: <forms.InnField name="it" kind="12" />, text: '7707083893' },
  { name: 'KppField', field: <forms.KppField name="it" />, text: '7736' },
  { name: 'SnilsField', field: <forms.SnilsField name="it" />, text: '112' },
  { name: 'PassportFields', field: <forms.PassportFields seriesName="it" />, text: '450' },
  { name: 'DepartmentCodeField', field: <forms.DepartmentCodeField name="it" />, text: '770' },
  { name: 'NewPasswordFields', field: <forms.NewPasswordFields name="it" />, text: 'abc' },
  { name: 'NameField', field: <forms.NameField name="it" label="Имя" />, text: 'Ivan' },
  { name: 'CardField', field: <forms.CardField name="it" />, text: '4111111111111112' },
  { name: 'AmountField', field: <forms.AmountField name="it" limits={{ min: 500 }} />, text: '10' },
  { name: 'CodeField', field: <forms.CodeField name="it" />, text: '12' },
  { name: 'DateField', field: <forms.DateField name="it" label="Дата" />, text: '31022026' },
  { name: 'BirthDateField', field: <forms.BirthDateField name="it" />, text: '01012025' },
  { name: 'NumberField', field: <forms.NumberField name="it" label="Число" min={5} />, text: '1' },
];

describe('Enter never sends what is wrong', () => {
  it.each(wrong)('$name', async ({ field, text }) => {
    mounted = await mount(<Page>{field}</Page>);
    named('it').focus();
    await strike(text);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => api.getState().submitFailed).toBe(true);
    expect(sent).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(named('it'));
    expect(named('it')).toHaveAttribute('aria-invalid', 'true');
  });
});

describe('files', () => {
  const photo = (): File => new File(['photo'], 'чек.png', { type: 'image/png' });
  const tree = (transport: () => Promise<unknown>): JSX.Element => (
    <Page>
      <FileField<{ id: string }> name="photo" label="Фото чека" url="/upload" transport={transport} />
    </Page>
  );
  const choose = async (): Promise<void> => {
    const input = mounted.container.querySelector<HTMLInputElement>('input[type=file]');
    await userEvent.upload(input as HTMLInputElement, photo());
  };

  it('are waited for by the submit', async () => {
    let arrive: (answer: { id: string }) => void = () => undefined;
    mounted = await mount(tree(() => new Promise((resolve) => (arrive = resolve))));
    await choose();
    await expect.poll(() => mounted.container.textContent).toContain('чек.png');
    await send();
    await settled();
    expect(sent).not.toHaveBeenCalled();
    arrive({ id: 'f1' });
    await expect.poll(() => sent).toHaveBeenCalledTimes(1);
    const [{ photo: items }] = sent.mock.calls[0] as [{ photo: Parameters<typeof forms.uploadedAnswers>[0] }];
    expect(forms.uploadedAnswers(items)).toEqual([{ id: 'f1' }]);
  });

  it('that did not arrive hold the form', async () => {
    let refuse: (reason: Error) => void = () => undefined;
    mounted = await mount(tree(() => new Promise((_resolve, reject) => (refuse = reject))));
    await choose();
    await expect.poll(() => mounted.container.textContent).toContain('чек.png');
    await send();
    await settled();
    refuse(new Error('Файл повреждён'));
    await expect.poll(() => mounted.container.textContent).toContain('Загрузите файл ещё раз или уберите его');
    expect(sent).not.toHaveBeenCalled();
  });

  it('stay when their field leaves and comes back, and go when the form lets them go', async () => {
    function Twice(): JSX.Element {
      const [shown, show] = useState(true);
      return (
        <Page>
          {shown && (
            <FileField<{ id: string }> name="photo" label="Фото" url="/u" transport={async () => ({ id: 'f1' })} />
          )}
          <button type="button" onClick={() => show(!shown)}>
            Шаг
          </button>
        </Page>
      );
    }
    mounted = await mount(<Twice />);
    await choose();
    await expect.poll(() => mounted.container.textContent).toContain('Загружен');
    await userEvent.click(page.getByRole('button', { name: 'Шаг' }));
    expect(mounted.container.textContent).not.toContain('чек.png');
    await userEvent.click(page.getByRole('button', { name: 'Шаг' }));
    await expect.poll(() => mounted.container.textContent).toContain('чек.png');
    await send();
    await expect.poll(() => sent).toHaveBeenCalledTimes(1);
    const [{ photo: items }] = sent.mock.calls[0] as [{ photo: Parameters<typeof forms.uploadedAnswers>[0] }];
    expect(forms.uploadedAnswers(items)).toEqual([{ id: 'f1' }]);
    api.change('photo', undefined);
    await expect.poll(() => mounted.container.textContent).not.toContain('чек.png');
  });

  it('stopped by the person are no files', async () => {
    mounted = await mount(tree(() => new Promise(() => undefined)));
    await choose();
    await userEvent.click(page.getByRole('button', { name: /Остановить/ }));
    await send();
    await expect.poll(() => mounted.container.textContent).toContain('Обязательное поле');
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('a form', () => {
  it('is not changed by a file that was added and removed', async () => {
    mounted = await mount(
      <Page>
        <FileField<{ id: string }>
          name="photo"
          label="Фото чека"
          url="/upload"
          transport={async () => ({ id: 'f1' })}
        />
      </Page>,
    );
    expect(api.getState().dirty).toBe(false);
    const input = mounted.container.querySelector<HTMLInputElement>('input[type=file]');
    await userEvent.upload(input as HTMLInputElement, new File(['photo'], 'чек.png', { type: 'image/png' }));
    await expect.poll(() => api.getState().dirty).toBe(true);
    await userEvent.click(page.getByRole('button', { name: /Убрать|Удалить/ }));
    await expect.poll(() => api.getState().dirty).toBe(false);
  });

  it('is not changed by an item that was edited back, and says what it holds', async () => {
    function Total(): JSX.Element {
      const { items } = forms.useFormValues<{ items: ReadonlyArray<{ count: string }> }>();
      const first = forms.useFormValue<string>('items[0].count');
      return <output>{`${first}: ${items.map(({ count }) => count).join('+')}`}</output>;
    }
    function Items(): JSX.Element {
      const list = forms.useFieldList<{ count: string }>('items');
      const { setValue } = forms.useFormParts();
      return (
        <>
          {list.items.map(({ key, name }) => (
            <TextField key={key} name={`${name}.count`} label="Количество" />
          ))}
          <button type="button" onClick={() => setValue('items[1].count', '7')}>
            Семь
          </button>
          <Total />
        </>
      );
    }
    mounted = await mount(
      <Page initialValues={{ items: [{ count: '1' }, { count: '2' }] }}>
        <Items />
      </Page>,
    );
    await userEvent.fill(named('items[0].count'), '5');
    await userEvent.click(page.getByRole('button', { name: 'Семь' }));
    await expect.poll(() => mounted.container.querySelector('output')?.textContent).toBe('5: 5+7');
    expect(api.getState().dirty).toBe(true);
    await userEvent.fill(named('items[0].count'), '1');
    await userEvent.fill(named('items[1].count'), '2');
    expect(api.getState().dirty).toBe(false);
  });
});

describe('drafts', () => {
  it('are written when the form goes right after a key', async () => {
    const tree = (
      <Page draft={{ owner: 'anna', area: 'gone-at-once' }}>
        <TextField name="company" label="Компания" />
      </Page>
    );
    mounted = await mount(tree);
    await userEvent.fill(named('company'), 'Север');
    await mounted.unmount();
    expect(forms.createDraft({ owner: 'anna', area: 'gone-at-once' }).read()).toEqual({ company: 'Север' });
    mounted = await mount(tree);
    expect(named('company').value).toBe('Север');
  });

  it('are gone after a success, whatever changed while the form was being sent', async () => {
    let answer: () => void = () => undefined;
    sent.mockImplementation(() => new Promise<void>((resolve) => (answer = resolve)));
    mounted = await mount(
      <Page draft={{ owner: 'anna', area: 'sent' }}>
        <TextField name="company" label="Компания" />
      </Page>,
    );
    await userEvent.fill(named('company'), 'Север');
    await send();
    await expect.poll(() => sent).toHaveBeenCalled();
    api.change('company', 'Север и Юг');
    answer();
    await expect.poll(() => succeeded).toHaveBeenCalled();
    await mounted.unmount();
    expect(forms.createDraft({ owner: 'anna', area: 'sent' }).read()).toEqual({});
    expect(sessionStorage.getItem('pribavka:draft:anna:sent:new:')).toBeNull();
  });

  it('stay where they are while a form that began without them is untouched', async () => {
    const tree = (restore: boolean): JSX.Element => (
      <Page draft={{ owner: 'anna', area: 'chosen', restore }}>
        <TextField name="company" label="Компания" />
      </Page>
    );
    const hide = (): void => void window.dispatchEvent(new PageTransitionEvent('pagehide'));
    mounted = await mount(tree(true));
    await userEvent.fill(named('company'), 'Север');
    hide();
    await mounted.unmount();
    mounted = await mount(tree(false));
    expect(named('company').value).toBe('');
    await new Promise((resolve) => setTimeout(resolve, 400));
    hide();
    expect(forms.createDraft({ owner: 'anna', area: 'chosen' }).read()).toEqual({ company: 'Север' });
    await userEvent.fill(named('company'), 'Юг');
    hide();
    expect(forms.createDraft({ owner: 'anna', area: 'chosen' }).read()).toEqual({ company: 'Юг' });
  });

  it('hold nothing of passwords, codes and documents, even when asked to', async () => {
    const secret: Readonly<Record<string, string>> = {
      password: 'Осень26!!',
      passwordRepeat: 'Осень26!!',
      old: 'Зима25!!',
      code: '4821',
      card: '2200123456789019',
      passportSeries: '4509',
      passportNumber: '123456',
      department: '770001',
      issuedBy: 'ОВД Тверской',
      birth: '1990-05-06',
      issued: '2010-07-08',
      snils: '11223344595',
      inn: '500100732259',
      innAny: '500100732258',
    };
    mounted = await mount(
      <Page draft={{ owner: 'anna', area: 'secrets' }}>
        <forms.NewPasswordFields />
        <forms.PasswordField name="old" secret={false} />
        <forms.CodeField name="code" sendsItself={false} />
        <forms.CardField name="card" secret={false} />
        <forms.PassportFields />
        <forms.DepartmentCodeField name="department" secret={false} />
        <forms.IssuedByField name="issuedBy" secret={false} />
        <forms.BirthDateField name="birth" secret={undefined} />
        <forms.IssuedAtField name="issued" secret={undefined} />
        <forms.SnilsField name="snils" secret={false} />
        <forms.InnField name="inn" kind="12" secret={false} />
        <forms.InnField name="innAny" secret={undefined} />
        <TextField name="company" label="Компания" />
      </Page>,
    );
    for (const [name, value] of Object.entries(secret)) api.change(name, value);
    api.change('company', 'Север');
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    const stored = JSON.stringify(sessionStorage);
    expect(stored).toContain('Север');
    for (const value of Object.values(secret)) expect(stored).not.toContain(value);
  });

  it('do not bring back what was typed and taken away', async () => {
    const tree = (
      <Page draft={{ owner: 'anna', area: 'taken-away' }}>
        <TextField name="company" label="Компания" />
      </Page>
    );
    mounted = await mount(tree);
    await userEvent.fill(named('company'), 'Север');
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    await userEvent.clear(named('company'));
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    await mounted.unmount();
    mounted = await mount(tree);
    expect(named('company').value).toBe('');
  });
});
