import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { Month } from './Month.tsx';

const meta = preview.meta({ title: 'Справочник/Даты/Month — месяц', component: Month, tags: ['!autodocs'] });

export const Playground = meta.story({ name: 'Попробовать', ...playground('Month') });
