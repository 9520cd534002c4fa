import preview from '../../../../../.storybook/preview.tsx';
import { playground } from '../../test-utils/playground.tsx';
import { AccountButton } from './Account.tsx';

const meta = preview.meta({
  title: 'Справочник/Каркас/AccountButton — кнопка учётной записи',
  component: AccountButton,
  tags: ['!autodocs'],
});

export const Playground = meta.story({ name: 'Попробовать', ...playground('AccountButton') });
