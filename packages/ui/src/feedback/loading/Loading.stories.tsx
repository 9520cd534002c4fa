import preview from '../../../../../.storybook/preview.tsx';
import { Ring } from '../../actions/button/Ring.tsx';
import { Stack } from '../../layout/stack/Stack.tsx';
import { Text } from '../../layout/text/Text.tsx';
import { Arcs } from './Arcs.tsx';

const meta = preview.meta({ component: Arcs, subcomponents: { Ring }, title: 'Компоненты/Состояния/Знаки ожидания' });

export const Signs = meta.story({
  name: 'Кольцо и дуги',
  render: () => (
    <Stack direction="row" gap={24} align="center" wrap>
      <Text tone="secondary">
        <Ring /> Сохраняем…
      </Text>
      <Ring size={20} />
      <Arcs />
      <Arcs size={96} />
    </Stack>
  ),
});
