import { createApi, createSession, memoryStore } from '@pribavka/api';
import { ApiProvider, SessionProvider } from '@pribavka/api/react';
import { routes } from '@pribavka/api/routes';
import { UiProvider } from '@pribavka/ui';
import { toast, Toaster } from '@pribavka/ui/toast';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { PointsSettings } from './PointsSettings.tsx';
import { settingsWords as words } from './words.ts';

const settings = {
  version: 3,
  rateKopecks: 100,
  holdDays: 14,
  lifeMonths: 12,
  graceDays: 3,
  debtCap: 1000,
  saleSubmitDays: 30,
  disputeDays: 7,
  undoMinutes: 10,
  moderationSlaHours: 24,
  withdrawalMin: 100,
  withdrawalMax: 10_000,
  withdrawalStep: 1,
  withdrawalPerDay: 3,
  withdrawalPerMonth: 0,
  payoutDays: 3,
  adjustmentApprovalThreshold: 1000,
  taxRate: 13,
  taxExemptKopecks: 400_000,
  taxMode: 'none',
  withdrawalCodeRequired: true,
  registrySecondPerson: true,
  updatedAt: '2026-11-20 12:00:00.000',
  updatedBy: 'Ильина Мария',
};
const mayUpdate = {
  roleCode: 'finance',
  items: [
    {
      code: 'transactionPage',
      routeGroups: [{ code: 'tuningsTransaction', urls: [{ actionId: 2, access: true }] }],
    },
  ],
};
const conflict = {
  code: 'VERSION_CONFLICT',
  messages: ['Запись изменена другим пользователем'],
  errors: [],
  requestId: 'r1',
};

let root: ReturnType<typeof createRoot>;
let place: HTMLDivElement;

beforeEach(() => {
  const session = createSession({ store: memoryStore() });
  session.signIn({ session: 's', refresh: 'r' });
  const api = createApi({
    routes,
    session,
    adapter: async (config) => {
      const path = config.url ?? '';
      const refused = config.method === 'put';
      const data = path.endsWith('/accesses') ? mayUpdate : path.endsWith('/profile') ? { user: {} } : settings;
      const answer = { status: refused ? 409 : 200, statusText: '', headers: {}, config };
      if (refused) throw Object.assign(new Error('409'), { response: { ...answer, data: conflict } });
      return { ...answer, data: { data } };
    },
  });
  // The app shows what the client says; here as there.
  api.on((event) => {
    if (event.type === 'failure') for (const message of event.messages) toast.error(message);
  });
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  root.render(
    <UiProvider>
      <ApiProvider api={api}>
        <Toaster />
        <SessionProvider>
          <PointsSettings />
        </SessionProvider>
      </ApiProvider>
    </UiProvider>,
  );
});
afterEach(() => {
  root.unmount();
  place.remove();
});

it('says once that somebody was first, and keeps what was typed', async () => {
  const hold = page.getByRole('textbox', { name: words.fields.holdDays });
  await hold.fill('21');
  await page.getByRole('button', { name: words.save }).click();
  await expect.element(page.getByText(/Введённое вами осталось в форме/)).toBeVisible();
  const said = [...document.querySelectorAll('body *')].filter(
    (element) => element.childElementCount === 0 && element.textContent === conflict.messages[0],
  );
  const seen = said.filter((element) => element.getBoundingClientRect().width > 1);
  expect(seen).toHaveLength(1);
  await expect.element(hold).toHaveValue('21');
});
