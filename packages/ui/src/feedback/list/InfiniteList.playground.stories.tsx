import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { InfiniteList } from './InfiniteList.tsx';

const meta = preview.meta({
  title: 'Справочник/Состояния/InfiniteList — бесконечный список',
  component: InfiniteList,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('InfiniteList') });
