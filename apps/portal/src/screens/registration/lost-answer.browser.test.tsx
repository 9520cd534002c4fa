import { createApi, createSession, memoryStore, type Session } from '@pribavka/api';
import { ApiProvider, SessionProvider } from '@pribavka/api/react';
import { portalRoutes } from '@pribavka/api/routes';
import type { ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { DocumentsProvider } from '../../app/start/documents.tsx';
import { ConsentsStep } from './ConsentsStep.tsx';
import { registrationMessages as messages } from './messages.ts';
import { PersonStep } from './PersonStep.tsx';
import { emptyRegistration } from './state.ts';

const phone = '79065550149';
const state = { ...emptyRegistration, phone, rules: true, personalData: true };
const accepted = { password: 'Tayna#2026', passwordRepeat: 'Tayna#2026', isAccepted: true };
const document_ = { url: '/d', versionId: 'v' };
const documents = Object.fromEntries(
  ['program_rules', 'oferta', 'personal_data', 'policy', 'mailing_info'].map((kind) => [kind, document_]),
);
const taken = { code: 'PHONE_TAKEN', messages: ['Этот номер уже зарегистрирован'] };

/** The number that comes to Login. */
function Login(): ReactElement {
  return <h1>{(useLocation().state as { login: string }).login}</h1>;
}

let root: Root;
let session: Session;
let bodies: Record<string, unknown[]>;
let isLost: boolean;
let own: object | undefined;

function open(node: ReactElement): void {
  const api = createApi({
    routes: portalRoutes,
    session,
    adapter: async (config) => {
      const name = (config.url ?? '').split('/').at(-1)!;
      (bodies[name] ??= []).push(JSON.parse(String(config.data ?? 'null')));
      const response = { status: 200, statusText: '', headers: {}, config };
      const refuse = (status: number, data: object): Error =>
        Object.assign(new Error(String(status)), { isAxiosError: true, response: { ...response, status, data } });
      if (name === 'login' && own) return { ...response, data: { data: own } };
      if (name === 'login')
        throw refuse(401, { code: 'AUTH_BAD_CREDENTIALS', messages: ['Неверный логин или пароль'] });
      if (name !== 'register') throw refuse(401, { code: 'UNAUTHORIZED', messages: [] });
      if (isLost && bodies[name].length === 1)
        throw Object.assign(new Error('reset'), { isAxiosError: true, code: 'ERR_NETWORK' });
      throw refuse(400, { ...taken, errors: [{ phone: taken.messages }] });
    },
  });
  const router = createMemoryRouter(
    [
      { path: '/registration', element: node },
      { path: '/login', element: <Login /> },
    ],
    { initialEntries: ['/registration'] },
  );
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <ApiProvider api={api}>
      <SessionProvider>
        <DocumentsProvider initial={documents}>
          <RouterProvider router={router} />
        </DocumentsProvider>
      </SessionProvider>
    </ApiProvider>,
  );
}
const onTaken = vi.fn();
const onNext = vi.fn();
const register = async (): Promise<void> => {
  open(<ConsentsStep state={state} password="Tayna#2026" onChange={vi.fn()} onTaken={onTaken} onNext={onNext} />);
  const press = (): Promise<void> => userEvent.click(page.getByRole('button', { name: messages.register }));
  await press();
  if (!isLost) return;
  await expect.element(page.getByText(/Нет связи/)).toBeVisible();
  await press();
};

beforeEach(() => {
  session = createSession({ store: memoryStore() });
  bodies = {};
  isLost = true;
  own = { status: 'moderation', isPhoneVerified: false, statusReason: null };
  onTaken.mockReset();
  onNext.mockReset();
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  sessionStorage.clear();
});

it('goes on to the code when the account was made and only the answer was lost', async () => {
  await register();
  await expect.poll(() => onNext).toHaveBeenCalledTimes(1);
  expect(bodies['login']).toEqual([{ login: phone, password: 'Tayna#2026' }]);
  expect(onTaken).not.toHaveBeenCalled();
});

it('says that the contacts are taken when the account is somebody else’s', async () => {
  own = undefined;
  await register();
  await expect.poll(() => onTaken).toHaveBeenCalledTimes(1);
  expect(onNext).not.toHaveBeenCalled();
});

it('tries no password where every sending was answered', async () => {
  isLost = false;
  await register();
  await expect.poll(() => onTaken).toHaveBeenCalledTimes(1);
  expect(bodies['login']).toBeUndefined();
});

it('says that an own application is kept and takes its number to Login', async () => {
  const found = { phone: { value: phone, text: taken.messages[0]! } };
  open(<PersonStep state={state} typed={accepted} taken={found} onTyping={vi.fn()} onNext={vi.fn()} />);
  await expect.element(page.getByText(/Если заявку отправили вы, она сохранена/)).toBeVisible();
  await userEvent.click(page.getByRole('link', { name: 'Войти?' }));
  await expect.element(page.getByRole('heading', { name: phone })).toBeVisible();
});
