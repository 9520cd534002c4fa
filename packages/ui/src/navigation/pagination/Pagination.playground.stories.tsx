import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { Pagination } from './Pagination.tsx';

const meta = preview.meta({
  title: 'Справочник/Навигация/Pagination — страницы списка',
  component: Pagination,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('Pagination') });
