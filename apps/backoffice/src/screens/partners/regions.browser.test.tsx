import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { renderRoute, type RenderedRoute } from '../../shared/test-utils/render-route.tsx';
import { partnersMessages as messages } from './messages.ts';
import { Component } from './route.tsx';

const partner = {
  id: 'p1',
  name: 'Мастерок',
  legalName: 'ООО «Мастерок-Тверь»',
  inn: '000000100164',
  kpp: null,
  contactName: null,
  phone: null,
  email: null,
  ogrn: null,
  region: 'Марс',
  contractNumber: null,
  consent: null,
  login: null,
  staffCount: 0,
  status: 'active',
  storesCount: 4,
  membersCount: 18,
  salesLast30Days: 41,
  createdAt: '2026-04-04 12:00:00.000',
  updatedAt: '2026-04-04 12:00:00.000',
  updatedBy: null,
  version: 1,
};
const nowhere = 'Такого региона нет: выберите регион России из списка, например «Тульская область»';

const form = page.getByRole('dialog', { name: messages.form.edit('Мастерок') });

let screen: RenderedRoute;
afterEach(() => screen.unmount());

/** The form of the partner whose region was stored before there was a list. */
async function open(): Promise<ReturnType<typeof page.getByRole>> {
  await page.viewport(1440, 1000);
  screen = renderRoute({
    Component,
    path: '/partners/:id?',
    at: '/partners/p1',
    grants: ['partner.partnerList:read', 'partner.partnerDetail:read', 'partner.partnerDetail:update'],
    answer: ({ path, method, body }) => {
      if (path.endsWith('/partner/list')) return { items: [partner], page: 1, size: 15, total: 1, totalCapped: false };
      if (path.endsWith('/p1')) return method === 'get' ? partner : { ...partner, ...(body as object), version: 2 };
      return undefined;
    },
  });
  await page.getByRole('dialog', { name: 'Мастерок' }).getByRole('button', { name: 'Изменить' }).click();
  return form.getByRole('combobox', { name: new RegExp(`^${messages.form.labels.region}`) });
}
const save = form.getByRole('button', { name: 'Сохранить' });
const sent = (): unknown[] =>
  screen.sent.filter(({ method, path }) => method !== 'get' && path.endsWith('/p1')).map(({ body }) => body);

it('keeps a region from before the list until it is changed', async () => {
  await expect.element(await open()).toHaveValue('Марс');
  await form.getByRole('textbox', { name: new RegExp(`^${messages.form.labels.contactName}`) }).fill('Пётр');
  await save.click();
  await expect.poll(sent).toMatchObject([{ region: 'Марс', contactName: 'Пётр' }]);
});

it('takes a region as people type it, and offers the list', async () => {
  const region = await open();
  await region.fill('тверс');
  await page.getByRole('option', { name: 'Тверская область' }).click();
  await expect.element(region).toHaveValue('Тверская область');
  await region.fill('респ. татарстан');
  await userEvent.tab();
  await expect.element(region).toHaveValue('Республика Татарстан');
  await region.fill('ХМАО');
  await page.getByRole('option', { name: 'Ханты-Мансийский автономный округ — Югра' }).click();
  await save.click();
  await expect.poll(sent).toMatchObject([{ region: 'Ханты-Мансийский автономный округ — Югра' }]);
});

it('takes a refusal away as the region is typed, not as the field is left: a press then finds its button', async () => {
  const region = await open();
  await region.fill('Венера');
  await save.click();
  await expect.element(region).toHaveAccessibleDescription(expect.stringContaining(nowhere));
  await region.fill('Тверская область');
  await expect.element(region).not.toHaveAccessibleDescription(expect.stringContaining(nowhere));
  await expect.element(region).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(region).toHaveValue('Венера');
  await region.fill('респ. татарстан');
  await save.click();
  await expect.poll(sent).toMatchObject([{ region: 'Республика Татарстан' }]);
});

it('closes the list on Enter where the typed region is the one it offers', async () => {
  const region = await open();
  await region.fill('ХМАО');
  await expect.poll(() => page.getByRole('listbox').getByRole('option').elements()).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(region).toHaveValue('Ханты-Мансийский автономный округ — Югра');
});

it('leaves what is no region in the field with a refusal', async () => {
  const region = await open();
  await region.fill('Венера');
  await save.click();
  await expect.element(region).toHaveValue('Венера');
  await expect.element(region).toHaveAccessibleDescription(expect.stringContaining(nowhere));
  await region.fill('Тула');
  await userEvent.tab();
  await expect.element(region).toHaveAccessibleDescription(expect.stringContaining('Похоже на «Тульская область»'));
  await region.clear();
  await userEvent.tab();
  await expect.element(region).not.toHaveAccessibleDescription(expect.stringContaining('Похоже'));
  await save.click();
  await expect.poll(sent).toMatchObject([{ region: '' }]);
});
