import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { NumberInput } from './NumberInput.tsx';

const meta = preview.meta({
  title: 'Справочник/Поля/NumberInput — поле числа',
  component: NumberInput,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('NumberInput') });
