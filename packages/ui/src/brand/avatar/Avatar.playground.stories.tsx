import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { Avatar } from './Avatar.tsx';

const meta = preview.meta({ title: 'Справочник/Знаки/Avatar — аватар', component: Avatar, tags: ['!autodocs'] });

export const Playground = meta.story({ name: 'Попробовать', ...playground('Avatar') });
