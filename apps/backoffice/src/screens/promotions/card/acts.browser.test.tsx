import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { renderRoute, type RenderedRoute } from '../../../shared/test-utils/render-route.tsx';
import { cardMessages as messages } from './messages.ts';
import { PromotionSheet } from './PromotionSheet.tsx';

const reason = 'Акцию дороже порога или отправленную на согласование запускает не тот, кто задал её правило или бюджет';
const promotion = {
  id: 'p1',
  number: 'А-000001',
  name: 'Осенний старт',
  sentence: 'Участник получает 50 баллов',
  lines: [],
  ownerKind: 'programme',
  manufacturer: null,
  imageUrl: null,
  submitUntil: null,
  groupsFixedAt: null,
  returned: null,
  rulesFile: null,
  shortText: '',
  description: '',
  budget: 20_000,
  spent: 0,
  reserved: 0,
  ruleVersion: 1,
  author: { id: 'u1', name: 'Ким Виктория' },
  approver: null,
  version: 1,
  history: [],
};

const place = {
  id: 'p1',
  neighbours: { previousId: undefined, nextId: undefined },
  onOpen: () => undefined,
  onClose: () => undefined,
};

let screen: RenderedRoute;
afterEach(() => screen.unmount());
const open = (record: object): void => {
  screen = renderRoute({
    Component: () => <PromotionSheet place={place} />,
    path: '/',
    at: '/',
    grants: ['promotions.promotionDetailAdmin:read', 'promotions.promotionDetailAdmin:update'],
    answer: ({ path }) => (path.endsWith('/promotions/p1') ? { ...promotion, ...record } : undefined),
  });
};
const button = (name: string) => page.getByRole('button', { name, exact: true });

it.each([
  ['on_approval', messages.acts.approve, ['edit', 'return', 'reject']],
  ['paused', messages.acts.resume, ['edit', 'finish']],
  ['scheduled', messages.acts.activate, ['edit', 'cancel']],
])('shows the start of what is %s disabled with the reason of the server', async (status, label, allowedActions) => {
  await page.viewport(1440, 900);
  open({ status, allowedActions, startRefusal: reason });
  await expect.element(button(label)).toHaveAttribute('aria-disabled', 'true');
  await button(label).hover();
  await expect.element(page.getByText(reason).first()).toBeVisible();
});

it('leads a draft its author may not start to the one who may', async () => {
  await page.viewport(1440, 900);
  open({ status: 'draft', allowedActions: ['edit', 'submit', 'delete'], startRefusal: reason });
  await expect.element(button(messages.acts.submit)).not.toHaveAttribute('aria-disabled');
  await expect.element(button(messages.acts.activate)).toHaveAttribute('aria-disabled', 'true');
});

it('offers the start when nothing stands against it, and says that nobody had to approve', async () => {
  await page.viewport(1440, 900);
  open({ status: 'paused', allowedActions: ['edit', 'resume'], startRefusal: null });
  await expect.element(button(messages.acts.resume)).not.toHaveAttribute('aria-disabled');
  screen.unmount();
  open({ status: 'active', allowedActions: ['edit', 'pause'], startRefusal: null });
  await expect.element(page.getByText(messages.facts.notNeeded)).toBeVisible();
});
