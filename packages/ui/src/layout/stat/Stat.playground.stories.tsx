import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { Stat } from './Stat.tsx';

const meta = preview.meta({ title: 'Справочник/Раскладка/Stat — показатель', component: Stat, tags: ['!autodocs'] });

export const Playground = meta.story({ name: 'Попробовать', ...playground('Stat') });
