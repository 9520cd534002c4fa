import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { Switch } from './Switch.tsx';

const meta = preview.meta({ title: 'Справочник/Поля/Switch — выключатель', component: Switch, tags: ['!autodocs'] });

export const Playground = meta.story({ name: 'Попробовать', ...playground('Switch') });
