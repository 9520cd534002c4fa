import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const meta = preview.meta({
  title: 'Справочник/Поля/CheckboxGroup — группа флажков',
  component: CheckboxGroup,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('CheckboxGroup') });
