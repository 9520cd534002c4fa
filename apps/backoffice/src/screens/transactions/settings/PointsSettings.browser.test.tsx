import { boundCeilings, createApi, createSession, memoryStore } from '@pribavka/api';
import { ApiProvider, SessionProvider } from '@pribavka/api/react';
import { routes } from '@pribavka/api/routes';
import { ConfirmHost, UiProvider } from '@pribavka/ui';
import { toast, Toaster } from '@pribavka/ui/toast';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { PointsSettings } from './PointsSettings.tsx';
import { settingsMessages as messages } from './messages.ts';

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
  promotionApprovalThreshold: 100_000,
  basePointsApprovalThreshold: 5000,
  ...boundCeilings,
  returnPolicy: 'to_debt',
  autoConfirm: false,
  storeRating: false,
  listReceiptRequired: false,
  expiryRounding: 'none',
  timezone: 'Europe/Moscow',
  taxMode: 'none',
  withdrawalCodeRequired: true,
  registrySecondPerson: true,
  updatedAt: '2026-11-20 12:00:00.000',
  updatedBy: 'Ильина Мария',
};
const pending = {
  id: '0191f8a0-5b2c-7d10-9e4f-3a6b8c2d1e06',
  version: 1,
  before: { adjustmentApprovalThreshold: 1000, returnPolicy: 'to_debt' },
  after: { adjustmentApprovalThreshold: 900_000, returnPolicy: 'within_balance' },
  askedAt: '2026-11-24 12:00:00.000',
  askedBy: { id: '0191f8a0-5b2c-7d10-9e4f-3a6b8c2d1e07', name: 'Ильина Мария' },
  decisionRefusal: null as string | null,
  allowedActions: ['confirm', 'reject'],
};
/** What the server says of this person and of the settings. */
const stage: { roleCode: string; pending: typeof pending | null; sent: { path: string; body: unknown }[] } = {
  roleCode: 'finance',
  pending: null,
  sent: [],
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

/** What a save is answered with once it is there; without it somebody was first. */
let accepted: Promise<object> | undefined;
let root: ReturnType<typeof createRoot>;
let place: HTMLDivElement;

const show = (roleCode: string, waits: typeof pending | null = null): void => {
  Object.assign(stage, { roleCode, pending: waits, sent: [] });
  const session = createSession({ store: memoryStore() });
  session.signIn({ session: 's', refresh: 'r' });
  const api = createApi({
    routes,
    session,
    adapter: async (config) => {
      const path = config.url ?? '';
      const decided = path.includes('/changes/');
      const refused = config.method === 'put' && !decided;
      if (config.method === 'put') stage.sent.push({ path, body: JSON.parse(String(config.data)) });
      if (decided) stage.pending = null;
      if (refused && accepted)
        return { status: 200, statusText: '', headers: {}, config, data: { data: await accepted } };
      const user = { roleCode: stage.roleCode };
      const data = path.endsWith('/accesses')
        ? mayUpdate
        : path.endsWith('/profile')
          ? { user }
          : { ...settings, pending: stage.pending };
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
          <ConfirmHost />
        </SessionProvider>
      </ApiProvider>
    </UiProvider>,
  );
};
afterEach(() => {
  root.unmount();
  place.remove();
});

it('says once that somebody was first, and keeps what was typed', async () => {
  show('finance');
  const hold = page.getByRole('textbox', { name: messages.fields.holdDays });
  await hold.fill('21');
  await page.getByRole('button', { name: messages.save }).click();
  await page.getByRole('button', { name: messages.question.confirm, exact: true }).click();
  await expect.element(page.getByText(/Введённое вами осталось в форме/)).toBeVisible();
  const said = [...document.querySelectorAll('body *')].filter(
    (element) => element.childElementCount === 0 && element.textContent === conflict.messages[0],
  );
  const seen = said.filter((element) => element.getBoundingClientRect().width > 1);
  expect(seen).toHaveLength(1);
  await expect.element(hold).toHaveValue('21');
});

it('keeps what is typed while the settings are being saved', async () => {
  let release: (saved: object) => void = () => undefined;
  accepted = new Promise((resolve) => (release = resolve));
  show('finance');
  const hold = page.getByRole('textbox', { name: messages.fields.holdDays });
  await hold.fill('2');
  await page.getByRole('button', { name: messages.save }).click();
  await page.getByRole('button', { name: messages.question.confirm, exact: true }).click();
  await expect.poll(() => stage.sent).toHaveLength(1);
  await hold.click();
  await userEvent.keyboard('{End}1');
  release({ ...settings, holdDays: 2, version: 4, pending: null });
  await expect.element(page.getByText(messages.saved)).toBeVisible();
  await expect.element(hold).toHaveValue('21');
  await expect.element(hold).toHaveFocus();
  accepted = undefined;
  await page.getByRole('button', { name: messages.save }).click();
  await page.getByRole('button', { name: messages.question.confirm, exact: true }).click();
  await expect
    .poll(() => stage.sent.map(({ body }) => body))
    .toMatchObject([
      { holdDays: 2, version: 3 },
      { holdDays: 21, version: 4 },
    ]);
});

it('leaves the settings of control to the administrator', async () => {
  show('finance');
  await expect.element(page.getByRole('textbox', { name: messages.fields.holdDays })).toBeEnabled();
  await expect.element(page.getByText(messages.controlOnly)).toBeVisible();
  for (const name of ['adjustmentApprovalThreshold', 'withdrawalMax', 'rateKopecks', 'taxRate', 'maxItems'] as const) {
    await expect.element(page.getByRole('textbox', { name: messages.fields[name] })).toBeDisabled();
  }
});

it('shows the second administrator what waits and who asked, and takes the decision once', async () => {
  show('admin', pending);
  await expect.element(page.getByText('1 000 → 900 000')).toBeVisible();
  await expect.element(page.getByText(/Автор: Ильина Мария/)).toBeVisible();
  await expect
    .element(
      page.getByText(
        messages.pending.difference(messages.returnPolicies.to_debt, messages.returnPolicies.within_balance),
      ),
    )
    .toBeVisible();
  await expect.element(page.getByRole('textbox', { name: messages.fields.adjustmentApprovalThreshold })).toBeDisabled();
  await page.getByRole('button', { name: messages.pending.confirm }).click();
  await expect.element(page.getByText(messages.pending.title)).not.toBeInTheDocument();
  expect(stage.sent).toEqual([
    { path: expect.stringContaining(pending.id), body: { decision: 'confirm', version: 1 } },
  ]);
});

it('shows the one who asked why another confirms, and lets him withdraw', async () => {
  const decisionRefusal = 'Изменение подтверждает не тот администратор, который его предложил';
  show('admin', { ...pending, decisionRefusal, allowedActions: ['withdraw'] });
  const confirm = page.getByRole('button', { name: messages.pending.confirm });
  await expect.element(confirm).toHaveAttribute('aria-disabled', 'true');
  await confirm.hover();
  await expect.element(page.getByText(decisionRefusal).first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: messages.pending.withdraw })).toBeEnabled();
});

it('shows a reader the change without the buttons', async () => {
  show('finance', { ...pending, allowedActions: [] });
  await expect.element(page.getByText('1 000 → 900 000')).toBeVisible();
  await expect.element(page.getByRole('button', { name: messages.pending.confirm })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: messages.pending.withdraw })).not.toBeInTheDocument();
});

it('shows what would change in roubles and in words before anything is sent', async () => {
  show('admin');
  const rate = page.getByRole('textbox', { name: messages.fields.rateKopecks });
  await expect.element(rate).toHaveValue('1');
  await page.getByRole('button', { name: messages.save }).click();
  await expect.element(page.getByText(messages.nothing)).toBeVisible();
  await rate.fill('1,25');
  await page.getByRole('textbox', { name: messages.fields.taxExemptKopecks }).fill('12000');
  await page.getByRole('textbox', { name: messages.fields.holdDays }).fill('21');
  await page.getByRole('button', { name: messages.save }).click();
  await expect.element(page.getByRole('alertdialog', { name: messages.question.title(3) })).toBeVisible();
  for (const text of [/^1,00.₽ → 1,25.₽$/, /^4.000,00.₽ → 12.000,00.₽$/, /^14 → 21$/]) {
    await expect.element(page.getByText(text)).toBeVisible();
  }
  await expect.element(page.getByText(messages.question.second)).toBeVisible();
  await page.getByRole('button', { name: 'Отмена' }).click();
  expect(stage.sent).toEqual([]);
  await expect.element(rate).toHaveValue('1,25');
  await page.getByRole('button', { name: messages.save }).click();
  await page.getByRole('button', { name: messages.question.confirm, exact: true }).click();
  await expect.poll(() => stage.sent).toHaveLength(1);
  expect(stage.sent[0]?.body).toMatchObject({
    version: 3,
    rateKopecks: 125,
    taxExemptKopecks: 1_200_000,
    holdDays: 21,
  });
});

it('sets bounds up to their ceilings, and says before saving what they hold', async () => {
  show('admin');
  const price = page.getByRole('textbox', { name: messages.fields.maxPriceKopecks });
  await expect.element(price).toHaveValue('100\u00A0000\u00A0000');
  await expect.element(price).toHaveAccessibleDescription(/Не больше 100.000.000.₽/);
  const items = page.getByRole('textbox', { name: messages.fields.maxItems });
  await expect.element(items).toHaveAccessibleDescription(/Не больше 50/);
  await items.fill('51');
  await page.getByRole('button', { name: messages.save }).click();
  await expect.element(items).toHaveAccessibleDescription(/Не больше 50/);
  await items.fill('20');
  await price.fill('300000');
  await page.getByRole('button', { name: messages.save }).click();
  await expect.element(page.getByText(messages.question.bounds)).toBeVisible();
  for (const text of [/^50 → 20$/, /^100.000.000,00.₽ → 300.000,00.₽$/]) {
    await expect.element(page.getByText(text)).toBeVisible();
  }
  await page.getByRole('button', { name: messages.question.confirm, exact: true }).click();
  await expect.poll(() => stage.sent).toHaveLength(1);
  expect(stage.sent[0]?.body).toMatchObject({ maxItems: 20, maxPriceKopecks: 30_000_000, maxQuantity: 999 });
});
