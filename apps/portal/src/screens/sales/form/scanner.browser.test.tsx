import { boundCeilings, createApi, createSession, memoryStore } from '@pribavka/api';
import { ApiProvider } from '@pribavka/api/react';
import { portalRoutes } from '@pribavka/api/routes';
import { Form } from '@pribavka/forms';
import { UiProvider } from '@pribavka/ui';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { FormulaBlock } from './FormulaBlock.tsx';
import { Lines } from './Lines.tsx';
import { type LineProduct, newLine, newSale, type SaleValues } from './values.ts';
import { saleFormMessages as messages } from './messages.ts';

const drill: LineProduct = { id: 'p1', name: 'Дрель', article: 'A', brand: null, imageUrl: null, serialRequired: true };
const saw: LineProduct = { ...drill, id: 'p2', name: 'Пила' };
const gtins: Readonly<Record<string, LineProduct>> = {
  '4607177964089': drill,
  '04607177964089': drill,
  '00000096385074': saw,
};
const code = '010460717796408921';

let asked: string[] = [];
let sent = 0;
let root: Root;
let form: { change: (name: 'lines', value: unknown) => void };

const api = createApi({
  routes: portalRoutes,
  session: createSession({ store: memoryStore() }),
  adapter: async (config) => {
    const query = config.params as Record<string, string>;
    const path = config.url ?? '';
    asked.push(path);
    let data: unknown = { settings: { saleSubmitDays: 30 } };
    if (path.endsWith('/by-code')) data = { product: gtins[query['code'] ?? ''] ?? null, serialNumber: null };
    else if (path.includes('/products/') && !path.includes('serial')) data = [];
    else if (path.includes('calculate')) data = { lines: [], total: 45, warnings: [] };
    else if (path.includes('serial')) {
      const isRussian = /[а-я]/i.test(query['serialNumber'] ?? '');
      data = { available: !isRussian, reason: isRussian ? 'layout' : null, claimedAt: null, example: null };
    }
    return { status: 200, statusText: '', headers: {}, config, data: { data } };
  },
});

function open(line: SaleValues['lines'][number]): void {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <UiProvider>
      <ApiProvider api={api}>
        <Form
          initialValues={newSale('2026-11-25', line)}
          onSubmit={() => {
            sent += 1;
          }}
          apiRef={(given) => {
            form = given;
          }}
        >
          <Lines bounds={boundCeilings} />
          <FormulaBlock />
          <button type="submit">{messages.send}</button>
        </Form>
      </ApiProvider>
    </UiProvider>,
  );
}

beforeEach(() => {
  asked = [];
  sent = 0;
  form = { change: () => undefined };
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

const product = (at = 0) => page.getByRole('combobox', { name: /^Товар/ }).nth(at);
const serial = () => page.getByRole('textbox', { name: messages.serial });

async function openLines(line: SaleValues['lines'][number]): Promise<void> {
  open(line);
  await expect.element(product()).toBeVisible();
}

it('takes the product of a bar code with Enter, two of them too, and goes to its number', async () => {
  await openLines(newLine());
  await product().click();
  await userEvent.keyboard('4607177964089{Enter}{Enter}');
  await expect.element(product()).toHaveValue('Дрель');
  await expect.element(serial()).toHaveFocus();
  expect(sent).toBe(0);
});

it('goes from a number to the next product, and sends nothing', async () => {
  await openLines(newLine(drill));
  await serial().click();
  await userEvent.keyboard('AB-123456{Enter}');
  await expect.element(product(1)).toHaveFocus();
  await expect.element(serial()).toHaveValue('AB-123456');
  expect(sent).toBe(0);
});

it('reads a mark that was typed in the Russian layout, and leaves its serial', async () => {
  await openLines(newLine(drill));
  await serial().fill(`${code}5Вг(цУЭЕ?КБРл`);
  await userEvent.keyboard('{Enter}');
  await expect.element(serial()).toHaveValue('5Du(wE"T&R<Hk');
  await expect.element(page.getByText(/Взяли номер из кода маркировки/)).toBeVisible();
  expect(sent).toBe(0);
});

it('says at the field that a mark is of another product, and that the layout is off', async () => {
  await openLines(newLine(drill));
  await serial().fill('0100000096385074215Abc');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Это код другого товара: Пила')).toBeVisible();
  await serial().fill('5Вг(цУЭЕ');
  await expect.element(page.getByText(messages.serialLayout)).toBeVisible();
});

it('asks what a sale gives once typing rests', async () => {
  await openLines(newLine(drill));
  const calculated = () => asked.filter((path) => path.includes('calculate')).length;
  await expect.poll(calculated).toBe(1);
  for (const end of '123456789012') form.change('lines', [{ ...newLine(drill), serial: `AB${end}` }]);
  await expect.poll(calculated).toBe(2);
});
