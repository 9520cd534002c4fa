import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { Textarea } from './Textarea.tsx';

const meta = preview.meta({
  title: 'Справочник/Поля/Textarea — многострочное поле',
  component: Textarea,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('Textarea') });
