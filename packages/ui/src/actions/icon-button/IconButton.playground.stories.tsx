import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  title: 'Справочник/Действия/IconButton — кнопка со значком',
  component: IconButton,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('IconButton') });
