import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { Thread } from './Thread.tsx';

const meta = preview.meta({ title: 'Справочник/Раскладка/Thread — переписка', component: Thread, tags: ['!autodocs'] });

export const Playground = meta.story({ name: 'Попробовать', ...playground('Thread') });
