import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { Arcs } from './Arcs.tsx';

const meta = preview.meta({ title: 'Справочник/Состояния/Arcs — дуги ожидания', component: Arcs, tags: ['!autodocs'] });

export const Playground = meta.story({ name: 'Попробовать', ...playground('Arcs') });
