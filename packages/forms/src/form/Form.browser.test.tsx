import { useLayoutEffect, type JSX } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import {
  ConsentField,
  EmailField,
  ErrorSummary,
  Form,
  FormStrip,
  InnField,
  NewPasswordFields,
  PhoneField,
  SubmitButton,
  SubmitError,
  TextField,
} from '../index.ts';
import { asyncRule } from '../rules/index.ts';
import { press } from '../test-utils/gestures.ts';
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

const box = (name: string): HTMLInputElement => page.getByRole('textbox', { name }).element() as HTMLInputElement;
const errorText = (name: string): string =>
  mounted.container.querySelector(`[data-field="${name}"] [data-message="error"]`)?.textContent ?? '';
const strip = (): string => mounted.container.querySelector('form [role=alert]')?.textContent ?? '';
const send = (): Promise<void> => userEvent.click(page.getByRole('button', { name: 'Отправить' }));

function Basic({ onSubmit = sent }: { readonly onSubmit?: (values: object) => unknown }): JSX.Element {
  return (
    <Form onSubmit={onSubmit} aria-label="Проба">
      <ErrorSummary />
      <PhoneField name="phone" />
      <EmailField name="email" />
      <FormStrip />
      <SubmitButton>Отправить</SubmitButton>
    </Form>
  );
}

describe('when words are shown', () => {
  beforeEach(async () => {
    mounted = await mount(<Basic />);
  });

  it('is silent while typing, speaks on blur, falls silent while mending and speaks again', async () => {
    await userEvent.click(box('Телефон'));
    await press('912');
    expect(errorText('phone')).toBe('');
    await userEvent.tab();
    expect(errorText('phone')).toBe('Номер телефона должен содержать 11 цифр');
    expect(box('Телефон')).toHaveAttribute('aria-invalid', 'true');
    expect(box('Телефон')).toHaveAccessibleDescription(
      'Номер телефона должен содержать 11 цифр Формат: +7 (999) 999-99-99',
    );
    await userEvent.click(box('Телефон'));
    await press('3');
    expect(errorText('phone')).toBe('');
    await userEvent.tab();
    expect(errorText('phone')).toBe('Номер телефона должен содержать 11 цифр');
    await userEvent.click(box('Телефон'));
    await press('456789');
    await userEvent.tab();
    expect(errorText('phone')).toBe('');
  });

  it('says «Обязательное поле» when a field is left empty', async () => {
    await userEvent.click(box('Эл. почта'));
    await userEvent.tab();
    expect(errorText('email')).toBe('Обязательное поле');
  });
});

describe('submit', () => {
  it('never sends what is wrong by Enter, focuses the first wrong field and lists two', async () => {
    mounted = await mount(<Basic />);
    await userEvent.click(box('Эл. почта'));
    await press('ivan');
    await userEvent.keyboard('{Enter}');
    await settled();
    expect(sent).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(box('Телефон'));
    const summary = page.getByRole('region', { name: /В форме 2.ошибки/ });
    await expect.element(summary).toBeVisible();
    await userEvent.click(summary.getByRole('button', { name: 'Эл. почта: Введите корректный почтовый адрес' }));
    expect(document.activeElement).toBe(box('Эл. почта'));
  });

  it('sends raw values once, however often it is pressed', async () => {
    let finish: (value?: unknown) => void = () => undefined;
    sent.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
    mounted = await mount(<Basic />);
    await userEvent.click(box('Телефон'));
    await press('89123456789');
    await userEvent.click(box('Эл. почта'));
    await press(' ivan@mail.ru ');
    await userEvent.keyboard('{Enter}{Enter}');
    // A script may press what a person cannot.
    page
      .getByRole('button', { name: 'Отправить' })
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    mounted.container.querySelector('form')?.requestSubmit();
    await expect.poll(() => sent).toHaveBeenCalledTimes(1);
    expect(sent).toHaveBeenCalledWith({ phone: '79123456789', email: 'ivan@mail.ru' });
    finish();
    await settled();
    await send();
    await expect.poll(() => sent).toHaveBeenCalledTimes(2);
    finish();
    await settled();
  });

  it('puts words of the server at their fields until they are edited, the rest into the strip', async () => {
    sent.mockImplementation(() => {
      throw new SubmitError({ email: ['Адрес занят'] }, ['Лимит заявок исчерпан']);
    });
    mounted = await mount(<Basic />);
    await userEvent.fill(box('Эл. почта'), 'ivan@mail.ru');
    await userEvent.click(box('Телефон'));
    await press('9123456789');
    await send();
    await expect.poll(() => errorText('email')).toBe('Адрес занят');
    expect(strip()).toBe('Лимит заявок исчерпан');
    expect(document.activeElement).toBe(box('Эл. почта'));
    expect(box('Телефон').value).toBe('+7 (912) 345-67-89');
    await press('x');
    expect(errorText('email')).toBe('');
    await userEvent.tab();
    expect(errorText('email')).toBe('');
  });

  it('says what to do when the network is gone, and nothing typed is lost', async () => {
    sent.mockRejectedValue(new TypeError('Failed to fetch'));
    mounted = await mount(<Basic />);
    await userEvent.fill(box('Эл. почта'), 'ivan@mail.ru');
    await userEvent.click(box('Телефон'));
    await press('9123456789');
    await send();
    await expect.poll(() => strip()).toContain('Проверьте интернет');
    expect(box('Эл. почта').value).toBe('ivan@mail.ru');
  });

  it('does not lose the press on a button that a message moves away', async () => {
    mounted = await mount(<Basic />);
    await userEvent.click(box('Эл. почта'));
    await press('ivan@mail.ru');
    await userEvent.click(box('Телефон'));
    await press('9123456789');
    await userEvent.click(box('Эл. почта'));
    await send();
    await expect.poll(() => sent).toHaveBeenCalledTimes(1);
  });
});

describe('questions to the server', () => {
  it('are asked on blur, awaited by the submit and asked once for a value', async () => {
    const check = vi.fn(async (value: unknown) => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return value === '7707083893' ? 'Такой партнёр уже есть' : undefined;
    });
    const asks = asyncRule({ check });
    mounted = await mount(
      <Form onSubmit={sent}>
        <InnField name="inn" kind="10" asyncRule={asks} />
        <SubmitButton>Отправить</SubmitButton>
      </Form>,
    );
    await userEvent.click(box('ИНН'));
    await press('7707083893');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => errorText('inn')).toBe('Такой партнёр уже есть');
    expect(sent).not.toHaveBeenCalled();
    expect(check).toHaveBeenCalledTimes(1);
    await userEvent.click(box('ИНН'));
    await userEvent.clear(box('ИНН'));
    await press('7707329152');
    await userEvent.tab();
    await userEvent.tab();
    await send();
    await expect.poll(() => sent).toHaveBeenCalledWith({ inn: '7707329152' });
    expect(check).toHaveBeenCalledTimes(2);
  });

  it('shows a warning that does not block', async () => {
    mounted = await mount(
      <Form onSubmit={sent}>
        <InnField name="inn" kind="10" />
        <SubmitButton>Отправить</SubmitButton>
      </Form>,
    );
    await userEvent.click(box('ИНН'));
    await press('7707083890');
    await userEvent.tab();
    await expect.element(page.getByText('Проверьте ИНН: контрольная сумма не совпадает')).toBeVisible();
    await send();
    await expect.poll(() => sent).toHaveBeenCalledTimes(1);
  });
});

describe('drafts', () => {
  it('survive a reload without passwords', async () => {
    sessionStorage.clear();
    const tree = (
      <Form onSubmit={sent} draft={{ owner: 'anna', area: 'browser-test' }}>
        <TextField name="company" label="Компания" />
        <NewPasswordFields />
        <ConsentField name="rules" label="Согласен с правилами" />
        <SubmitButton>Отправить</SubmitButton>
      </Form>
    );
    mounted = await mount(tree);
    await userEvent.fill(box('Компания'), 'Север');
    await userEvent.fill(page.getByLabelText('Новый пароль', { exact: true }), 'Aa1!aaaa');
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(JSON.stringify(sessionStorage)).toContain('Север');
    expect(JSON.stringify(sessionStorage)).not.toContain('Aa1!aaaa');
    await mounted.unmount();
    mounted = await mount(tree);
    expect(box('Компания').value).toBe('Север');
  });
});

it('renders one field per key', async () => {
  const renders: Record<string, number> = {};
  function Count({ name }: { readonly name: string }): JSX.Element {
    return (
      <TextField
        name={name}
        label={name}
        optional
        display={(value) => {
          renders[name] = (renders[name] ?? 0) + 1;
          return value;
        }}
      />
    );
  }
  mounted = await mount(
    <Form onSubmit={sent}>
      {Array.from({ length: 10 }, (_, at) => (
        <Count key={at} name={`поле${at}`} />
      ))}
    </Form>,
  );
  await userEvent.click(mounted.container.querySelector('[name="поле3"]') as HTMLElement);
  await press('а');
  for (const name of Object.keys(renders)) renders[name] = 0;
  await press('б');
  // StrictMode renders everything twice.
  expect(Object.entries(renders).filter(([, count]) => count > 0)).toEqual([['поле3', 2]]);
});

it('validates a submit that comes before the passive effects of the first render', async () => {
  const early = vi.fn();
  function Early(): JSX.Element {
    useLayoutEffect(() => {
      queueMicrotask(() => {
        early();
        document.forms[0]?.requestSubmit();
      });
    }, []);
    return <Basic />;
  }
  mounted = await mount(<Early />, { strict: false });
  await expect.poll(() => errorText('phone')).toBe('Обязательное поле');
  expect(early).toHaveBeenCalled();
  expect(errorText('email')).toBe('Обязательное поле');
  expect(sent).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(box('Телефон'));
});
