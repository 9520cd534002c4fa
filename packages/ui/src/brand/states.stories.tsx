import { Store } from 'lucide-react';
import { expect, within } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { BarChart } from '../charts/BarChart.tsx';
import { LineChart } from '../charts/LineChart.tsx';
import { Sparkline } from '../charts/Sparkline.tsx';
import { Stack } from '../layout/stack/Stack.tsx';
import { Avatar } from './avatar/Avatar.tsx';
import { Glyph } from './glyph/Glyph.tsx';
import { Icon } from './icon/Icon.tsx';
import { Logo } from './logo/Logo.tsx';
import type { StoneFamily } from './stone/family.ts';
import { StoneCover } from './stone/StoneCover.tsx';

const meta = preview.meta({ title: 'Основы/Знаки и камень/Состояния', component: Icon });

/** A picture that needs no network and no address. */
const picture =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 40 40%22%3E%3Crect width=%2240%22 height=%2240%22 fill=%22%237a9%22/%3E%3Ccircle cx=%2220%22 cy=%2216%22 r=%228%22 fill=%22%23fff%22/%3E%3Cpath d=%22M4 40a16 14 0 0 1 32 0z%22 fill=%22%23fff%22/%3E%3C/svg%3E';

export const Pictures = meta.story({
  name: 'С фото, без фото, фото не пришло',
  render: () => (
    <Stack gap={16}>
      <Stack direction="row" gap={12} align="center" wrap>
        <Avatar name="Анна Мельникова" src={picture} size={48} />
        <Avatar name="Анна Мельникова" src="data:image/png;base64,broken" size={48} />
      </Stack>
      <Stack direction="row" gap={12} align="center" wrap>
        <Icon as={Store} label="Магазин" />
        <Glyph name="ok" size={20} />
        <Logo size={40} />
      </Stack>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(screen.getByRole('img', { name: 'Магазин' })).toBeVisible();
  },
});

const families: readonly StoneFamily[] = ['malachite', 'amber', 'lapis', 'jasper', 'rhodonite'];

export const Cuts = meta.story({
  name: 'Обложки всех камней',
  render: () => (
    <Stack gap={12}>
      {families.map((family) => (
        <StoneCover key={family} seed="osen" family={family} other={1} style={{ height: 96 }}>
          {family}
        </StoneCover>
      ))}
    </Stack>
  ),
});

const categories = ['2–8', '9–15', '16–22'];
const series = [{ id: 'a', label: 'Начислено', values: [0.4, 0.62, null] }];
const percent = (value: number): string => `${Math.round(value * 100)} %`;

export const Charts = meta.story({
  name: 'Графики в процентах',
  render: () => (
    <Stack gap={24}>
      <BarChart caption="Доля проверенных" categories={categories} series={series} format={percent} />
      <LineChart
        caption="Доля проверенных по неделям"
        categories={categories}
        series={series}
        format={percent}
        categoryLabel="Неделя ноября"
      />
      <Sparkline values={[1, 3, 2, 5]} width={160} height={40} colour={3} role="img" aria-label="Растёт" />
    </Stack>
  ),
});
