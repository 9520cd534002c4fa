import type { ReactElement, ReactNode } from 'react';
import { expect, userEvent } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { BarChart } from './BarChart.tsx';
import { LineChart } from './LineChart.tsx';
import { Sparkline } from './Sparkline.tsx';

const meta = preview.meta({ title: 'Компоненты/Графики', component: BarChart });

const Panel = ({ children }: { children: ReactNode }): ReactElement => (
  <div
    style={{
      maxWidth: 720,
      padding: 20,
      border: '1px solid var(--pb-line-hair)',
      borderRadius: 6,
      background: 'var(--pb-bg-surface)',
    }}
  >
    {children}
  </div>
);
const weeks = ['31 авг', '7 сен', '14', '21', '28', '5 окт', '12', '19', '26', '2 ноя', '9', '16'];
const bars = (
  <BarChart
    caption="Начисления по неделям"
    categoryLabel="Неделя с"
    categories={weeks}
    series={[
      { id: 'sales', label: 'за продажи', values: [620, 480, 910, 760, 540, 880, 700, 1020, 940, 760, 1180, 1290] },
      { id: 'promo', label: 'по акциям', tone: 'amber', values: [0, 0, 110, 290, 0, 190, 290, 150, 0, 370, 580, 460] },
    ]}
  />
);
export const Bars = meta.story({ name: 'Столбцы', render: () => <Panel>{bars}</Panel> });

export const AsTable = meta.story({
  name: 'Таблицей',
  render: () => <Panel>{bars}</Panel>,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать таблицей' }));
    await expect(canvas.getByRole('table', { name: 'Начисления по неделям' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(13);
  },
});

const days = Array.from({ length: 30 }, (_, at) => String(((at + 22) % 31) + 1));
const wave = (shift: number) => days.map((_, at) => 820 + Math.round(Math.sin((at + shift) / 2.3) * 260) + at * 9);
export const Lines = meta.story({
  name: 'Линии и прошлый период',
  render: () => (
    <Panel>
      <LineChart
        caption="Продажи по дням"
        categories={days}
        series={[
          { id: 'now', label: 'эти 30 дней', values: wave(0) },
          { id: 'past', label: 'прошлые 30 дней', tone: 'past', values: wave(2).map((value) => value - 120) },
        ]}
      />
    </Panel>
  ),
});

export const Gaps = meta.story({
  name: 'Пропуски и нули',
  render: () => (
    <Panel>
      <LineChart
        caption="Продажи"
        categories={['пн', 'вт', 'ср', 'чт']}
        series={[{ id: 'a', label: 'продажи', values: [0, 3, null, 1] }]}
        height={160}
      />
      <BarChart
        caption="Нет начислений"
        categories={['пн', 'вт']}
        series={[{ id: 'a', label: 'баллы', values: [0, 0] }]}
        height={120}
      />
      <Sparkline values={[3, 5, 4, 8, 6, 9]} />
    </Panel>
  ),
});
