import { House } from 'lucide-react';

import * as ui from '../index.ts';
import * as loyalty from '../loyalty/index.ts';
import { boxed, nothing, same, type ConformanceCase } from './case.ts';
import { dataCases } from './cases.data.tsx';
import { overlayCases } from './cases.overlays.tsx';
import { screenCases } from './cases.screens.tsx';

const options = [
  { value: 'a', label: 'Первый' },
  { value: 'b', label: 'Второй' },
];
const parts: loyalty.FormulaPart[] = [
  { value: '350', label: 'за штуку' },
  { operator: '=', value: '350', label: 'баллов', tone: 'result' },
];

export const cases: readonly ConformanceCase[] = [
  ...overlayCases,
  ...screenCases,
  ...dataCases,
  same('Accordion', (p) => (
    <ui.Accordion items={[{ id: 'a', title: 'Как копятся баллы', children: 'За продажи' }]} {...p} />
  )),
  same('Amount', (p) => <ui.Amount kopecks={123_450} {...p} />),
  same('DateText', (p) => <ui.DateText value="2026-11-20" {...p} />),
  same('Points', (p) => <loyalty.Points value={12_480} coin {...p} />),
  same('Ring', (p) => <ui.Ring {...p} />),
  same('Avatar', (p) => <ui.Avatar name="Анна Мельникова" {...p} />),
  same('Badge', (p) => <ui.Badge count={3} {...p} />),
  same('BalanceBar', (p) => (
    <loyalty.BalanceBar parts={[{ kind: 'available', value: 1, text: '1', label: 'есть' }]} {...p} />
  )),
  same('BalanceSlab', (p) => <loyalty.BalanceSlab balance={12480} {...p} />),
  same('Breadcrumbs', (p) => <ui.Breadcrumbs items={['Участники']} {...p} />),
  same('Button', (p) => <ui.Button {...p}>Готово</ui.Button>),
  same('ButtonGroup', (p) => <ui.ButtonGroup {...p} />),
  boxed('Checkbox', (p) => <ui.Checkbox {...p}>Согласен</ui.Checkbox>),
  same('CheckboxGroup', (p) => <ui.CheckboxGroup options={options} value={[]} onValueChange={nothing} {...p} />),
  same('Checklist', (p) => <ui.Checklist items={[{ label: 'Паспорт', done: true }]} {...p} />),
  boxed('Chip', (p) => <ui.Chip {...p}>1 000</ui.Chip>),
  same('Coin', (p) => <loyalty.Coin {...p} />),
  boxed('Combobox', (p) => (
    <ui.Combobox
      load={() => []}
      getKey={(item: string) => item}
      getLabel={(item) => item}
      value={null}
      onValueChange={nothing}
      aria-label="Магазин"
      {...p}
    />
  )),
  same('CopyButton', (p) => <ui.CopyButton text="1" {...p} />),
  same('DescriptionList', (p) => <ui.DescriptionList items={[{ term: 'Роль', value: 'Участник' }]} {...p} />),
  same('Divider', (p) => <ui.Divider {...p} />),
  same('Field', (p) => (
    <ui.Field label="Имя" hint="Как в паспорте" {...p}>
      <ui.TextInput />
    </ui.Field>
  )),
  same('Formula', (p) => <loyalty.Formula parts={parts} {...p} />),
  same('FormulaColumn', (p) => <loyalty.FormulaColumn parts={parts} {...p} />),
  same('Glyph', (p) => <ui.Glyph name="ok" {...p} />),
  same('Grid', (p) => <ui.Grid {...p} />),
  same('Heading', (p) => (
    <ui.Heading level={2} {...p}>
      Мои баллы
    </ui.Heading>
  )),
  same('Icon', (p) => <ui.Icon as={House} {...p} />),
  same('IconButton', (p) => <ui.IconButton icon={House} label="Домой" {...p} />),
  same('LedgerStrip', (p) => <loyalty.LedgerStrip {...p} />),
  same('LinkButton', (p) => (
    <ui.LinkButton href="#x" {...p}>
      К продажам
    </ui.LinkButton>
  )),
  same('Logo', (p) => <ui.Logo {...p} />),
  same('LogoMark', (p) => <ui.LogoMark {...p} />),
  boxed('NumberInput', (p) => <ui.NumberInput value={1} onValueChange={nothing} aria-label="Сумма" {...p} />),
  boxed('OneTimeCode', (p) => <ui.OneTimeCode value="12" onValueChange={nothing} aria-label="Код" {...p} />),
  same('PageHeader', (p) => <ui.PageHeader title="Участники" {...p} />),
  same('Pagination', (p) => <ui.Pagination page={1} pageSize={15} total={100} onPageChange={nothing} {...p} />),
  same('Panel', (p) => <ui.Panel title="Карточка" {...p} />),
  same('PanelRow', (p) => <ui.PanelRow label="Телефон" {...p} />),
  boxed('PasswordInput', (p) => <ui.PasswordInput aria-label="Пароль" {...p} />),
  same('ProductPicture', (p) => <loyalty.ProductPicture name="Дрель" {...p} />),
  same('ProgressBar', (p) => <ui.ProgressBar value={1} label="Готово" {...p} />),
  boxed('QuantityStepper', (p) => <ui.QuantityStepper value={1} onValueChange={nothing} aria-label="Штук" {...p} />),
  same('RadioGroup', (p) => <ui.RadioGroup options={options} aria-label="Выбор" {...p} />),
  boxed('SearchInput', (p) => <ui.SearchInput value="" onValueChange={nothing} {...p} />),
  same('ResendButton', (p) => <ui.ResendButton until={undefined} {...p} />),
  same('SegmentedControl', (p) => (
    <ui.SegmentedControl options={options} value="a" onValueChange={nothing} aria-label="Период" {...p} />
  )),
  same('Select', (p) => <ui.Select options={options} aria-label="Статус" {...p} />),
  same('SkipLink', (p) => <ui.SkipLink {...p} />),
  same('Stack', (p) => <ui.Stack {...p} />),
  same('Stat', (p) => <ui.Stat label="Доступно" value="12 480" {...p} />),
  same('StatusLabel', (p) => (
    <ui.StatusLabel status="warn" {...p}>
      Нужно фото
    </ui.StatusLabel>
  )),
  same('Stepper', (p) => <ui.Stepper steps={[{ label: 'Магазин' }, { label: 'О вас' }]} current={0} {...p} />),
  same('StoneCover', (p) => <ui.StoneCover seed="a" {...p} />),
  same('StoneSlab', (p) => <ui.StoneSlab {...p} />),
  boxed('Switch', (p) => <ui.Switch {...p}>Включено</ui.Switch>),
  same('TabPanel', (p) => <ui.TabPanel idPrefix="x" value="a" {...p} />),
  same('Tabs', (p) => <ui.Tabs tabs={options} value="a" onValueChange={nothing} label="Виды" {...p} />),
  same('Tag', (p) => <ui.Tag {...p}>черновик</ui.Tag>),
  same('Text', (p) => <ui.Text {...p} />),
  boxed('Textarea', (p) => <ui.Textarea aria-label="Комментарий" {...p} />),
  boxed('TextInput', (p) => <ui.TextInput aria-label="Имя" {...p} />),
  same('Thread', (p) => (
    <ui.Thread messages={[{ key: '1', author: 'Анна', at: '2026-11-20', time: '20.11', body: 'Привет' }]} {...p} />
  )),
  same('Timeline', (p) => (
    <ui.Timeline events={[{ key: '1', at: '2026-11-20', time: '20.11', title: 'Вход' }]} {...p} />
  )),
  same('VisuallyHidden', (p) => <ui.VisuallyHidden {...p} />),
];
