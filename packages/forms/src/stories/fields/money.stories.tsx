import preview from '../../../../../.storybook/preview.tsx';
import * as forms from '../../index.ts';
import { messages as m } from '../../rules/index.ts';
import { askEmpty, byHand, controlsOf, FieldPage, tryTyped, typed } from '../../test-utils/FieldPage.tsx';

const meta = preview.meta({ title: 'Формы/Поля/Деньги, числа и даты' });

const card = [
  typed('4111111111111111', 'верно', 'сумма сходится'),
  typed('4111111111111112', m.cardLuhn, 'опечатка'),
  typed('4111', m.cardLength, 'не вся'),
];
export const CardField = meta.story({
  name: 'CardField — номер карты',
  argTypes: controlsOf('CardField'),
  render: (args) => (
    <FieldPage cases={card}>
      <forms.CardField name="it" {...args} />
    </FieldPage>
  ),
  play: ({ canvasElement }) => tryTyped(canvasElement, card),
});

const points = [
  typed('5000', 'верно', 'в пределах'),
  typed('100', 'Вывести можно от 500\u00A0баллов', 'меньше наименьшего'),
  typed('13000', 'Доступно 12\u00A0480\u00A0баллов — введите не больше', 'больше остатка'),
  byHand('нажмите', 'Все 12 480', 'верно', 'быстрый выбор'),
];
export const AmountField = meta.story({
  name: 'AmountField — сколько взять из того, что есть',
  argTypes: controlsOf('AmountField'),
  render: (args) => (
    <FieldPage cases={points}>
      <forms.AmountField
        name="it"
        limits={{ min: 500, available: 12_480, unit: ['балл', 'балла', 'баллов'], action: 'вывести' }}
        quick={[500, 1000]}
        {...args}
      />
    </FieldPage>
  ),
  play: ({ canvasElement }) => tryTyped(canvasElement, points),
});

const number = [typed('12', 'верно', 'в пределах'), typed('3', 'Не меньше 5', 'меньше наименьшего')];
export const NumberField = meta.story({
  name: 'NumberField — число',
  argTypes: controlsOf('NumberField'),
  render: (args) => (
    <FieldPage cases={number}>
      <forms.NumberField name="it" label="Дней" min={5} {...args} />
    </FieldPage>
  ),
  play: ({ canvasElement }) => tryTyped(canvasElement, number),
});

const share = [typed('12,5', 'верно', 'в пределах'), typed('100,1', 'Не больше 100', 'больше наибольшего')];
export const FractionField = meta.story({
  argTypes: controlsOf('NumberField'),
  render: (args) => (
    <FieldPage cases={share}>
      <forms.NumberField name="it" label="Доля, %" fraction={1} min={0.5} max={100} {...args} />
    </FieldPage>
  ),
  play: ({ canvasElement }) => tryTyped(canvasElement, share),
});

const quantity = [byHand('нажмите', '+', '2', 'шаг вверх'), byHand('нажмите', '−', '1', 'меньше одного не бывает')];
export const QuantityField = meta.story({
  name: 'QuantityField — количество',
  argTypes: controlsOf('QuantityField'),
  render: (args) => (
    <FieldPage cases={quantity}>
      <forms.QuantityField name="it" {...args} />
    </FieldPage>
  ),
});

const date = [
  typed('20.11.2026', 'верно', 'с точками'),
  typed('5.1.2026', 'верно', 'нули ставятся сами'),
  typed('5.1.26', 'верно', 'век дописывается, когда поле оставлено'),
  typed('31.02.2026', m.date, 'такого дня нет, но набранное не пропало'),
  typed('31.02', 'Введите дату целиком: день, месяц и год', 'не вся'),
  byHand('вставьте', '15 марта 2026 г.', '15.03.2026', 'словами'),
  byHand('нажмите', '↑ и ↓', 'день, месяц или год под кареткой', 'шаг'),
];
export const DateField = meta.story({
  name: 'DateField — дата',
  argTypes: controlsOf('DateField'),
  render: (args) => (
    <FieldPage cases={date}>
      <forms.DateField name="it" label="Дата" {...args} />
    </FieldPage>
  ),
  play: ({ canvasElement }) => tryTyped(canvasElement, date),
});

const birth = [typed('06.05.1990', 'верно', 'взрослый'), typed('06.05.2025', m.birthDateYoung, 'младше 14')];
export const BirthDateField = meta.story({
  name: 'BirthDateField — дата рождения',
  argTypes: controlsOf('BirthDateField'),
  render: (args) => (
    <FieldPage cases={birth}>
      <forms.BirthDateField name="it" {...args} />
    </FieldPage>
  ),
  play: ({ canvasElement }) => tryTyped(canvasElement, birth),
});

const issued = [
  typed('06.05.2020', 'верно', 'без даты рождения сравнивать не с чем'),
  byHand('наберите рождение 06.05.1990, выдачу', '05.05.2004', m.issuedBeforeFourteen, 'за день до 14 лет'),
];
export const IssuedAtField = meta.story({
  name: 'IssuedAtField — дата выдачи',
  argTypes: controlsOf('IssuedAtField'),
  render: (args) => (
    <FieldPage cases={issued}>
      <forms.IssuedAtField name="it" {...args} />
      <forms.BirthDateField name="birthDate" optional />
    </FieldPage>
  ),
  play: ({ canvasElement }) => tryTyped(canvasElement, issued),
});

const period = [
  byHand('нажмите', '7 дней', 'две даты', 'готовый период'),
  byHand('выберите', 'конец раньше начала', 'даты меняются местами', 'порядок не важен'),
];
export const DateRangeField = meta.story({
  name: 'DateRangeField — период',
  argTypes: controlsOf('DateRangeField'),
  render: (args) => (
    <FieldPage cases={period}>
      <forms.DateRangeField name="it" label="Период" {...args} />
    </FieldPage>
  ),
  play: ({ canvasElement }) => askEmpty(canvasElement, m.required),
});

const receipt = [
  typed('20.11.2026', 'верно', 'дата с чека'),
  byHand('наберите в «Время»', '2500', m.timeOfDay, 'такого часа нет'),
  byHand('наберите в «ФН»', '928244030082988', m.fiscalDrive, '15 цифр'),
];
export const ReceiptFields = meta.story({
  name: 'ReceiptFields — реквизиты чека',
  argTypes: controlsOf('ReceiptFields'),
  render: (args) => (
    <FieldPage cases={receipt}>
      <forms.ReceiptFields {...args} />
    </FieldPage>
  ),
  play: ({ canvasElement }) => askEmpty(canvasElement, m.required),
});
