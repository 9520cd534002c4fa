import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { Formula } from './Formula.tsx';

const meta = preview.meta({
  title: 'Справочник/Лояльность/Formula — формула расчёта',
  component: Formula,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('Formula') });
