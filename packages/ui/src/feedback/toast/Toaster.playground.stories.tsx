import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { Toaster } from './Toaster.tsx';

const meta = preview.meta({
  title: 'Справочник/Сообщения/Toaster — всплывающие сообщения',
  component: Toaster,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('Toaster') });
