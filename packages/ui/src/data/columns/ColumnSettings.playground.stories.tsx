import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { ColumnSettings } from './ColumnSettings.tsx';

const meta = preview.meta({
  title: 'Справочник/Таблица/ColumnSettings — настройка колонок',
  component: ColumnSettings,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('ColumnSettings') });
