import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { TableToolbar } from './TableToolbar.tsx';

const meta = preview.meta({
  title: 'Справочник/Таблица/TableToolbar — панель таблицы',
  component: TableToolbar,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('TableToolbar') });
