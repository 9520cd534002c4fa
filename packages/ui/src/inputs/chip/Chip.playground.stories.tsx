import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { Chip } from './Chip.tsx';

const meta = preview.meta({ title: 'Справочник/Поля/Chip — чип, фильтр', component: Chip, tags: ['!autodocs'] });

export const Playground = meta.story({ name: 'Попробовать', ...playground('Chip') });
