import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { Icon } from './Icon.tsx';

const meta = preview.meta({ title: 'Справочник/Знаки/Icon — значок', component: Icon, tags: ['!autodocs'] });

export const Playground = meta.story({ name: 'Попробовать', ...playground('Icon') });
