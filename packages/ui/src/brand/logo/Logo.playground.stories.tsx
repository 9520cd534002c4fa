import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { Logo } from './Logo.tsx';

const meta = preview.meta({ title: 'Справочник/Знаки/Logo — логотип', component: Logo, tags: ['!autodocs'] });

export const Playground = meta.story({ name: 'Попробовать', ...playground('Logo') });
