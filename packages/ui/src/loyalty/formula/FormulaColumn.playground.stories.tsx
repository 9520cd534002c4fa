import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { FormulaColumn } from './FormulaColumn.tsx';

const meta = preview.meta({
  title: 'Справочник/Лояльность/FormulaColumn — формула столбиком',
  component: FormulaColumn,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('FormulaColumn') });
