import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { TreePicker } from './TreePicker.tsx';

const meta = preview.meta({ title: 'Справочник/Таблица/TreePicker', component: TreePicker, tags: ['!autodocs'] });

export const Playground = meta.story({ name: 'Попробовать', ...playground('TreePicker') });
