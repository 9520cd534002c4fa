import { createApi, createSession, memoryStore, type Session } from '@pribavka/api';
import { ApiProvider, SessionProvider } from '@pribavka/api/react';
import { portalRoutes } from '@pribavka/api/routes';
import { Toaster } from '@pribavka/ui/toast';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { DocumentsProvider } from '../../app/start/documents.tsx';
import { forgetPassword } from './password.ts';
import { Component as Registration } from './route.tsx';
import { emptyRegistration, loadRegistration, saveRegistration, type RegistrationState } from './state.ts';

const phone = '79065550149';
const sent = {
  sentTo: '+7 (906) •••-••-49',
  expiresAt: '2026-11-27 12:10:00.000',
  resendAfterSeconds: 60,
  attemptsLeft: 5,
  codeLength: 6,
};
const answers: Readonly<Record<string, unknown>> = {
  'send-phone-code': sent,
  accesses: { roleCode: 'member', items: [] },
};

let root: Root;
let router: ReturnType<typeof createMemoryRouter>;
let session: Session;
let asked: string[];
let account: { status: string; isPhoneVerified: boolean };

/** What the server knows of the account, and the rest as it is. */
function answerOf(name: string): unknown {
  if (name === 'confirm-phone-code') account = { ...account, isPhoneVerified: true };
  if (name === 'profile') return { user: { ...account, phone } };
  return name === 'confirm-phone-code' ? account : answers[name];
}

function open(state: Partial<RegistrationState>, passed?: object): void {
  saveRegistration(sessionStorage, { ...emptyRegistration, ...state });
  const api = createApi({
    routes: portalRoutes,
    session,
    adapter: async (config) => {
      const name = (config.url ?? '').split('/').at(-1)!;
      asked.push(`${name} ${(config.params as { phone?: string } | undefined)?.phone ?? ''}`.trim());
      const isKnown = config.headers.get('Authorization') !== undefined;
      const response = {
        status: isKnown ? 200 : 401,
        statusText: '',
        headers: {},
        config,
        data: isKnown ? { data: answerOf(name) } : { code: 'UNAUTHORIZED', messages: ['Требуется авторизация'] },
      };
      if (isKnown) return response;
      throw Object.assign(new Error('401'), { isAxiosError: true, code: 'ERR_BAD_REQUEST', response });
    },
  });
  router = createMemoryRouter(
    [
      { path: '/registration', element: <Registration /> },
      { path: '/login', element: <h1>Вход</h1> },
      { path: '/', element: <h1>Главная</h1> },
    ],
    { initialEntries: [{ pathname: '/registration', state: passed }] },
  );
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <ApiProvider api={api}>
      <SessionProvider>
        <DocumentsProvider initial={{}}>
          <RouterProvider router={router} />
        </DocumentsProvider>
      </SessionProvider>
      <Toaster />
    </ApiProvider>,
  );
}
const heading = (name: string) => page.getByRole('heading', { name });
const expectLogin = async (): Promise<void> => {
  await expect.element(heading('Вход')).toBeVisible();
  await expect.element(page.getByText(/^Время сеанса истекло. Требуется авторизация/).first()).toBeVisible();
  expect(loadRegistration(sessionStorage, false)).toEqual(emptyRegistration);
};

beforeEach(() => {
  asked = [];
  account = { status: 'moderation', isPhoneVerified: false };
  session = createSession({ store: memoryStore({ session: 's', refresh: 'r' }) });
});
afterEach(() => {
  forgetPassword();
  root.unmount();
  document.body.replaceChildren();
  sessionStorage.clear();
});

it('leads to Login with the reason when another tab ends the session of the code', async () => {
  open({ step: 'phone', phone });
  await expect.element(page.getByText(/Отправили код/)).toBeVisible();
  session.clear();
  await expectLogin();
});

it.each([undefined, { confirmPhone: true }])('a reload without a session asks for no code (%o)', async (passed) => {
  session.clear();
  open({ step: 'phone', phone }, passed);
  await expectLogin();
  expect(asked).toEqual([]);
});

it('confirms the number of whoever signed in, not one of an earlier application', async () => {
  open({ step: 'phone', phone: '79051112233' }, { confirmPhone: true });
  await expect.element(page.getByText(/Отправили код/)).toBeVisible();
  expect(asked.filter((name) => name.startsWith('send-phone-code'))).toEqual([`send-phone-code ${phone}`]);
});

it('stands at its end after the right code, and after a reload that still says what Login passed on', async () => {
  open({}, { confirmPhone: true });
  await expect.element(page.getByText(/Отправили код/)).toBeVisible();
  await userEvent.fill(page.getByLabelText('Код подтверждения'), '123456');
  await expect.element(heading('Заявка отправлена на проверку')).toBeVisible();
  expect(session.tokens()).toBeUndefined();
  root.unmount();
  open(loadRegistration(sessionStorage, false), { confirmPhone: true });
  await expect.element(heading('Заявка отправлена на проверку')).toBeVisible();
});

it('lets those in who are in the programme: nothing of theirs is sent for a check', async () => {
  account = { status: 'confirmed', isPhoneVerified: false };
  open({}, { confirmPhone: true });
  await expect.element(heading('Подтверждение телефона')).toBeVisible();
  await expect.element(page.getByText('Место работы')).not.toBeInTheDocument();
  await userEvent.fill(page.getByLabelText('Код подтверждения'), '123456');
  await expect.element(heading('Главная')).toBeVisible();
  expect(session.tokens()).toBeDefined();
  expect(asked.filter((name) => name === 'profile').length).toBeGreaterThan(1);
});

const shop = { id: 's1', name: '«Мастерок» на Победы', address: 'Тверь', partnerName: 'ООО «Мастерок»' };
const applied = {
  inn: '0001004121',
  store: shop,
  lastName: 'Мельникова',
  firstName: 'Анна',
  phone,
  email: 'a@example.ru',
};
const password = page.getByLabelText('Пароль', { exact: true });
const again = page.getByLabelText('Пароль ещё раз');
const next = page.getByRole('button', { name: 'Дальше' });

it('walks over its steps by Back and Forward, with the password as it was typed', async () => {
  open({ ...applied, step: 'person' });
  await userEvent.fill(password, 'Tayna#2026ok');
  await userEvent.fill(again, 'Tayna#2026ok');
  await next.click();
  await expect.element(heading('Прочитайте документы программы')).toBeVisible();
  await router.navigate(-1);
  await expect.element(password).toHaveValue('Tayna#2026ok');
  await router.navigate(1);
  await expect.element(heading('Прочитайте документы программы')).toBeVisible();

  // What has changed since it was sent is sent again.
  await router.navigate(-1);
  await userEvent.fill(again, 'Tayna#2026o');
  await router.navigate(1);
  await expect.element(again).toHaveValue('Tayna#2026o');
  expect(JSON.stringify(sessionStorage)).not.toContain('Tayna');
});

it('has the password after Login and back', async () => {
  open({ ...applied, step: 'person' });
  await userEvent.fill(password, 'Drugaja#2026');
  await page.getByRole('button', { name: 'Закрыть' }).click();
  await expect.element(heading('Вход')).toBeVisible();
  await router.navigate(-1);
  await expect.element(password).toHaveValue('Drugaja#2026');
});

it('goes back over a reload: an address without a step is the first one', async () => {
  open({ ...applied, step: 'work' });
  await next.click();
  await expect.element(password).toBeVisible();
  await page.getByRole('button', { name: 'Назад' }).click();
  await expect.element(page.getByLabelText('ИНН организации')).toBeVisible();
  expect(router.state.location.search).toBe('');
  await router.navigate(1);
  await expect.element(password).toBeVisible();
  await router.navigate(-1);
  await expect.element(page.getByLabelText('ИНН организации')).toBeVisible();
});

it('goes on where it was left', async () => {
  open({ ...applied, step: 'person' });
  await expect.element(password).toBeVisible();
  expect(router.state.location.search).toBe('?step=person');
  await page.getByRole('button', { name: 'Назад' }).click();
  await expect.element(page.getByLabelText('ИНН организации')).toBeVisible();
});

it('takes the focus to the step that opens', async () => {
  open({ ...applied, step: 'work' });
  await next.click();
  await expect.element(password).toBeVisible();
  await expect.poll(() => document.activeElement?.tagName).toBe('SECTION');
});
