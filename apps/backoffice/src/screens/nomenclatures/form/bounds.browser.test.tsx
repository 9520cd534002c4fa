import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { renderRoute, type RenderedRoute } from '../../../shared/test-utils/render-route.tsx';
import { PriceForm } from '../card/PriceForm.tsx';
import { productCardMessages } from '../card/messages.ts';
import { ProductForm } from './ProductForm.tsx';
import { productFormMessages as messages } from './messages.ts';

const bounds = {
  maxPriceKopecks: 500_000,
  maxQuantity: 5,
  maxItems: 2,
  maxBasePoints: 200,
  maxSalePoints: 300,
  maxOperationPoints: 700,
};
const product = {
  id: 'p1',
  name: 'Перфоратор',
  article: 'СТ-99001',
  gtin: null,
  model: null,
  description: null,
  brand: null,
  manufacturer: { id: 'f1', name: 'Завод' },
  category: null,
  images: [],
  rrpKopecks: 900_000,
  serialRequired: false,
  serialExample: null,
  serialHint: null,
  unit: 'шт.',
  status: 'active',
  validFrom: null,
  validTo: null,
  attributes: [],
  version: 4,
  admin: { salesCount: 0, serialSource: 'none', isMarked: false, serialPattern: null },
};

let screen: RenderedRoute;
afterEach(() => screen.unmount());

function open(Component: () => React.ReactElement): void {
  screen = renderRoute({
    Component,
    path: '/',
    at: '/',
    grants: ['products.productDetail:update', 'products.productDetail:create'],
    answer: ({ path }) => {
      if (path.endsWith('/dictionary')) return { settings: { bounds } };
      if (path.endsWith('/points/limit')) return { atOnce: null };
      return path.includes('/categories') ? [] : undefined;
    },
  });
}
const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
const save = page.getByRole('button', { name: /Сохранить|Создать|Добавить товар/ });
const commands = () => screen.sent.filter(({ method }) => method !== 'get').map(({ path }) => path);

it('a new product is held to the bounds of the programme before anything is sent', async () => {
  open(() => <ProductForm onClose={() => undefined} />);
  await expect.poll(() => screen.sent.some(({ path }) => path.endsWith('/dictionary'))).toBe(true);
  await field(messages.labels.rrpKopecks).fill('5000,01');
  await field(messages.labels.basePoints).fill('201');
  await save.click();
  await expect.element(field(messages.labels.rrpKopecks)).toHaveAccessibleDescription(/Не больше 5.000/);
  await expect.element(field(messages.labels.basePoints)).toHaveAccessibleDescription(/Не больше 200/);
  expect(commands()).toEqual([]);
});

it('a product that exceeds a bound since before is saved with the price it has', async () => {
  const query = { data: product, problem: undefined, reload: async () => undefined };
  open(() => <ProductForm query={query as never} onClose={() => undefined} />);
  await expect.poll(() => screen.sent.some(({ path }) => path.endsWith('/dictionary'))).toBe(true);
  await field(messages.labels.name).fill('Перфоратор 2');
  await save.click();
  await expect.poll(commands).toHaveLength(1);
});

it('a new price of a product is held to the bound', async () => {
  open(() => <PriceForm id="p1" price={undefined} atOnce={null} onClose={() => undefined} />);
  await expect.poll(() => screen.sent.some(({ path }) => path.endsWith('/dictionary'))).toBe(true);
  const points = field(productCardMessages.prices.labels.points);
  await points.fill('201');
  await save.click();
  await expect.element(points).toHaveAccessibleDescription(/Не больше 200/);
  expect(commands()).toEqual([]);
});
