import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { Points } from './Points.tsx';

const meta = preview.meta({ title: 'Справочник/Лояльность/Points — баллы', component: Points, tags: ['!autodocs'] });

export const Playground = meta.story({ name: 'Попробовать', ...playground('Points') });
