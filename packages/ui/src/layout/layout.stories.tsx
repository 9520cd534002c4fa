import { Check, CreditCard, FileText, ReceiptText } from 'lucide-react';

import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../actions/button/Button.tsx';
import { StatusLabel } from '../brand/status-label/StatusLabel.tsx';
import { DescriptionList } from './description-list/DescriptionList.tsx';
import { PageHeader } from './page-header/PageHeader.tsx';
import { Panel } from './panel/Panel.tsx';
import { PanelRow } from './panel/PanelRow.tsx';
import { ProgressBar } from './progress-bar/ProgressBar.tsx';
import { Grid, Stack } from './stack/Stack.tsx';
import { Stat } from './stat/Stat.tsx';
import { Thread } from './thread/Thread.tsx';
import { Timeline } from './timeline/Timeline.tsx';

const meta = preview.meta({
  title: 'Компоненты/Раскладка',
  component: Panel,
  subcomponents: {
    Stat,
    PanelRow,
    PageHeader,
    DescriptionList,
    ProgressBar,
    Timeline,
    Thread,
    Stack,
    Grid,
  },
});

export const Figures = meta.story({
  render: () => (
    <Grid min={160}>
      <Stat label="В ожидании" value="1 455" />
      <Stat label="Сгорит 30 ноября" value="820" tone="amber" />
      <Stat size="lg" label="Выведено" value="56 425" delta="+18 %" trend="up" />
    </Grid>
  ),
});

export const Panels = meta.story({
  render: () => (
    <>
      <PageHeader
        title="Добрый день, Анна"
        meta="Пятница, 20 ноября · «Мастерок» на Победы, Тверь"
        actions={<Button>Выгрузить</Button>}
      />
      <Grid columns="2fr 1fr">
        <Panel title="Личные данные" aside={<a href="#edit">Изменить</a>}>
          <PanelRow label="Телефон" state={<StatusLabel status="ok">Подтверждён</StatusLabel>}>
            +7 (906) 555-01-47
          </PanelRow>
          <PanelRow
            label="Почта"
            state={<StatusLabel status="warn">Не подтверждена</StatusLabel>}
            action={<Button size="sm">Подтвердить</Button>}
          >
            a.melnikova@masterok.example
          </PanelRow>
          <PanelRow label="Паспорт">28 06 ••• 417</PanelRow>
          <PanelRow
            label="Торговая точка"
            open={{ label: 'Сменить торговую точку', text: 'Сменить', onOpen: () => undefined }}
          >
            «Мастерок на Невском»
          </PanelRow>
        </Panel>
        <Stack gap={24}>
          <Panel tone="amber" title="500 баллов сразу">
            Начислим после подтверждения телефона и проверки анкеты.
          </Panel>
          <Panel title="«Точный замер»" footer="До 31 декабря">
            <ProgressBar label="Продано уровней" value={2} max={3} segments={3} caption="2 из 3 проданы" />
          </Panel>
        </Stack>
      </Grid>
    </>
  ),
});

export const Lists = meta.story({
  parameters: { density: 'regular' },
  render: () => (
    <Grid min={320}>
      <Panel title="Карточка">
        <DescriptionList
          items={[
            { term: 'Телефон', value: '+7 (906) 555-01-47' },
            { term: 'Магазин', value: <a href="#shop">«Мастерок» на Победы</a> },
            { term: 'Паспорт', value: '28 06 ••• 417' },
            { term: 'СНИЛС', value: '' },
          ]}
        />
      </Panel>
      <Panel title="Журнал изменений" aside={<a href="#log">Весь журнал</a>}>
        <Timeline
          events={[
            {
              key: '1',
              at: '2026-11-20T12:41',
              time: '20.11 12:41',
              title: 'Зарегистрировала продажу по чеку № 00418',
              by: 'Анна Мельникова',
              icon: ReceiptText,
            },
            {
              key: '2',
              at: '2026-11-18T09:14',
              time: '18.11 09:14',
              title: 'Подтвердила начисление 825 баллов',
              by: 'Служба проверки · О. Лебедева',
              icon: Check,
            },
            {
              key: '3',
              at: '2026-11-18T08:55',
              time: '18.11 08:55',
              title: 'Вывела 5 000 баллов на карту •• 4839',
              by: 'Анна Мельникова',
              icon: CreditCard,
            },
            {
              key: '4',
              at: '2026-09-05T16:20',
              time: '05.09 16:20',
              title: (
                <>
                  Статус: <del>На модерации</del> <b>Подтверждён</b>
                </>
              ),
              by: 'Игорь Карташов',
              status: 'ok',
            },
            {
              key: '5',
              at: '2026-09-03T10:58',
              time: '03.09 10:58',
              title: 'Приняты правила программы, версия 4',
              icon: FileText,
            },
          ]}
        />
      </Panel>
      <Panel title="Обращение № 2041">
        <Thread
          messages={[
            {
              key: '1',
              author: 'Анна Мельникова',
              at: '2026-11-20T10:00',
              time: '20.11 10:00',
              body: 'Не пришли баллы по чеку № 00411.',
            },
            {
              key: '2',
              author: 'Игорь Карташов',
              at: '2026-11-20T10:12',
              time: '20.11 10:12',
              body: 'Проверяем. Ответим до конца дня.',
              mine: true,
              state: 'Прочитано',
            },
            {
              key: '3',
              author: 'Игорь Карташов',
              at: '2026-11-20T10:14',
              time: '20.11 10:14',
              body: 'Магазин прислал чек дважды.',
              internal: true,
            },
            {
              key: '4',
              author: '',
              at: '2026-11-20T11:00',
              time: '20.11 11:00',
              body: 'Обращение закрыто',
              event: true,
            },
          ]}
        />
      </Panel>
    </Grid>
  ),
});
