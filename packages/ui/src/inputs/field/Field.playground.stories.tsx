import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { Field } from './Field.tsx';

const meta = preview.meta({ title: 'Справочник/Поля/Field — поле с подписью', component: Field, tags: ['!autodocs'] });

export const Playground = meta.story({ name: 'Попробовать', ...playground('Field') });
