import { ScanQrCode } from 'lucide-react';
import { expect, within } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../actions/button/Button.tsx';
import { formatNumber } from '../foundation/format/numbers.ts';
import { Panel } from '../layout/panel/Panel.tsx';
import { Grid, Stack } from '../layout/stack/Stack.tsx';
import { Stat } from '../layout/stat/Stat.tsx';
import { Text } from '../layout/text/Text.tsx';
import { BalanceBar, type BalancePart } from './balance/BalanceBar.tsx';
import { BalanceSlab } from './balance/BalanceSlab.tsx';
import { Coin } from './coin/Coin.tsx';
import { Formula } from './formula/Formula.tsx';
import type { FormulaPart } from './formula/Formula.types.ts';
import { FormulaColumn } from './formula/FormulaColumn.tsx';
import { LedgerStrip } from './ledger-strip/LedgerStrip.tsx';
import { Points } from './points/Points.tsx';
import { drawingNames } from './product/names.ts';
import { ProductPicture } from './product/ProductPicture.tsx';

const meta = preview.meta({
  title: 'Компоненты/Лояльность',
  component: Points,
  subcomponents: { BalanceSlab, BalanceBar, Formula, FormulaColumn, LedgerStrip, Coin, ProductPicture },
});

const sale: FormulaPart[] = [
  { value: '350', label: 'за штуку' },
  { operator: '×', value: '2', label: 'шт.' },
  { operator: '×', value: '1,5', label: '«Осенний старт»', tone: 'promotion' },
  { operator: '=', value: '1\u00a0050', label: 'баллов', tone: 'result' },
];

const column: FormulaPart[] = [
  { value: '350', label: 'за штуку', columnLabel: 'Баллы за штуку' },
  { operator: '×', value: '2', label: 'шт.', columnLabel: 'Количество', unit: 'шт.' },
  { operator: '×', value: '1,5', label: '«Осенний старт»', tone: 'promotion' },
  { operator: '=', value: '1\u00a0050', label: 'баллов', tone: 'result' },
];

const payout: FormulaPart[] = [
  { value: '5\u00a0000\u00a0баллов', label: 'Списание' },
  { value: '1 балл = 1 ₽', label: 'Курс' },
  { value: '0 ₽', label: 'Комиссия' },
  { value: '5\u00a0000,00\u00a0₽', label: '', tone: 'result' },
];

const parts: BalancePart[] = [
  { kind: 'available', value: 11660, text: '11\u00a0660', label: 'с дальним сроком' },
  { kind: 'burning', value: 820, text: '820', label: 'сгорят 30 ноября' },
  { kind: 'pending', value: 1455, text: '1\u00a0455', label: 'в ожидании: 3 продажи на проверке' },
];

export const PointsForms = meta.story({
  name: 'Баллы',
  render: () => (
    <Stack gap={12}>
      <Points value={12_480} coin />
      <Points value={1} />
      <Points value={2} />
      <Points value={11} />
      <Points value={1050} sign tone="points" />
      <Points value={-1500} />
      <Points value={0} tone="quiet" />
      <Points value={825} coin word={false} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(screen.getByText('12\u00a0480\u00a0баллов', { normalizer: (text) => text })).toBeVisible();
    await expect(screen.getByText('2\u00a0балла', { normalizer: (text) => text })).toBeVisible();
    await expect(canvasElement.textContent).toContain('\u22121\u00a0500\u00a0баллов');
    // Without the word on the screen it is still said.
    await expect(canvasElement.textContent).toContain('825\u00a0баллов');
  },
});

export const Formulas = meta.story({
  render: () => (
    <Stack gap={24}>
      <Formula parts={sale} />
      <Formula
        parts={[
          { value: '350', label: 'за штуку' },
          { operator: '×', value: '1', label: 'шт.' },
          { operator: '×', value: '1,5', label: '«Осенний старт»', tone: 'promotion' },
          { operator: '+', value: '300', label: '«Комплект в деле»', tone: 'promotion' },
          { operator: '=', value: '825', label: 'баллов', tone: 'result' },
        ]}
      />
      <Formula parts={sale} size="sm" />
      <div style={{ maxWidth: 320 }}>
        <Formula parts={column} data-testid="narrow" />
      </div>
      <div style={{ maxWidth: 320 }}>
        <FormulaColumn parts={payout} money totalLabel="На карту придёт" framed={false} />
      </div>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const narrow = within(canvasElement).getByTestId('narrow');
    await expect(within(narrow).getByText('Итого')).toBeVisible();
    await expect(narrow.firstElementChild).not.toBeVisible();
  },
});

export const Slab = meta.story({
  render: () => (
    <BalanceSlab
      balance={12480}
      parts={parts}
      actions={
        <>
          <Button variant="slab-outline">Вывести на карту</Button>
          <Button variant="slab" icon={ScanQrCode}>
            Зарегистрировать продажу
          </Button>
        </>
      }
    />
  ),
});

export const Strips = meta.story({
  render: () => (
    <Stack gap={32}>
      <LedgerStrip>
        <Stat
          size="lg"
          label="Доступно"
          value={
            <>
              <Coin size={28} />
              {formatNumber(12_480)}
            </>
          }
        />
        <Stat label="В ожидании" value={formatNumber(1455)} />
        <Stat label="Сгорит 30 ноября" value="820" tone="amber" />
        <Stat label="Получено за 2026 год" value={formatNumber(68_905)} />
        <Stat label="Выведено" value={formatNumber(56_425)} delta="+18 %" trend="up" />
      </LedgerStrip>
      <Panel>
        <BalanceBar parts={parts} />
      </Panel>
    </Stack>
  ),
});

export const Coins = meta.story({
  name: 'Монеты',
  render: () => (
    <Stack direction="row" gap={12} align="center" wrap>
      {[13, 14, 16, 20, 28, 32].map((size) => (
        <Coin key={size} size={size} />
      ))}
    </Stack>
  ),
});

export const Drawings = meta.story({
  render: () => (
    <Grid min={140} gap={16}>
      {drawingNames.map((drawing) => (
        <Stack key={drawing} gap={4}>
          <ProductPicture name={drawing} drawing={drawing} ratio={1.33} />
          <Stack direction="row" gap={8} align="center" wrap>
            <ProductPicture name={drawing} drawing={drawing} size={44} />
            <Text view="caption" tone="tertiary">
              {drawing}
            </Text>
          </Stack>
        </Stack>
      ))}
    </Grid>
  ),
});
