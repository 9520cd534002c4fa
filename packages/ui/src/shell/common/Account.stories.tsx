import preview from '../../../../../.storybook/preview.tsx';
import { Stack } from '../../layout/stack/Stack.tsx';
import { AccountButton, AccountDisc } from './Account.tsx';

const meta = preview.meta({
  component: AccountButton,
  subcomponents: { AccountDisc },
  title: 'Компоненты/Каркас/Учётная запись',
});

export const Forms = meta.story({
  name: 'Кнопка и диск',
  render: () => (
    <Stack gap={16} style={{ maxWidth: 224 }}>
      <AccountButton account={{ name: 'Анна Мельникова', detail: '«Мастерок», Тверь' }} />
      <AccountButton
        account={{ name: 'Константинопольский-Переяславский Всеволод', detail: 'Администратор программы лояльности' }}
      />
      <Stack direction="row" gap={8}>
        {([1, 2, 3, 4, 5] as const).map((tone) => (
          <AccountDisc key={tone} account={{ name: 'Игорь Карташов', tone }} />
        ))}
      </Stack>
    </Stack>
  ),
});
