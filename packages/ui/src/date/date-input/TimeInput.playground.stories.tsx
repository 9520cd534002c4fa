import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { TimeInput } from './TimeInput.tsx';

const meta = preview.meta({
  title: 'Справочник/Даты/TimeInput — поле времени',
  component: TimeInput,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('TimeInput') });
