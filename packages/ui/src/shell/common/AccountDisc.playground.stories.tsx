import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { AccountDisc } from './Account.tsx';

const meta = preview.meta({
  title: 'Справочник/Каркас/AccountDisc — кружок учётной записи',
  component: AccountDisc,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('AccountDisc') });
