import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = preview.meta({ title: 'Справочник/Поля/Checkbox — флажок', component: Checkbox, tags: ['!autodocs'] });

export const Playground = meta.story({ name: 'Попробовать', ...playground('Checkbox') });
