import { expect, waitFor, within } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../layout/stack/Stack.tsx';
import { Stat } from '../layout/stat/Stat.tsx';
import { BalanceBar } from './balance/BalanceBar.tsx';
import { BalanceSlab } from './balance/BalanceSlab.tsx';
import { Formula } from './formula/Formula.tsx';
import { LedgerStrip } from './ledger-strip/LedgerStrip.tsx';
import { ProductPicture } from './product/ProductPicture.tsx';

const meta = preview.meta({ title: 'Компоненты/Лояльность/Состояния', component: ProductPicture });

/** A picture that needs no network and no address. */
const picture =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 40 40%22%3E%3Crect width=%2240%22 height=%2240%22 fill=%22%237a9%22/%3E%3Ccircle cx=%2220%22 cy=%2216%22 r=%228%22 fill=%22%23fff%22/%3E%3Cpath d=%22M4 40a16 14 0 0 1 32 0z%22 fill=%22%23fff%22/%3E%3C/svg%3E';

export const Pictures = meta.story({
  name: 'С фото и когда фото не пришло',
  render: () => (
    <Stack direction="row" gap={12} align="center" wrap>
      <ProductPicture name="Дрель ударная" src={picture} size={80} decorative={false} />
      <ProductPicture name="Дрель ударная" src="data:image/png;base64,broken" size={80} decorative={false} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    // The photo and, where it did not come, the drawing carry the same name.
    await waitFor(() => expect(screen.getAllByRole('img', { name: 'Дрель ударная' })).toHaveLength(2));
  },
});

export const Balances = meta.story({
  name: 'Показатели, формула и баланс',
  render: () => (
    <Stack gap={24}>
      <LedgerStrip spread>
        <Stat label="Доступно" value="12 480" delta="−4 %" trend="down" />
        <Stat label="Выведено" value="56 425" />
      </LedgerStrip>
      <Formula
        alwaysRow
        size="sm"
        parts={[
          { value: '350', label: 'балл' },
          { operator: '×', value: '2', label: 'шт.' },
          { operator: '=', value: '700', label: 'итого', tone: 'result' },
        ]}
      />
      <BalanceSlab balance={12_480} label="На счёте" />
      <div style={{ padding: 16, background: 'var(--pb-bg-slab)', color: 'var(--pb-text-on-slab)' }}>
        <BalanceBar
          on="slab"
          parts={[
            { kind: 'available', value: 12_480, text: '12 480', label: 'доступно' },
            { kind: 'pending', value: 1455, text: '1 455', label: 'в ожидании' },
          ]}
        />
      </div>
    </Stack>
  ),
});
