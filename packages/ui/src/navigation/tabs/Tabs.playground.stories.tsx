import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { Tabs } from './Tabs.tsx';

const meta = preview.meta({ title: 'Справочник/Навигация/Tabs — вкладки', component: Tabs, tags: ['!autodocs'] });

export const Playground = meta.story({ name: 'Попробовать', ...playground('Tabs') });
