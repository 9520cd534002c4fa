import { createApi, createSession, memoryStore } from '@pribavka/api';
import { ApiProvider } from '@pribavka/api/react';
import { portalRoutes } from '@pribavka/api/routes';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import SecondStep from './SecondStep.tsx';

let root: Root;
const onBack = vi.fn();

/** The step whose every call is answered with this refusal; without one nothing is answered at all. */
function open(kind: 'code' | 'enrolment', refusal?: { code: string; messages: string[] }): void {
  const api = createApi({
    routes: portalRoutes,
    session: createSession({ store: memoryStore() }),
    adapter: async (config) => {
      const response = { status: 400, statusText: '', headers: {}, config, data: refusal };
      throw Object.assign(new Error('400'), {
        isAxiosError: true,
        ...(refusal ? { code: 'ERR_BAD_REQUEST', response } : { code: 'ERR_NETWORK' }),
      });
    },
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <ApiProvider api={api}>
      <SecondStep kind={kind} challenge="c" onEntered={() => undefined} onBack={onBack} />
    </ApiProvider>,
  );
}

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  onBack.mockClear();
});

const over = { code: 'SECOND_STEP_EXPIRED', messages: ['Время или попытки для кода закончились. Войдите снова'] };

it('ends with the tries: no code is asked for any more, and the way on has the focus', async () => {
  open('code', over);
  await userEvent.fill(page.getByLabelText('Код'), '111111');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Время или попытки для кода закончились')).toBeVisible();
  await expect.element(page.getByLabelText('Код')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Войти снова' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onBack).toHaveBeenCalledTimes(1);
});

it('a wrong code stays at its field', async () => {
  open('code', { code: 'CODE_WRONG', messages: ['Неверный код. Осталось попыток: 4'] });
  await userEvent.fill(page.getByLabelText('Код'), '111111');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText('Код')).toHaveAccessibleDescription(/Осталось попыток: 4/);
});

it('setting up ends with the time, and a network that is away can be tried again', async () => {
  open('enrolment', over);
  await userEvent.click(page.getByRole('button', { name: 'Настроить' }));
  await expect.element(page.getByRole('button', { name: 'Войти снова' })).toBeVisible();
  root.unmount();
  open('enrolment');
  await userEvent.click(page.getByRole('button', { name: 'Настроить' }));
  await expect.element(page.getByText(/Нет связи/).first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Настроить' })).toBeVisible();
});
