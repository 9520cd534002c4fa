import type { ReactElement } from 'react';
import { expect, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { datePatterns, type DatePreset } from '../../foundation/format/dates.ts';
import { Grid, Stack } from '../stack/Stack.tsx';
import { Text } from '../text/Text.tsx';
import { Amount } from './Amount.tsx';
import { DateText } from './DateText.tsx';

const meta = preview.meta({
  component: Amount,
  subcomponents: { DateText },
  title: 'Компоненты/Раскладка/Деньги и даты',
});

export const Money = meta.story({
  name: 'Деньги',
  render: () => (
    <Stack gap={12}>
      <Amount kopecks={123_450} />
      <Amount kopecks={-150_000} />
      <Amount kopecks={500_000} sign />
      <Amount kopecks={0} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/1\s234,50\s₽/)).toBeVisible();
    await expect(within(canvasElement).getByText(/\+5\s000,00\s₽/)).toBeVisible();
  },
});

const currencies = (): ReactElement => (
  <Stack gap={12}>
    <Amount kopecks={123_450} currency="USD" />
    <Amount kopecks={-123_450} currency="EUR" />
    <Amount kopecks={500_000} currency="JPY" sign />
  </Stack>
);

export const Currencies = meta.story({
  name: 'Другие валюты',
  render: currencies,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^1\s234,50\s\$$/)).toBeVisible();
    await expect(within(canvasElement).getByText(/^−1\s234,50\s€$/)).toBeVisible();
  },
});

export const CurrenciesInEnglish = meta.story({
  name: 'Другие валюты по-английски',
  globals: { locale: 'en' },
  render: currencies,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^(?:US)?\$1,234\.50$/)).toBeVisible();
    await expect(within(canvasElement).getByText(/^−€1,234\.50$/)).toBeVisible();
  },
});

export const Dates = meta.story({
  name: 'Даты: все форматы',
  render: () => (
    <Grid min={240} gap={12}>
      {(Object.keys(datePatterns) as DatePreset[]).map((format) => (
        <Stack key={format} gap={0}>
          <Text view="caption" tone="tertiary">
            {format}
          </Text>
          <DateText value="2026-05-03 09:05:07" format={format} />
        </Stack>
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const [first] = canvasElement.querySelectorAll('time');
    await expect(first).toHaveAttribute('datetime', '2026-05-03T09:05:07');
    await expect(canvasElement.textContent).toContain('03 мая');
  },
});
