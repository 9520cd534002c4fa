import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { FilterBar } from './FilterBar.tsx';

const meta = preview.meta({
  title: 'Справочник/Таблица/FilterBar — фильтры',
  component: FilterBar,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('FilterBar') });
