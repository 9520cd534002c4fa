import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { Button } from './Button.tsx';

const meta = preview.meta({ title: 'Справочник/Действия/Button — кнопка', component: Button, tags: ['!autodocs'] });

export const Playground = meta.story({ name: 'Попробовать', ...playground('Button') });
