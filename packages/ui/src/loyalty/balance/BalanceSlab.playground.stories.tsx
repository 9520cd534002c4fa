import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { BalanceSlab } from './BalanceSlab.tsx';

const meta = preview.meta({
  title: 'Справочник/Лояльность/BalanceSlab — плита баланса',
  component: BalanceSlab,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('BalanceSlab') });
