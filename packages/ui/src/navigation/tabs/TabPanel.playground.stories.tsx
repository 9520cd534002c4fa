import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { TabPanel } from './Tabs.tsx';

const meta = preview.meta({
  title: 'Справочник/Навигация/TabPanel — панель вкладки',
  component: TabPanel,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('TabPanel') });
