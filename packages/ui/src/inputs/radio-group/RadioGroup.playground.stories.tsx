import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const meta = preview.meta({
  title: 'Справочник/Поля/RadioGroup — радиокнопки',
  component: RadioGroup,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('RadioGroup') });
