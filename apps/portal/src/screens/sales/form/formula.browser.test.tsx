import { createApi, createSession, memoryStore } from '@pribavka/api';
import { ApiProvider } from '@pribavka/api/react';
import { portalRoutes } from '@pribavka/api/routes';
import { Form } from '@pribavka/forms';
import { UiProvider } from '@pribavka/ui';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { FormulaBlock } from './FormulaBlock.tsx';
import { newLine, newSale } from './values.ts';
import { saleFormMessages as messages } from './messages.ts';

let outcome: 'answer' | 'lost' | 'refused' | 'exceeds' = 'answer';
const tooMany =
  'За одну позицию — не больше 10 000 000 баллов: уменьшите количество, проверьте цену или напишите в поддержку';

const api = createApi({
  routes: portalRoutes,
  session: createSession({ store: memoryStore() }),
  adapter: async (config) => {
    if (outcome === 'lost') throw Object.assign(new Error('lost'), { isAxiosError: true, code: 'ERR_NETWORK' });
    const data = { lines: [], total: 45, warnings: [{ code: 'w', text: 'Расчёт прежней продажи' }] };
    const response = { status: 200, statusText: '', headers: {}, config, data: { data } as unknown };
    if (outcome === 'answer') return response;
    const at = 'items[0].quantity';
    const words = {
      refused: { messages: ['Слишком длинный номер'] },
      exceeds: { messages: [], errors: [{ [at]: [tooMany] }], fields: { [at]: [{ code: 'SALE_LINE_POINTS' }] } },
    };
    const refusal = { ...response, status: 400, data: { code: 'VALIDATION', ...words[outcome] } };
    throw Object.assign(new Error('400'), { isAxiosError: true, code: 'ERR_BAD_REQUEST', response: refusal });
  },
});

it('shows no points of what stood in the form before when those of the present lines are not known', async () => {
  const product = { id: 'p1', name: 'Рулетка', article: 'A', brand: null, imageUrl: null, serialRequired: false };
  let form: { change: (name: 'lines', value: unknown) => void } | undefined;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <UiProvider>
      <ApiProvider api={api}>
        <Form
          initialValues={newSale('2026-11-25', newLine(product))}
          onSubmit={() => undefined}
          apiRef={(given) => {
            form = given;
          }}
        >
          <FormulaBlock />
        </Form>
      </ApiProvider>
    </UiProvider>,
  );
  const counted = page.getByText('Расчёт прежней продажи');
  await expect.element(counted).toBeVisible();
  for (const [next, quantity, said] of [
    ['lost', 2, messages.formulaLost],
    ['refused', 3, messages.formulaRefused],
    ['exceeds', 999, tooMany],
  ] as const) {
    outcome = next;
    form!.change('lines', [{ ...newLine(product), quantity }]);
    await expect.element(page.getByText(said)).toBeVisible();
    expect(counted.query()).toBeNull();
  }
  outcome = 'answer';
  form!.change('lines', [{ ...newLine(product), quantity: 4 }]);
  await expect.element(counted).toBeVisible();
  root.unmount();
});
