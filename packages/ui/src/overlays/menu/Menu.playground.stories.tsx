import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { Menu } from './Menu.tsx';

const meta = preview.meta({ title: 'Справочник/Наложения/Menu — меню действий', component: Menu, tags: ['!autodocs'] });

export const Playground = meta.story({ name: 'Попробовать', ...playground('Menu') });
