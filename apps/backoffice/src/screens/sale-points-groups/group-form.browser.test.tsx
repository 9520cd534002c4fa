import '@pribavka/ui/styles.css';
import '@pribavka/ui/reset.css';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { renderRoute, type RenderedRoute } from '../../shared/test-utils/render-route.tsx';
import { groupFormMessages as messages } from './messages.ts';
import { Component } from './route.tsx';

const twins = [
  { id: 'p1', name: 'Мастерок', inn: '6900000101', kpp: '690001001' },
  { id: 'p2', name: 'Мастерок', inn: '6900000101', kpp: '770001001' },
];

let screen: RenderedRoute;
afterEach(() => screen.unmount());

async function open(): Promise<ReturnType<typeof page.getByRole>> {
  await page.viewport(1440, 900);
  screen = renderRoute({
    Component,
    path: '/sale-points-groups/:id?',
    at: '/sale-points-groups/new',
    grants: [
      'storesGroups.storesGroupsList:read',
      'storesGroups.storesGroupsDetail:read',
      'storesGroups.storesGroupsDetail:create',
      'partner.partnerList:read',
    ],
    answer: ({ path }) => {
      if (path.endsWith('/store-groups/list')) return { items: [], page: 1, size: 15, total: 0, totalCapped: false };
      if (path.endsWith('/dictionary')) return { regions: [{ code: '69', name: 'Тверская область' }] };
      if (path.endsWith('/cities')) return [];
      if (path.endsWith('/partner/list')) return { items: twins, page: 1, size: 20, total: 2, totalCapped: false };
      if (path.endsWith('/preview')) {
        return { storesCount: 2, partnersCount: 1, comes: [], comesCount: 0, goes: [], goesCount: 0, promotions: [] };
      }
      return undefined;
    },
  });
  const form = page.getByRole('dialog', { name: messages.create });
  await form.getByRole('textbox', { name: messages.labels.name }).fill('Север');
  return form;
}

it('says at the rule that it asks for nothing, and sends neither the group nor a question about it', async () => {
  const form = await open();
  await form.getByRole('radio', { name: /^По правилу/ }).click();
  await form.getByRole('button', { name: 'Сохранить' }).click();
  const place = form.getByText(messages.rule.unset, { exact: true });
  await expect.element(place).toBeVisible();
  expect(place.element().closest('[data-field]')?.getAttribute('data-field')).toBe('rule');
  // Another choice at once: what was asked for nothing must not be asked about.
  await form.getByRole('radio', { name: /^Вручную/ }).click();
  await expect.element(form.getByText(messages.preview.total(2, 1), { exact: true })).toBeVisible();
  const asked = screen.sent.filter(({ path }) => path.endsWith('/preview'));
  expect(asked.map(({ body }) => (body as { kind: string }).kind)).not.toContain('rule');
  expect(screen.sent.filter(({ path }) => path.endsWith('/store-groups'))).toEqual([]);
});

it('tells companies of one name by ИНН and КПП', async () => {
  const form = await open();
  await form.getByRole('radio', { name: /^По правилу/ }).click();
  await form.getByRole('combobox', { name: new RegExp(`^${messages.rule.partners}`) }).click();
  for (const { kpp } of twins) {
    await expect
      .element(page.getByRole('option', { name: new RegExp(`^Мастерок.*ИНН 6900000101 · КПП ${kpp}$`) }))
      .toBeVisible();
  }
});
