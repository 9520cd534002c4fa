import type { ReactElement } from 'react';

import { Button } from '../../actions/button/Button.tsx';
import { Avatar } from '../../brand/avatar/Avatar.tsx';
import { StatusLabel } from '../../brand/status-label/StatusLabel.tsx';
import { BarChart } from '../../charts/BarChart.tsx';
import { LineChart } from '../../charts/LineChart.tsx';
import { Banner } from '../../feedback/banner/Banner.tsx';
import { Checkbox } from '../../inputs/checkbox/Checkbox.tsx';
import { Field } from '../../inputs/field/Field.tsx';
import { SegmentedControl } from '../../inputs/segmented-control/SegmentedControl.tsx';
import { Tag } from '../../inputs/tag/Tag.tsx';
import { TextInput } from '../../inputs/text-input/TextInput.tsx';
import { Panel } from '../../layout/panel/Panel.tsx';
import { Stack } from '../../layout/stack/Stack.tsx';
import { BalanceSlab } from '../../loyalty/balance/BalanceSlab.tsx';
import { Menu } from '../../overlays/menu/Menu.tsx';

const months = ['авг', 'сен', 'окт', 'ноя'];
const lines = ['Москва', 'Тверь', 'Казань', 'Пермь', 'Омск'].map((label, at) => ({
  id: label,
  label,
  values: months.map((_, month) => 900 - at * 150 + month * (40 + at * 12)),
}));

/** Components that between them show every family of colours; `name` keeps the landmarks of two samples apart. */
export function Sample({ name }: { name: string }): ReactElement {
  return (
    <Stack gap={16} style={{ padding: 16 }}>
      <Stack direction="row" gap={12} align="center" wrap>
        {['Анна Мельникова', 'Олег Дроздов', 'Ирина Соколова', 'Пётр Белов', 'Юлия Котова'].map((person) => (
          <Avatar key={person} name={person} />
        ))}
      </Stack>
      <BalanceSlab
        balance={12_480}
        parts={[
          { kind: 'available', value: 9000, text: '9 000', label: 'доступно' },
          { kind: 'burning', value: 1480, text: '1 480', label: 'сгорят в ноябре' },
          { kind: 'pending', value: 2000, text: '2 000', label: 'на проверке' },
        ]}
        actions={<Button variant="slab">Вывести</Button>}
      />
      <Stack direction="row" gap={8} wrap>
        <Button variant="primary">Сохранить</Button>
        <Button>Отменить</Button>
        <Button variant="danger-outline">Удалить</Button>
        <Menu
          label="Действия"
          trigger={<Button>Ещё</Button>}
          items={[
            { id: 'copy', label: 'Копировать', onSelect: () => undefined },
            { id: 'remove', label: 'Удалить', danger: true, onSelect: () => undefined },
          ]}
        />
      </Stack>
      <Panel title={`${name} тема: продажа`}>
        <Stack gap={12}>
          <Stack direction="row" gap={16} wrap>
            <StatusLabel status="ok">начислено</StatusLabel>
            <StatusLabel status="wait">на проверке</StatusLabel>
            <StatusLabel status="warn">нужно фото</StatusLabel>
            <StatusLabel status="bad">отклонено</StatusLabel>
          </Stack>
          <Field label="Серийный номер" hint="На наклейке под крышкой">
            <TextInput defaultValue="ST-418-206" />
          </Field>
          <Checkbox defaultValue>Чек приложен</Checkbox>
          <SegmentedControl
            aria-label="Период"
            defaultValue="month"
            options={[
              { value: 'week', label: 'Неделя' },
              { value: 'month', label: 'Месяц' },
            ]}
          />
          <Stack direction="row" gap={8} wrap>
            <Tag>Черновик</Tag>
            <a href="#brand">Условия акции</a>
          </Stack>
        </Stack>
      </Panel>
      <Banner tone="success" title="Баллы начислены" />
      <Panel title={`${name} тема: начисления`}>
        <BarChart
          caption="Начисления по месяцам"
          categoryLabel="Месяц"
          categories={months}
          series={[
            { id: 'sales', label: 'за продажи', values: [620, 910, 1020, 1290] },
            { id: 'promo', label: 'по акциям', tone: 'amber', values: [0, 290, 150, 460] },
          ]}
        />
        <LineChart caption="По городам" categoryLabel="Месяц" categories={months} series={lines} />
      </Panel>
    </Stack>
  );
}
