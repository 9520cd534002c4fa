import type { JSX } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import {
  CheckboxField,
  ConsentField,
  CodeField,
  createDraft,
  EmailField,
  Form,
  hasUnsavedChanges,
  LoginField,
  PassportFields,
  AmountField,
  SubmitButton,
  SubmitError,
  TextField,
  useFieldList,
  Wizard,
} from '../index.ts';
import { pasteInto, press } from '../test-utils/gestures.ts';
import { mount, settled, type Mounted } from '../test-utils/render.tsx';

let mounted: Mounted;
const sent = vi.fn();
const warned: unknown[][] = [];
beforeEach(() => {
  sent.mockReset();
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
const errorText = (name: string): string =>
  mounted.container.querySelector(`[data-field="${name}"] [data-message="error"]`)?.textContent ?? '';
const pressButton = (name: string): Promise<void> => userEvent.click(page.getByRole('button', { name }));

describe('wizard', () => {
  const tree = (
    <Form onSubmit={sent} initialValues={{ company: 'Старое имя' }}>
      <Wizard
        submitLabel="Отправить"
        steps={[
          { id: 'who', title: 'О вас', content: <TextField name="company" label="Компания" /> },
          { id: 'mail', title: 'Почта', content: <EmailField name="email" /> },
        ]}
      />
    </Form>
  );

  it('goes on only when a step is right, keeps everything on the way back', async () => {
    mounted = await mount(tree);
    await userEvent.clear(named('company'));
    await pressButton('Далее');
    expect(errorText('company')).toBe('Обязательное поле');
    await userEvent.fill(named('company'), 'Север');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.activeElement?.textContent).toBe('Шаг 2 из 2. Почта');
    expect(errorText('email')).toBe('');
    await pressButton('Назад');
    expect(named('company').value).toBe('Север');
    await pressButton('Далее');
    await userEvent.fill(named('email'), 'a@b.ru');
    expect(sent).not.toHaveBeenCalled();
    await pressButton('Отправить');
    await expect.poll(() => sent).toHaveBeenCalledWith({ company: 'Север', email: 'a@b.ru' });
  });

  it('returns to the step the server has words about', async () => {
    sent.mockRejectedValue(new SubmitError({ company: 'Такая уже есть' }));
    mounted = await mount(tree);
    await userEvent.fill(named('company'), 'Север');
    await pressButton('Далее');
    await expect.poll(() => named('email')).toBeDefined();
    await userEvent.fill(named('email'), 'a@b.ru');
    await pressButton('Отправить');
    await expect.poll(() => errorText('company')).toBe('Такая уже есть');
    expect(document.activeElement).toBe(named('company'));
  });
});

describe('wizard after a reload', () => {
  const onStep = (step: string): JSX.Element => (
    <Form onSubmit={sent} draft={{ owner: 'anna', area: 'steps' }} guardUnsaved>
      <Wizard
        submitLabel="Отправить"
        defaultStep={step}
        steps={[
          { id: 'who', title: 'О вас', content: <TextField name="company" label="Компания" />, fields: ['company'] },
          { id: 'mail', title: 'Почта', content: <EmailField name="email" />, fields: ['email'] },
        ]}
      />
    </Form>
  );

  it('keeps what was typed on steps that are not on the screen, and still asks before leaving', async () => {
    mounted = await mount(onStep('who'));
    await userEvent.fill(named('company'), 'Север');
    await pressButton('Далее');
    await expect.poll(() => named('email')).toBeDefined();
    expect(hasUnsavedChanges()).toBe(true);
    await mounted.unmount();
    mounted = await mount(onStep('mail'));
    await userEvent.fill(named('email'), 'a@b.ru');
    await mounted.unmount();
    expect(createDraft({ owner: 'anna', area: 'steps' }).read()).toEqual({ company: 'Север', email: 'a@b.ru' });
  });

  it('leads to a step nobody has opened when the server has words about it', async () => {
    sent.mockRejectedValue(new SubmitError({ company: 'Такая уже есть' }));
    mounted = await mount(onStep('mail'));
    await userEvent.fill(named('email'), 'a@b.ru');
    await pressButton('Отправить');
    await expect.poll(() => errorText('company')).toBe('Такая уже есть');
    expect(document.activeElement).toBe(named('company'));
  });
});

function Items(): JSX.Element {
  const list = useFieldList<{ serial: string }>('items');
  return (
    <>
      {list.items.map(({ key, name, index }) => (
        <div key={key}>
          <TextField name={`${name}.serial`} label={`Серийный номер ${index + 1}`} />
          <button type="button" onClick={() => list.remove(index)}>{`Убрать ${index + 1}`}</button>
        </div>
      ))}
      <button type="button" onClick={() => list.add({ serial: '' })}>
        Добавить
      </button>
    </>
  );
}

it('keeps values and words with their items when one is taken out', async () => {
  sent.mockRejectedValue(new SubmitError({ 'items.2.serial': 'Уже зарегистрирован' }));
  mounted = await mount(
    <Form onSubmit={sent} initialValues={{ items: [{ serial: 'а' }, { serial: 'б' }, { serial: 'в' }] }}>
      <Items />
      <SubmitButton>Отправить</SubmitButton>
    </Form>,
  );
  await pressButton('Отправить');
  await expect.poll(() => errorText('items[2].serial')).toBe('Уже зарегистрирован');
  const third = named('items[2].serial');
  await pressButton('Убрать 1');
  expect([named('items[0].serial').value, named('items[1].serial').value]).toEqual(['б', 'в']);
  expect(errorText('items[1].serial')).toBe('Уже зарегистрирован');
  expect(named('items[1].serial')).toBe(third);
  await pressButton('Добавить');
  expect(named('items[2].serial').value).toBe('');
  expect(errorText('items[2].serial')).toBe('');
});

describe('ready fields', () => {
  it('deals a passport pasted whole out to both fields', async () => {
    mounted = await mount(
      <Form onSubmit={sent}>
        <PassportFields />
      </Form>,
    );
    named('passportSeries').focus();
    await pasteInto(named('passportSeries'), '45 09 123456');
    await expect.poll(() => [named('passportSeries').value, named('passportNumber').value]).toEqual(['4509', '123456']);
  });

  it('sends a phone typed as a login as it is stored', async () => {
    mounted = await mount(
      <Form onSubmit={sent}>
        <LoginField name="login" />
        <SubmitButton>Отправить</SubmitButton>
      </Form>,
    );
    await userEvent.click(named('login'));
    await press('8 912 345-67-89');
    await userEvent.tab();
    expect(named('login').value).toBe('+7 (912) 345-67-89');
    await pressButton('Отправить');
    await expect.poll(() => sent).toHaveBeenCalledWith({ login: '79123456789' });
  });

  it('puts quick values into the amount and holds the limits', async () => {
    mounted = await mount(
      <Form onSubmit={sent}>
        <AmountField
          name="points"
          limits={{ min: 500, available: 12_480, unit: ['балл', 'балла', 'баллов'], action: 'вывести' }}
          quick={[500, 1000, 20_000]}
        />
        <SubmitButton>Отправить</SubmitButton>
      </Form>,
    );
    await expect.element(page.getByRole('button', { name: '20 000' })).not.toBeInTheDocument();
    await userEvent.click(named('points'));
    await press('13000');
    await userEvent.tab();
    expect(errorText('points')).toBe('Доступно 12\u00A0480\u00A0баллов — введите не больше');
    await pressButton('Все 12 480');
    expect(named('points').value).toBe('12480');
    expect(errorText('points')).toBe('');
  });

  it('sends a code with its last digit', async () => {
    mounted = await mount(
      <Form onSubmit={sent}>
        <CodeField name="code" />
      </Form>,
    );
    await userEvent.click(named('code'));
    await press('4017');
    await expect.poll(() => sent).toHaveBeenCalledWith({ code: '4017' });
  });

  it('wants a consent, and only a consent', async () => {
    mounted = await mount(
      <Form onSubmit={sent}>
        <ConsentField name="rules" label="Согласен с правилами" />
        <CheckboxField name="news" label="Получать новости" />
        <SubmitButton>Отправить</SubmitButton>
      </Form>,
    );
    await pressButton('Отправить');
    await expect.poll(() => errorText('rules')).toBe('Нужно ваше согласие');
    expect(errorText('news')).toBe('');
    expect(document.activeElement).toBe(named('rules'));
    await userEvent.keyboard(' ');
    await pressButton('Отправить');
    await expect.poll(() => sent).toHaveBeenCalledWith({ rules: true, news: false });
  });
});

it('holds the tab and the router while something is not saved, and lets go before it says so', async () => {
  const heldAtSuccess: boolean[] = [];
  mounted = await mount(
    <Form onSubmit={sent} guardUnsaved onSuccess={() => heldAtSuccess.push(hasUnsavedChanges())}>
      <TextField name="company" label="Компания" />
      <SubmitButton>Отправить</SubmitButton>
    </Form>,
  );
  const leaves = (): boolean => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect([hasUnsavedChanges(), leaves()]).toEqual([false, true]);
  await userEvent.fill(named('company'), 'Север');
  await expect.poll(() => [hasUnsavedChanges(), leaves()]).toEqual([true, false]);
  await pressButton('Отправить');
  await expect.poll(() => hasUnsavedChanges()).toBe(false);
  expect(heldAtSuccess).toEqual([false]);
  await settled();
});
