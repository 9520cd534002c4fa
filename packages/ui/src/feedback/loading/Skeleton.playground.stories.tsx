import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({
  title: 'Справочник/Состояния/Skeleton — заготовка, скелет',
  component: Skeleton,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('Skeleton') });
