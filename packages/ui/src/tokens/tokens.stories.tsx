import { expect, within } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { vars } from '../foundation/css/vars.ts';
import { Panel } from '../layout/panel/Panel.tsx';
import { Grid, Stack } from '../layout/stack/Stack.tsx';
import { Text } from '../layout/text/Text.tsx';
import { colorTokens, sharedTokens, typeTokens } from './tokens.gen.ts';

const meta = preview.meta({ title: 'Основы/Токены' });

const groupOf = (name: string): string => name.split('-')[0] ?? '';
const groups = [...new Set(colorTokens.map(groupOf))];

/** The value in force now, as the browser sees it. */
const value = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--pb-${name}`).trim();

export const Colours = meta.story({
  render: () => (
    <Grid min={260}>
      {groups.map((group) => (
        <Panel key={group} title={group}>
          <Stack gap={8}>
            {colorTokens
              .filter((name) => groupOf(name) === group && name !== 'slab-filter')
              .map((name) => (
                <Stack key={name} direction="row" gap={12} align="center">
                  <span
                    style={{
                      ...vars({ '--c': `var(--pb-${name})` }),
                      flex: 'none',
                      width: 28,
                      height: 20,
                      border: '1px solid var(--pb-line-hair)',
                      borderRadius: 3,
                      background: 'var(--c)',
                    }}
                  />
                  <Text view="table">{name}</Text>
                  <Text view="mono" tone="tertiary" style={{ marginInlineStart: 'auto' }}>
                    {value(name)}
                  </Text>
                </Stack>
              ))}
          </Stack>
        </Panel>
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('bg-canvas')).toBeVisible();
    await expect(value('bg-canvas')).toMatch(/^#[\da-f]{6}$/);
  },
});

export const Type = meta.story({
  render: () => (
    <Stack gap={16}>
      {typeTokens.map((name) => (
        <Stack key={name} direction="row" gap={24} align="baseline" wrap>
          <Text view="table" tone="tertiary" style={{ width: 96 }}>
            {name}
          </Text>
          <Text view={name}>12 480 баллов, 1 234,50 ₽, № 00418, ×1,5</Text>
        </Stack>
      ))}
    </Stack>
  ),
  play: async () => {
    // The families are really loaded, not replaced by a system one.
    await document.fonts.load('600 16px "Golos Text Variable"', 'ё₽№');
    await expect(document.fonts.check('600 16px "Golos Text Variable"', 'ё₽№')).toBe(true);
    await document.fonts.load('400 13px "JetBrains Mono Variable"', 'ё₽');
    await expect(document.fonts.check('400 13px "JetBrains Mono Variable"', 'ё₽')).toBe(true);
  },
});

export const Sizes = meta.story({
  render: () => (
    <Grid min={320} gap={8}>
      {sharedTokens.map((name) => (
        <Stack key={name} direction="row" gap={12} justify="between">
          <Text view="table">{name}</Text>
          <Text view="mono" tone="tertiary">
            {value(name)}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
});
