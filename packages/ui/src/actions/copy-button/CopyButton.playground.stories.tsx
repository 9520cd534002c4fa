import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { CopyButton } from './CopyButton.tsx';

const meta = preview.meta({
  title: 'Справочник/Действия/CopyButton — кнопка копирования',
  component: CopyButton,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('CopyButton') });
