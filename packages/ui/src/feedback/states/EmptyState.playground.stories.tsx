import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = preview.meta({
  title: 'Справочник/Состояния/EmptyState — пустое состояние',
  component: EmptyState,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('EmptyState') });
