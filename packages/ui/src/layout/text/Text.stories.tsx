import { expect, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { Stack } from '../stack/Stack.tsx';
import { Heading } from './Heading.tsx';
import { Text, type TextTone } from './Text.tsx';

const meta = preview.meta({ component: Text, subcomponents: { Heading }, title: 'Компоненты/Раскладка/Текст' });

const tones: TextTone[] = ['secondary', 'tertiary', 'accent', 'amber', 'danger', 'warning', 'success'];
const long = 'Баллы придут после проверки чека: обычно в течение рабочего дня, в праздники немного дольше.';

export const Headings = meta.story({
  name: 'Заголовки',
  render: () => (
    <Stack gap={12}>
      <Heading level={1}>Мои баллы</Heading>
      <Heading level={2}>История начислений</Heading>
      <Heading level={3}>Ноябрь 2026</Heading>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 2, name: 'История начислений' })).toBeVisible();
  },
});

export const Tones = meta.story({
  name: 'Цвет и вес',
  render: () => (
    <Stack gap={8}>
      {tones.map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}: 12 480 баллов
        </Text>
      ))}
      <Text weight="medium">Средний вес</Text>
      <Text weight="semibold">Полужирный вес</Text>
    </Stack>
  ),
});

export const Cut = meta.story({
  name: 'Обрезка по строкам',
  render: () => (
    <Stack gap={16} style={{ maxWidth: 280 }}>
      <Text as="p" lines={1}>
        {long}
      </Text>
      <Text as="p" lines={2}>
        {long}
      </Text>
      <Text as="p" measure>
        {long}
      </Text>
    </Stack>
  ),
});
