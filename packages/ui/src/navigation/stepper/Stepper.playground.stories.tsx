import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { Stepper } from './Stepper.tsx';

const meta = preview.meta({ title: 'Справочник/Навигация/Stepper — шаги', component: Stepper, tags: ['!autodocs'] });

export const Playground = meta.story({ name: 'Попробовать', ...playground('Stepper') });
