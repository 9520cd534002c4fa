import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { TextInput } from './TextInput.tsx';

const meta = preview.meta({
  title: 'Справочник/Поля/TextInput — текстовое поле',
  component: TextInput,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('TextInput') });
