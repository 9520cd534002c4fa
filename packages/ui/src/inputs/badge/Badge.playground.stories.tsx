import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { Badge } from './Badge.tsx';

const meta = preview.meta({ title: 'Справочник/Поля/Badge — счётчик', component: Badge, tags: ['!autodocs'] });

export const Playground = meta.story({ name: 'Попробовать', ...playground('Badge') });
