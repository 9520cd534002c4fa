import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { LedgerStrip } from './LedgerStrip.tsx';

const meta = preview.meta({
  title: 'Справочник/Лояльность/LedgerStrip — полоса показателей',
  component: LedgerStrip,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('LedgerStrip') });
