import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { type Answer, renderRoute, type RenderedRoute, type Sent } from '../../../shared/test-utils/render-route.tsx';
import { wizardMessages as messages } from './messages.ts';
import { Component } from './route.tsx';

const nothing = { points: null, percent: null, every: null, per: null, tiers: null, productIds: null };
const promotion = {
  id: 'p1',
  number: 'А-000001',
  name: 'Осенний старт',
  mechanic: 'fixed_per_unit',
  manufacturer: null,
  startsAt: '2026-11-01 00:00:00.000',
  endsAt: '2026-11-30 23:59:59.999',
  submitUntil: null,
  budget: null,
  priority: 10,
  status: 'draft',
  version: 1,
  params: { ...nothing, points: 50 },
  conditions: { brandIds: ['b1'], minQuantity: null, priceFrom: null, priceTo: null, timeFrom: null, timeTo: null },
  limits: { memberTotal: null, memberDay: null, memberMonth: null, storeTotal: null, memberUnits: null, onLimit: null },
  stackMode: 'stack',
  visibility: 'all',
  names: [{ id: 'b1', name: 'Стрежень', detail: null }],
  shortText: '',
  description: '',
  imageFileId: null,
  rulesFile: null,
  ruleVersion: 1,
  returned: null,
  updatedAt: '2026-11-20 12:00:00.000',
  updatedBy: 'Ким Виктория',
  allowedActions: ['edit', 'submit'],
};
const counted = { count: 3, capped: false };
const empty = { ...counted, first: [] };

const answer: Answer = ({ path, body }) => {
  if (path.endsWith('/describe')) {
    const { name } = (body as { promotion: { name: string } }).promotion;
    return { sentence: `Правило «${name}»`, lines: [], names: [], warnings: [] };
  }
  if (path.endsWith('/preview')) {
    const budget = { pointsPerUnit: null, unitsCovered: null, unitsLastMonth: null, hints: [] };
    return {
      products: empty,
      stores: empty,
      partners: counted,
      members: counted,
      overlaps: [],
      overlapsCapped: false,
      budget,
    };
  }
  if (path.endsWith('/promotions/p1')) return promotion;
  return undefined;
};

let screen: RenderedRoute;
const open = (at: string, answers: Answer = answer): void => {
  screen = renderRoute({
    Component,
    path: at.startsWith('/promotions/new') ? '/promotions/new' : '/promotions/:id/edit',
    at,
    grants: [
      'promotions.promotionDetailAdmin:update',
      'promotions.promotionDetailAdmin:create',
      'brands.brandsList:read',
    ],
    answer: answers,
  });
};
afterEach(() => screen.unmount());

const name = () => page.getByRole('textbox', { name: messages.labels.name, exact: true });
const callsTo = (path: string): Sent[] => screen.sent.filter((call) => call.path.endsWith(path));

it('says the rule after every change, by the last one of them', async () => {
  await page.viewport(1440, 900);
  open('/promotions/p1/edit');
  await name().fill('Зима');
  await name().fill('Зимний старт');
  await expect.element(page.getByText('Правило «Зимний старт»')).toBeVisible();
  // A letter is no question: one was asked when the form opened, one after the last change.
  expect(callsTo('/describe').length).toBeLessThanOrEqual(2);
  expect(callsTo('/preview').length).toBe(1);
});

it('says at the field that a promotion cannot end before it begins', async () => {
  await page.viewport(1440, 900);
  open('/promotions/p1/edit');
  const end = page.getByRole('textbox', { name: messages.labels.endsOn, exact: true });
  await end.fill('30.10.2026');
  await page.getByRole('button', { name: messages.next }).click();
  await expect.element(page.getByText('Окончание должно быть позже начала').first()).toBeVisible();
  await expect.element(end).toHaveAttribute('aria-invalid', 'true');
  await expect.element(end).toHaveValue('30.10.2026');
  await end.fill('01.12.2026');
  await expect.element(end).not.toHaveAttribute('aria-invalid', 'true');
});

it('keeps what was typed when somebody else was first, and saves over the newest record', async () => {
  await page.viewport(1440, 900);
  let changed = false;
  const bodies: unknown[] = [];
  open('/promotions/p1/edit', (call) => {
    if (call.method === 'put') {
      bodies.push(call.body);
      if (changed) return { ...promotion, version: 3, name: 'Зимний старт' };
      changed = true;
      return { status: 409, code: 'VERSION_CONFLICT', messages: ['Запись изменена другим пользователем'] };
    }
    return changed && call.path.endsWith('/promotions/p1') ? { ...promotion, version: 2, priority: 70 } : answer(call);
  });
  await name().fill('Зимний старт');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(page.getByText(/Ким Виктория.*Изменено: Приоритет\..*осталось в форме/)).toBeVisible();
  await expect.element(name()).toHaveValue('Зимний старт');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(page.getByText(messages.draftSaved('Зимний старт'))).toBeVisible();
  expect(bodies).toEqual([
    expect.objectContaining({ name: 'Зимний старт', priority: 10, version: 1 }),
    expect.objectContaining({ name: 'Зимний старт', priority: 70, version: 2, conditions: { brandIds: ['b1'] } }),
  ]);
});

it('goes to the step and the field the server has words about, though nobody has opened it', async () => {
  await page.viewport(1440, 900);
  open('/promotions/p1/edit?step=publish', (call) => {
    if (call.method !== 'put') return answer(call);
    return { status: 400, code: 'VALIDATION', messages: [], errors: [{ 'conditions.brandIds': ['Бренд не найден'] }] };
  });
  await page.getByRole('button', { name: messages.publish.submitLabel.submit }).click();
  await expect.poll(() => screen.router.state.location.search).toBe('?step=products');
  await expect.element(page.getByText('Бренд не найден').first()).toBeVisible();
});

it('never makes two promotions when the decision after the saving is refused', async () => {
  await page.viewport(1440, 900);
  open('/promotions/new', (call) => {
    if (call.path.endsWith('/status'))
      return { status: 409, code: 'PROMO_SAME_PERSON', messages: ['Нужен второй сотрудник'] };
    return call.method === 'post' && call.path.endsWith('/admin/promotions') ? promotion : answer(call);
  });
  await name().fill('Осенний старт');
  await page.getByRole('textbox', { name: messages.labels.startsOn, exact: true }).fill('01.11.2026');
  await page.getByRole('textbox', { name: messages.labels.endsOn, exact: true }).fill('30.11.2026');
  await page.getByRole('button', { name: messages.next }).click();
  await page.getByRole('radio', { name: /^Баллы за единицу/ }).click();
  await page.getByRole('textbox', { name: messages.labels.points }).fill('50');
  for (let step = 0; step < 5; step += 1) await page.getByRole('button', { name: messages.next }).click();
  await page.getByRole('button', { name: messages.publish.submitLabel.submit }).click();
  await expect.poll(() => screen.router.state.location.pathname).toBe('/promotions/p1/edit');
  await expect.element(page.getByText('Нужен второй сотрудник').first()).toBeVisible();
  expect(
    screen.sent.filter(({ method, path }) => method === 'post' && path.endsWith('/admin/promotions')),
  ).toHaveLength(1);
});
