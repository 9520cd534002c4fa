import { createDraft, hasUnsavedChanges } from '@pribavka/forms';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
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

/** Both pages of the wizard, as the application has them. */
const Pages = () => (
  <Routes>
    <Route path="/promotions/new" element={<Component />} />
    <Route path="/promotions/:id/edit" element={<Component />} />
  </Routes>
);
let screen: RenderedRoute;
const open = (at: string, answers: Answer = answer): void => {
  screen = renderRoute({
    Component: Pages,
    path: '*',
    at,
    grants: [
      'promotions.promotionDetailAdmin:update',
      'promotions.promotionDetailAdmin:create',
      'brands.brandsList:read',
    ],
    answer: answers,
  });
};
beforeEach(() => sessionStorage.clear());
afterEach(() => screen.unmount());

const name = () => page.getByRole('textbox', { name: messages.labels.name, exact: true });
const callsTo = (path: string): Sent[] => screen.sent.filter((call) => call.path.endsWith(path));

it('says the rule after every change, by the last one of them', async () => {
  await page.viewport(1440, 900);
  open('/promotions/p1/edit');
  await expect.element(name()).toBeVisible();
  // Both in one turn of the page: however slow the machine is, there is no time between them.
  const field = name().element() as HTMLInputElement;
  for (const text of ['Зима', 'Зимний старт']) {
    field.setRangeText(text, 0, field.value.length, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  await expect.element(page.getByText('Правило «Зимний старт»')).toBeVisible();
  // A letter is no question: one was asked when the form opened, one after the last change.
  expect(callsTo('/describe').length).toBeLessThanOrEqual(2);
  await expect.poll(() => callsTo('/preview').length).toBe(1);
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

it('has a day and its hour in one line', async () => {
  for (const width of [1200, 1440]) {
    await page.viewport(width, 900);
    open('/promotions/p1/edit');
    await expect.element(name()).toBeVisible();
    const top = (label: string): number =>
      page
        .getByRole('textbox', { name: new RegExp(`^${label}(?![а-я])`) })
        .first()
        .element()
        .getBoundingClientRect().top;
    for (const [day, hour] of [
      ['startsOn', 'startsTime'],
      ['endsOn', 'endsTime'],
      ['submitOn', 'submitTime'],
    ] as const) {
      expect(top(messages.labels[day]), `${day} at ${width}`).toBe(top(messages.labels[hour]));
    }
    screen.unmount();
  }
});

it('marks the fewer fields of a step: the optional ones of the first, none of conditions', async () => {
  await page.viewport(1440, 900);
  open('/promotions/p1/edit');
  await expect.element(name()).toBeVisible();
  expect(page.getByText('необязательно').elements().length).toBeGreaterThan(0);
  screen.unmount();
  for (const step of ['products', 'audience', 'limits']) {
    open(`/promotions/p1/edit?step=${step}`);
    await expect.element(page.getByRole('group', { name: /^Шаг/ }).getByRole('textbox').first()).toBeVisible();
    expect(page.getByText('необязательно').elements(), step).toHaveLength(0);
    screen.unmount();
  }
  open('/promotions/p1/edit');
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

/** Holds what saves a promotion till the test gives the answer. */
const held = (method: string): { answers: Answer; release: (saved: object) => void } => {
  let release: (saved: object) => void = () => undefined;
  return {
    answers: (call) =>
      call.method === method && /promotions(?:\/p1)?$/.test(call.path)
        ? new Promise((resolve) => (release = resolve))
        : answer(call),
    release: (saved) => release({ ...promotion, ...saved }),
  };
};
const puts = (): unknown[] => screen.sent.filter(({ method }) => method === 'put').map(({ body }) => body);

it('keeps what is typed while a draft is being saved, with the caret', async () => {
  await page.viewport(1440, 900);
  const { answers, release } = held('put');
  open('/promotions/p1/edit', answers);
  await name().fill('Зима');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(puts).toHaveLength(1);
  await userEvent.keyboard(' ДВА СЛОВА');
  release({ name: 'Зима', version: 2 });
  await expect.element(page.getByText(messages.draftSaved('Зима'))).toBeVisible();
  await expect.element(name()).toHaveValue('Зима ДВА СЛОВА');
  await expect.element(name()).toHaveFocus();
  expect(createDraft({ owner: 'u1', area: 'promotions', record: 'p1' }).read()).toMatchObject({
    name: 'Зима ДВА СЛОВА',
  });
  expect(hasUnsavedChanges()).toBe(true);
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(puts).toMatchObject([
    { name: 'Зима', version: 1 },
    { name: 'Зима ДВА СЛОВА', version: 2 },
  ]);
  release({ name: 'Зима ДВА СЛОВА', version: 3 });
  await expect.poll(hasUnsavedChanges).toBe(false);
  expect(createDraft({ owner: 'u1', area: 'promotions', record: 'p1' }).read()).toEqual({});
  await expect.element(name()).toHaveFocus();
});

it('takes what is typed while a new promotion is being saved to the page of that promotion', async () => {
  await page.viewport(1440, 900);
  const { answers, release } = held('post');
  open('/promotions/new', answers);
  await name().fill('Зима');
  await page.getByRole('textbox', { name: messages.labels.startsOn, exact: true }).fill('01.11.2026');
  await page.getByRole('textbox', { name: messages.labels.endsOn, exact: true }).fill('30.11.2026');
  await page.getByRole('button', { name: messages.next }).click();
  await page.getByRole('radio', { name: /^Баллы за единицу/ }).click();
  await page.getByRole('textbox', { name: messages.labels.points }).fill('50');
  await page.getByRole('button', { name: messages.back }).click();
  await name().click();
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => screen.sent.some(({ path }) => path.endsWith('/admin/promotions'))).toBe(true);
  await userEvent.keyboard('{End} ДВА СЛОВА');
  release({ name: 'Зима' });
  await expect.poll(() => screen.router.state.location.pathname).toBe('/promotions/p1/edit');
  await expect.element(page.getByText(/^Вернули введённое: /)).toBeVisible();
  await expect.element(name()).toHaveValue('Зима ДВА СЛОВА');
  expect(createDraft({ owner: 'u1', area: 'promotions' }).read()).toEqual({});
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(puts).toMatchObject([{ name: 'Зима ДВА СЛОВА', version: 1 }]);
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

it('does not offer a start the server would refuse, and takes back one chosen before the budget grew', async () => {
  await page.viewport(1440, 900);
  const reason = 'Сегодня вы уже запустили без согласования акции на 100 000 баллов';
  const dear = { ...promotion, budget: 60_000, allowedActions: ['edit', 'submit', 'activate'], startRefusal: null };
  open('/promotions/p1/edit?step=publish', (call) => {
    if (call.path.endsWith('/promotions/p1')) return dear;
    if (!call.path.endsWith('/describe')) return answer(call);
    const { budgetPoints } = (call.body as { promotion: { budgetPoints: number } }).promotion;
    return {
      sentence: 'Правило',
      lines: [],
      names: [],
      warnings: [],
      startRefusal: budgetPoints > 60_000 ? reason : null,
    };
  });
  const start = page.getByRole('radio', { name: /^Запустить/ });
  await start.click();
  await expect.element(page.getByRole('button', { name: messages.publish.submitLabel.activate })).toBeVisible();
  await page.getByRole('button', { name: messages.back }).click();
  await page.getByRole('button', { name: messages.back }).click();
  await page.getByRole('textbox', { name: new RegExp(`^${messages.labels.budget}`) }).fill('60001');
  for (let step = 0; step < 2; step += 1) await page.getByRole('button', { name: messages.next }).click();
  await expect.element(page.getByText(reason)).toBeVisible();
  await expect.element(start).toBeDisabled();
  await expect.element(page.getByRole('radio', { name: /^Отправить на согласование/ })).toBeChecked();
  await expect.element(page.getByRole('button', { name: messages.publish.submitLabel.submit })).toBeVisible();
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
  // What is announced at the same moment shares one alert.
  await expect.element(page.getByRole('alert').filter({ hasText: 'Нужен второй сотрудник' })).toBeVisible();
  expect(
    screen.sent.filter(({ method, path }) => method === 'post' && path.endsWith('/admin/promotions')),
  ).toHaveLength(1);
});

it('sent late leaves the person at the promotion he has opened meanwhile', async () => {
  await page.viewport(1440, 900);
  let free: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (free = resolve));
  open('/promotions/p1/edit?step=publish', (call) => {
    if (call.path.endsWith('/promotions/p2')) return { ...promotion, id: 'p2', name: 'Летняя смена' };
    if (call.method === 'get' || !call.path.includes('/promotions/p1')) return answer(call);
    return held.then(() => promotion);
  });
  await page.getByRole('button', { name: messages.publish.submitLabel.submit }).click();
  await expect.poll(() => screen.sent.some(({ method }) => method === 'put')).toBe(true);
  void screen.router.navigate('/promotions/p2/edit');
  await expect.element(name()).toHaveValue('Летняя смена');
  free();
  await expect.element(page.getByRole('group', { name: messages.publish.submitted('Осенний старт') })).toBeVisible();
  expect(screen.router.state.location.pathname).toBe('/promotions/p2/edit');
});
