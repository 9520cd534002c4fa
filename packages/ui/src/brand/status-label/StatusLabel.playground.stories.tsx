import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { StatusLabel } from './StatusLabel.tsx';

const meta = preview.meta({
  title: 'Справочник/Знаки/StatusLabel — подпись статуса',
  component: StatusLabel,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('StatusLabel') });
