import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { BalanceBar } from './BalanceBar.tsx';

const meta = preview.meta({
  title: 'Справочник/Лояльность/BalanceBar — полоса баланса',
  component: BalanceBar,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('BalanceBar') });
