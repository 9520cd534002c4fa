import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { PanelRow } from './PanelRow.tsx';

const meta = preview.meta({
  title: 'Справочник/Раскладка/PanelRow — строка панели',
  component: PanelRow,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('PanelRow') });
