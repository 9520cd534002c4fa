import { exportColumns, type Grant, usualColumns } from '@pribavka/api';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { Component as Brands } from '../../../screens/brands/route.tsx';
import { productsExport } from '../../../screens/nomenclatures/ProductTools.tsx';
import { Component as Partners } from '../../../screens/partners/route.tsx';
import { renderRoute, type RenderedRoute } from '../../test-utils/render-route.tsx';

let screen: RenderedRoute;
afterEach(() => screen.unmount());

const empty = { items: [], page: 1, size: 15, total: 0, totalCapped: false, totals: { statuses: [] }, notFound: [] };
const show = (): void => {
  screen = renderRoute({
    Component: Brands,
    path: '/brands/:id?',
    at: '/brands?q=кремень',
    grants: ['brands.brandsList:read'],
    answer: ({ path: to }) => (to.endsWith('/list') ? empty : undefined),
  });
};
const asked = () => screen.sent.filter(({ path: to }) => to.endsWith('/export')).map(({ body }) => body);
const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
const open = () => page.getByRole('button', { name: 'Формат и столбцы…' });

it('asks for the chosen format and columns, and begins with them the next time', async () => {
  show();
  await open().click();
  const sheet = page.getByRole('dialog', { name: 'Экспорт: формат и столбцы' });
  await expect.element(sheet.getByRole('radio', { name: 'Excel, XLSX' })).toBeChecked();
  for (const title of Object.values(exportColumns.brands)) await expect.element(box(title)).toBeChecked();
  await sheet.getByRole('radio', { name: 'CSV' }).click();
  await box('Все столбцы').click();
  await expect.element(box('Статус')).not.toBeChecked();
  await sheet.getByRole('button', { name: 'Собрать файл' }).click({ force: true });
  expect(asked()).toEqual([]);
  await box('Статус').click();
  await box('Название').click();
  await sheet.getByRole('button', { name: 'Собрать файл' }).click();
  const choice = { format: 'csv', columns: ['name', 'status'] };
  await expect.poll(asked).toEqual([{ search: 'кремень', ...choice }]);
  await sheet.getByRole('button', { name: 'Отмена' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await open().click();
  await expect.element(page.getByRole('radio', { name: 'CSV' })).toBeChecked();
  await expect.element(box('Название')).toBeChecked();
  await expect.element(box('Товаров')).not.toBeChecked();
});

it('opens and closes by the keyboard; the button itself makes the usual file', async () => {
  show();
  await expect.element(open()).toBeVisible();
  (open().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog', { name: 'Экспорт: формат и столбцы' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(open()).toHaveFocus();
  await page.getByRole('button', { name: 'Экспорт' }).click();
  await expect.poll(asked).toEqual([{ search: 'кремень' }]);
});

it('ticks the usual columns only, where there are more of them', async () => {
  screen = renderRoute({
    Component: Partners,
    path: '/partners/:id?',
    at: '/partners?view=suspended',
    grants: ['partner.partnerList:read'],
    answer: ({ path: to }) => (to.endsWith('/list') ? empty : undefined),
  });
  await open().click();
  await page.getByRole('button', { name: 'Собрать файл' }).click();
  await expect
    .poll(asked)
    .toEqual([{ filters: { statuses: ['suspended'] }, format: 'xlsx', columns: usualColumns('partners') }]);
});

it('offers no column whose right is missing, nor one that was chosen while it was there', async () => {
  const goods = async (...grants: Grant[]): Promise<void> => {
    screen = renderRoute({
      Component: () => productsExport({}),
      path: '/goods',
      at: '/goods',
      grants,
      answer: () => undefined,
    });
    await open().click();
    await expect.element(box('Артикул')).toBeVisible();
  };
  await goods('products.productList:read', 'products.productDetail:read');
  await box('Шаблон номера').click();
  await page.getByRole('button', { name: 'Собрать файл' }).click();
  await expect.poll(() => asked().length).toBe(1);
  expect(asked()[0]).toMatchObject({ columns: expect.arrayContaining(['serialPattern']) });
  screen.unmount();
  await goods('products.productList:read');
  await expect.element(box('Шаблон номера')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Собрать файл' }).click();
  await expect.poll(() => asked().length).toBe(1);
  expect(asked()[0]).toMatchObject({ columns: expect.not.arrayContaining(['serialPattern']) });
});
