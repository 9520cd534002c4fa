import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { DataTable } from './DataTable.tsx';

const meta = preview.meta({
  title: 'Справочник/Таблица/DataTable — таблица',
  component: DataTable,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('DataTable') });
