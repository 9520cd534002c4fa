import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { PasswordInput } from './PasswordInput.tsx';

const meta = preview.meta({
  title: 'Справочник/Поля/PasswordInput — поле пароля',
  component: PasswordInput,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('PasswordInput') });
