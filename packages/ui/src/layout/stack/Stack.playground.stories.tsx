import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { Stack } from './Stack.tsx';

const meta = preview.meta({ title: 'Справочник/Раскладка/Stack — стопка', component: Stack, tags: ['!autodocs'] });

export const Playground = meta.story({ name: 'Попробовать', ...playground('Stack') });
