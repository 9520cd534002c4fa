import { Check, CreditCard, FileText, ReceiptText, ScanQrCode } from 'lucide-react';
import { expect, within } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../actions/button/Button.tsx';
import { Coin } from '../brand/coin/Coin.tsx';
import { StatusLabel } from '../brand/status-label/StatusLabel.tsx';
import { BalanceBar, type BalancePart } from './balance/BalanceBar.tsx';
import { BalanceSlab } from './balance/BalanceSlab.tsx';
import { DescriptionList } from './description-list/DescriptionList.tsx';
import { Formula } from './formula/Formula.tsx';
import type { FormulaPart } from './formula/Formula.types.ts';
import { FormulaColumn } from './formula/FormulaColumn.tsx';
import { PageHeader } from './page-header/PageHeader.tsx';
import { Panel } from './panel/Panel.tsx';
import { PanelRow } from './panel/PanelRow.tsx';
import { ProgressBar } from './progress-bar/ProgressBar.tsx';
import { Grid, Stack } from './stack/Stack.tsx';
import { LedgerStrip } from './stat/LedgerStrip.tsx';
import { Stat } from './stat/Stat.tsx';
import { Thread } from './thread/Thread.tsx';
import { Timeline } from './timeline/Timeline.tsx';

const meta = preview.meta({
  title: 'Компоненты/Раскладка',
  component: Formula,
  subcomponents: {
    FormulaColumn,
    BalanceSlab,
    BalanceBar,
    LedgerStrip,
    Stat,
    Panel,
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

const sale: FormulaPart[] = [
  { value: '350', label: 'за штуку' },
  { operator: '×', value: '2', label: 'шт.' },
  { operator: '×', value: '1,5', label: '«Осенний старт»', tone: 'promotion' },
  { operator: '=', value: '1\u00a0050', label: 'баллов', tone: 'result' },
];

const column: FormulaPart[] = [
  { value: '350', label: 'Баллы за штуку' },
  { operator: '×', value: '2', label: 'Количество', unit: 'шт.' },
  { operator: '×', value: '1,5', label: '«Осенний старт»', tone: 'promotion' },
  { operator: '=', value: '1\u00a0050', label: 'баллов', tone: 'result' },
];

const payout: FormulaPart[] = [
  { value: '5\u00a0000\u00a0баллов', label: 'Списание' },
  { value: '1 балл = 1 ₽', label: 'Курс' },
  { value: '0 ₽', label: 'Комиссия' },
  { value: '5\u00a0000,00\u00a0₽', label: '', tone: 'result' },
];

const parts: BalancePart[] = [
  { kind: 'available', value: 11660, text: '11\u00a0660', label: 'с дальним сроком' },
  { kind: 'burning', value: 820, text: '820', label: 'сгорят 30 ноября' },
  { kind: 'pending', value: 1455, text: '1\u00a0455', label: 'в ожидании: 3 продажи на проверке' },
];

export const Formulas = meta.story({
  render: () => (
    <Stack gap={24}>
      <Formula parts={sale} />
      <Formula
        parts={[
          { value: '350', label: 'за штуку' },
          { operator: '×', value: '1', label: 'шт.' },
          { operator: '×', value: '1,5', label: '«Осенний старт»', tone: 'promotion' },
          { operator: '+', value: '300', label: '«Комплект в деле»', tone: 'promotion' },
          { operator: '=', value: '825', label: 'баллов', tone: 'result' },
        ]}
      />
      <Formula parts={sale} size="sm" />
      <div style={{ maxWidth: 320 }}>
        <Formula parts={column} data-testid="narrow" />
      </div>
      <div style={{ maxWidth: 320 }}>
        <FormulaColumn parts={payout} money totalLabel="На карту придёт" framed={false} />
      </div>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const narrow = within(canvasElement).getByTestId('narrow');
    await expect(within(narrow).getByText('Итого')).toBeVisible();
    await expect(narrow.firstElementChild).not.toBeVisible();
  },
});

export const Slab = meta.story({
  render: () => (
    <BalanceSlab
      balance={12480}
      parts={parts}
      actions={
        <>
          <Button variant="slab-outline">Вывести на карту</Button>
          <Button variant="slab" icon={ScanQrCode}>
            Зарегистрировать продажу
          </Button>
        </>
      }
    />
  ),
});

export const Strips = meta.story({
  render: () => (
    <Stack gap={32}>
      <LedgerStrip>
        <Stat
          size="lg"
          label="Доступно"
          value={
            <>
              <Coin size={28} />
              12 480
            </>
          }
        />
        <Stat label="В ожидании" value="1 455" />
        <Stat label="Сгорит 30 ноября" value="820" tone="points" />
        <Stat label="Получено за 2026 год" value="68 905" />
        <Stat label="Выведено" value="56 425" delta="+18 %" trend="up" />
      </LedgerStrip>
      <Panel>
        <BalanceBar parts={parts} />
      </Panel>
    </Stack>
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
        </Panel>
        <Stack gap={24}>
          <Panel tone="points" title="500 баллов сразу">
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
