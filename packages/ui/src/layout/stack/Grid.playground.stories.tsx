import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { Grid } from './Stack.tsx';

const meta = preview.meta({ title: 'Справочник/Раскладка/Grid — сетка', component: Grid, tags: ['!autodocs'] });

export const Playground = meta.story({ name: 'Попробовать', ...playground('Grid') });
