import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { GlobalLoader } from './GlobalLoader.tsx';

const meta = preview.meta({
  title: 'Справочник/Состояния/GlobalLoader — полоса загрузки',
  component: GlobalLoader,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('GlobalLoader') });
