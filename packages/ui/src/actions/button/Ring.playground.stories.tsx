import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { Ring } from './Ring.tsx';

const meta = preview.meta({
  title: 'Справочник/Действия/Ring — кольцо ожидания',
  component: Ring,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('Ring') });
