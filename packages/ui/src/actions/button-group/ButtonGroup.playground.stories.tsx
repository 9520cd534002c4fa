import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { ButtonGroup } from './ButtonGroup.tsx';

const meta = preview.meta({
  title: 'Справочник/Действия/ButtonGroup — ряд кнопок',
  component: ButtonGroup,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('ButtonGroup') });
