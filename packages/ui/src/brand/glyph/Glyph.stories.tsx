import preview from '../../../../../.storybook/preview.tsx';
import { Grid, Stack } from '../../layout/stack/Stack.tsx';
import { Text } from '../../layout/text/Text.tsx';
import { Glyph } from './Glyph.tsx';
import { glyphNames } from './shapes.tsx';

const meta = preview.meta({ component: Glyph, title: 'Основы/Знаки состояний' });

export const All = meta.story({
  name: 'Девять знаков',
  render: () => (
    <Grid min={120} gap={12}>
      {glyphNames.map((name) => (
        <Stack key={name} direction="row" gap={8} align="center">
          <Glyph name={name} />
          <Text view="table">{name}</Text>
        </Stack>
      ))}
    </Grid>
  ),
});
