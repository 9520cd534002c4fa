import preview from '../../../../../.storybook/preview.tsx';
import * as forms from '../../index.ts';
import * as masks from '../../masks/index.ts';
import { messages as m } from '../../rules/index.ts';
import { askEmpty, byHand, controlsOf, FieldPage, tryTyped, typed } from '../../test-utils/FieldPage.tsx';

const meta = preview.meta({ title: 'Формы/Поля/Выбор, текст и файлы' });

const cities = ['Тверь', 'Тула', 'Томск', 'Тюмень', 'Казань', 'Самара'];
const source = {
  load: (query: string) => cities.filter((city) => city.toLowerCase().includes(query.toLowerCase())),
  getKey: (city: string) => city,
  getLabel: (city: string) => city,
};

const text = [typed('Север  и  юг', 'верно', 'двойные пробелы убираются'), typed(' ', m.required, 'пусто')];
export const TextField = meta.story({
  name: 'TextField — текст',
  argTypes: controlsOf('TextField'),
  render: (args) => (
    <FieldPage cases={text}>
      <forms.TextField name="it" label="Компания" {...args} />
    </FieldPage>
  ),
  play: ({ canvasElement }) => tryTyped(canvasElement, text),
});

const masked = [typed('044525225', 'верно', 'по маске'), typed('04', 'верно', 'маска не судит: судят правила')];
export const MaskedField = meta.story({
  name: 'MaskedField — поле с маской',
  argTypes: controlsOf('MaskedField'),
  render: (args) => (
    <FieldPage cases={masked}>
      <forms.MaskedField name="it" label="БИК" mask={masks.bik} {...args} />
    </FieldPage>
  ),
  play: ({ canvasElement }) => tryTyped(canvasElement, masked),
});

const area = [byHand('наберите', 'больше двадцати символов', 'Не больше 20 символов', 'лишнее видно, а не обрезано')];
export const TextareaField = meta.story({
  name: 'TextareaField — многострочный текст',
  argTypes: controlsOf('TextareaField'),
  render: (args) => (
    <FieldPage cases={area}>
      <forms.TextareaField name="it" label="Комментарий" max={20} {...args} />
    </FieldPage>
  ),
  play: ({ canvasElement }) => askEmpty(canvasElement, m.required),
});

const select = [byHand('выберите', 'Администратор', 'admin', 'мышью, стрелками или буквами')];
export const SelectField = meta.story({
  name: 'SelectField — выпадающий список',
  argTypes: controlsOf('SelectField'),
  render: (args) => (
    <FieldPage cases={select}>
      <forms.SelectField
        name="it"
        label="Роль"
        options={[
          { value: 'member', label: 'Участник' },
          { value: 'admin', label: 'Администратор' },
        ]}
        {...args}
      />
    </FieldPage>
  ),
  play: ({ canvasElement }) => askEmpty(canvasElement, m.required),
});

const one = [byHand('наберите', 'т', 'четыре города', 'поиск по любой части')];
export const ComboboxField = meta.story({
  name: 'ComboboxField — выбор с поиском',
  argTypes: controlsOf('ComboboxField'),
  render: (args) => (
    <FieldPage cases={one}>
      <forms.ComboboxField<string> name="it" label="Город" {...source} {...args} />
    </FieldPage>
  ),
  play: ({ canvasElement }) => askEmpty(canvasElement, m.required),
});

const many = [byHand('выберите', 'Тверь и Тула', 'обе в поле', 'Backspace убирает последнюю')];
export const ComboboxManyField = meta.story({
  name: 'ComboboxManyField — выбор нескольких',
  argTypes: controlsOf('ComboboxManyField'),
  render: (args) => (
    <FieldPage cases={many}>
      <forms.ComboboxManyField<string> name="it" label="Города" {...source} {...args} />
    </FieldPage>
  ),
  play: ({ canvasElement }) => askEmpty(canvasElement, m.required),
});

const radio = [byHand('нажмите', 'На карту', 'card', 'стрелки ходят по вариантам')];
export const RadioField = meta.story({
  name: 'RadioField — радиокнопки',
  argTypes: controlsOf('RadioField'),
  render: (args) => (
    <FieldPage cases={radio}>
      <forms.RadioField
        name="it"
        label="Куда перевести"
        options={[
          { value: 'card', label: 'На карту' },
          { value: 'sbp', label: 'По номеру телефона' },
        ]}
        {...args}
      />
    </FieldPage>
  ),
  play: ({ canvasElement }) => askEmpty(canvasElement, m.required),
});

const box = [byHand('нажмите', 'Пробел', 'true', 'до этого false, а не пусто')];
export const CheckboxField = meta.story({
  name: 'CheckboxField — флажок',
  argTypes: controlsOf('CheckboxField'),
  render: (args) => (
    <FieldPage cases={box}>
      <forms.CheckboxField name="it" label="Получать новости" hint="Не чаще раза в неделю" {...args} />
    </FieldPage>
  ),
});

const consent = [byHand('нажмите', 'Проверить', m.consent, 'не отмечено заранее')];
export const ConsentField = meta.story({
  name: 'ConsentField — согласен',
  argTypes: controlsOf('ConsentField'),
  render: (args) => (
    <FieldPage cases={consent}>
      <forms.ConsentField name="it" label="Согласен с правилами программы" {...args} />
    </FieldPage>
  ),
  play: ({ canvasElement }) => askEmpty(canvasElement, m.consent),
});

const file = [
  byHand('перетащите', 'файл больше 5 МБ', 'причина в строке файла', 'отказ виден, а не исчезает'),
  byHand('отправьте', 'пока файл загружается', 'форма ждёт', 'отправка без файла невозможна'),
];
export const FileField = meta.story({
  name: 'FileField — файл',
  argTypes: controlsOf('FileField'),
  render: (args) => (
    <FieldPage cases={file}>
      <forms.FileField name="it" label="Фото чека" url="/api/upload" accept="image/*" maxSize={5_242_880} {...args} />
    </FieldPage>
  ),
  play: ({ canvasElement }) => askEmpty(canvasElement, m.required),
});
