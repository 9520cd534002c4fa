import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { Popover } from './Popover.tsx';

const meta = preview.meta({
  title: 'Справочник/Наложения/Popover — всплывающая панель',
  component: Popover,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('Popover') });
