import { Printer } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../actions/button/Button.tsx';
import { CopyButton } from '../actions/copy-button/CopyButton.tsx';
import { IconButton } from '../actions/icon-button/IconButton.tsx';
import { Avatar } from '../brand/avatar/Avatar.tsx';
import { Coin } from '../loyalty/coin/Coin.tsx';
import { StatusLabel } from '../brand/status-label/StatusLabel.tsx';
import { Field } from '../inputs/field/Field.tsx';
import { Select } from '../inputs/select/Select.tsx';
import { DescriptionList } from '../layout/description-list/DescriptionList.tsx';
import { Divider, Stack } from '../layout/stack/Stack.tsx';
import { LedgerStrip } from '../loyalty/ledger-strip/LedgerStrip.tsx';
import { Stat } from '../layout/stat/Stat.tsx';
import { Tabs } from '../navigation/tabs/Tabs.tsx';
import { Sheet } from './sheet/Sheet.tsx';

const meta = preview.meta({ title: 'Компоненты/Наложения/Лист', component: Sheet });

const people = ['Мельникова Анна Сергеевна', 'Гусев Дмитрий Олегович'];

function PersonSheet({ phone = 'full' }: { phone?: 'full' | 'bottom' }) {
  const [at, setAt] = useState<number | null>(null);
  const name = people[at ?? 0] ?? '';
  return (
    <div style={{ minHeight: 680 }}>
      <Stack direction="row" gap={8}>
        {people.map((person, index) => (
          <Button key={person} variant="text" onClick={() => setAt(index)}>
            {person}
          </Button>
        ))}
      </Stack>
      <Sheet
        open={at !== null}
        onClose={() => setAt(null)}
        size="lg"
        phone={phone}
        title={name}
        lead={<Avatar name={name} size={48} surnameFirst />}
        meta={
          <>
            <StatusLabel status="ok">Подтверждён</StatusLabel>
            <span style={{ display: 'inline-flex', alignItems: 'center', gap: 4 }}>
              № 104 582 <CopyButton text="104582" label="Скопировать номер" />
            </span>
          </>
        }
        tools={<IconButton icon={Printer} label="Печать" size="sm" />}
        previous={{
          label: 'Предыдущий участник',
          onStep: () => setAt(0),
          disabledReason: at === 0 ? 'Это первый в списке' : undefined,
        }}
        next={{ label: 'Следующий участник', onStep: () => setAt(1) }}
        tabs={
          <Tabs
            label="Разделы карточки"
            line={false}
            value="card"
            onValueChange={() => undefined}
            tabs={[
              { value: 'card', label: 'Карточка' },
              { value: 'sales', label: 'Продажи', count: 44 },
              { value: 'points', label: 'Баллы' },
            ]}
          />
        }
        footer={
          <>
            <Button variant="primary" kbd="E">
              Изменить
            </Button>
            <Button>Начислить баллы</Button>
          </>
        }
        footerEnd={<Button variant="danger-outline">Заблокировать</Button>}
      >
        <Stack gap={20}>
          <LedgerStrip>
            <Stat
              size="sm"
              label="Доступно"
              value={
                <>
                  <Coin size={16} />
                  12 480
                </>
              }
            />
            <Stat size="sm" label="В ожидании" value="1 455" />
            <Stat size="sm" label="Сгорит 30.11" value="820" />
          </LedgerStrip>
          <Divider />
          <Field label="Роль">
            <Select
              defaultValue="member"
              options={[
                { value: 'member', label: 'Участник' },
                { value: 'partner', label: 'Партнёр' },
              ]}
            />
          </Field>
          <DescriptionList
            items={[
              { term: 'Телефон', value: '+7 (906) 555-01-47' },
              { term: 'Паспорт', value: '28 06 ••• 417' },
              { term: 'СНИЛС', value: '' },
            ]}
          />
        </Stack>
      </Sheet>
    </div>
  );
}

export const Person = meta.story({
  parameters: { density: 'regular' },
  render: () => <PersonSheet />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Мельникова Анна Сергеевна' });
    await userEvent.click(opener);
    const sheet = screen.getByRole('dialog', { name: 'Мельникова Анна Сергеевна' });
    await waitFor(() => expect(sheet).toBeVisible());
    await userEvent.click(within(sheet).getByRole('button', { name: 'Следующий участник' }));
    await expect(screen.getByRole('dialog', { name: 'Гусев Дмитрий Олегович' })).toBe(sheet);
    await userEvent.click(within(sheet).getByRole('combobox', { name: 'Роль' }));
    const option = screen.getByRole('option', { name: 'Партнёр' });
    const { left, top } = option.getBoundingClientRect();
    await expect(option.contains(document.elementFromPoint(left + 8, top + 8))).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect(sheet).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
  },
});

export const BottomOnPhone = meta.story({
  render: () => <PersonSheet phone="bottom" />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Мельникова Анна Сергеевна' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
});
