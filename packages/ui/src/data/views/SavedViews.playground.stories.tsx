import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { SavedViews } from './SavedViews.tsx';

const meta = preview.meta({
  title: 'Справочник/Таблица/SavedViews — сохранённые виды',
  component: SavedViews,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('SavedViews') });
