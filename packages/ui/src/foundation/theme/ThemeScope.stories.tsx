import { expect } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../actions/button/Button.tsx';
import { Stack } from '../../layout/stack/Stack.tsx';
import { Text } from '../../layout/text/Text.tsx';
import { createTheme } from '../../theming/create-theme.ts';
import { ThemeScope } from './ThemeScope.tsx';

const meta = preview.meta({ title: 'Компоненты/Основа/Часть страницы в своей теме', component: ThemeScope });

const blue = createTheme({ name: 'volna', accent: '#1d4ed8', radius: 8 });
const rose = createTheme({ name: 'rosa', accent: '#be185d', density: 'compact' });
const box = { padding: 16 };

export const Nested = meta.story({
  name: 'Бренд внутри бренда',
  render: () => (
    <ThemeScope theme={blue} mode="light" density="regular" style={box}>
      <Stack>
        <Text>Страница банка «Волна»</Text>
        <Button variant="primary">Подключить</Button>
        <ThemeScope mode="dark" density="compact" style={box}>
          <Stack>
            <Text>Та же «Волна», тёмная плотная часть</Text>
            <Button variant="primary">Оплатить</Button>
          </Stack>
        </ThemeScope>
        <ThemeScope theme={rose} mode="system" density="comfortable" style={box}>
          <Stack>
            <Text>Блок партнёра, просторный, как на устройстве</Text>
            <Button variant="primary">Подробнее</Button>
          </Stack>
        </ThemeScope>
      </Stack>
    </ThemeScope>
  ),
  play: async ({ canvas }) => {
    const accent = (name: string): string =>
      getComputedStyle(canvas.getByRole('button', { name })).getPropertyValue('--pb-accent-fill');
    await expect(accent('Подключить')).toBe('#1d4ed8');
    await expect(accent('Оплатить')).toBe(blue.dark['accent-fill']);
    // The device of a test may be dark.
    await expect(['#be185d', rose.dark['accent-fill']]).toContain(accent('Подробнее'));
  },
});
