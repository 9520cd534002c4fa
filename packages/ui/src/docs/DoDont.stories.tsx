import { useEffect, useState, type ReactElement } from 'react';

import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../actions/button/Button.tsx';
import { ButtonGroup } from '../actions/button-group/ButtonGroup.tsx';
import { column, DataTable } from '../data/index.ts';
import { DateInput } from '../date/index.ts';
import { EmptyState } from '../feedback/states/EmptyState.tsx';
import { createToastStore, Toaster, createFacade, type ToastFacade } from '../feedback/toast/index.ts';
import { Combobox, Field, Select, TextInput } from '../inputs/index.ts';
import { DescriptionList } from '../layout/description-list/DescriptionList.tsx';
import { Stack } from '../layout/stack/Stack.tsx';
import { Dialog } from '../overlays/dialog/Dialog.tsx';

/** Pairs for the pages of components: shown there, and in no list. */
const meta = preview.meta({
  title: 'Проверки/Можно и нельзя',
  tags: ['!autodocs', '!dev'],
  parameters: { bare: true },
});

const nothing = (): void => undefined;
const pair = (render: () => ReactElement) => ({ render }) as const;

export const ButtonGood = meta.story(
  pair(() => (
    <ButtonGroup>
      <Button variant="primary">Вывести 5 000,00 ₽</Button>
      <Button>Изменить карту</Button>
    </ButtonGroup>
  )),
);
export const ButtonBad = meta.story(
  pair(() => (
    <ButtonGroup>
      <Button variant="primary">ОК</Button>
      <Button variant="primary">Да</Button>
    </ButtonGroup>
  )),
);

export const FieldGood = meta.story(
  pair(() => (
    <Field label="Фамилия" error="Только кириллица: «Мельникова»">
      <TextInput defaultValue="Melnikova" />
    </Field>
  )),
);
export const FieldBad = meta.story(pair(() => <TextInput aria-label="Фамилия" placeholder="Фамилия" invalid />));

interface Sum {
  readonly shop: string;
  readonly sales: string;
}
const sums: readonly Sum[] = [
  { shop: '«Мастерок» на Победы', sales: '1 318' },
  { shop: '«Ладья» ТЦ «Орион»', sales: '96' },
];
const sumColumns = [
  column<Sum>({ id: 'shop', header: 'Магазин', cell: ({ shop }) => shop }),
  column<Sum>({ id: 'sales', header: 'Продаж', align: 'end', width: 96, cell: ({ sales }) => sales }),
];
const pairs: readonly Sum[] = [
  { shop: 'Город', sales: 'Уфа' },
  { shop: 'Директор', sales: 'Анна Мельникова' },
];
const pairColumns = [
  column<Sum>({ id: 'shop', header: 'Название', cell: ({ shop }) => shop }),
  column<Sum>({ id: 'sales', header: 'Значение', cell: ({ sales }) => sales }),
];
const idOf = ({ shop }: Sum): string => shop;

export const TableGood = meta.story(
  pair(() => (
    <Stack>
      <DataTable caption="Магазины" columns={sumColumns} rows={sums} getRowId={idOf} cards={false} />
      <DescriptionList items={pairs.map(({ shop, sales }) => ({ term: shop, value: sales }))} />
    </Stack>
  )),
);
export const TableBad = meta.story(
  pair(() => <DataTable caption="О магазине" columns={pairColumns} rows={pairs} getRowId={idOf} cards={false} />),
);

export const DialogGood = meta.story(
  pair(() => (
    <Dialog
      open
      onClose={nothing}
      size="sm"
      title="Удалить магазин «Мастерок»?"
      footer={
        <>
          <Button variant="danger">Удалить магазин</Button>
          <Button>Не удалять</Button>
        </>
      }
    >
      Продажи и баллы останутся у участников.
    </Dialog>
  )),
);
export const DialogBad = meta.story(
  pair(() => (
    <Dialog
      open
      onClose={nothing}
      size="sm"
      title="Внимание!"
      footer={
        <>
          <Button variant="primary">Да</Button>
          <Button>Нет</Button>
        </>
      }
    >
      Вы уверены?
    </Dialog>
  )),
);

/** A message of its own store: the pictures do not hear each other. */
function Said({ say }: { readonly say: (toast: ToastFacade) => void }): ReactElement {
  const [store] = useState(createToastStore);
  useEffect(() => {
    say(createFacade(store, 'toast'));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a story says one thing, once
  }, [store]);
  return <Toaster store={store} />;
}
export const ToastGood = meta.story(
  pair(() => (
    <Said say={(toast) => toast.success('Магазин удалён', { actions: [{ label: 'Вернуть', onAction: nothing }] })} />
  )),
);
export const ToastBad = meta.story(
  pair(() => <Said say={(toast) => toast.error('Поле «ИНН» заполнено неверно', { duration: null })} />),
);

const cities = ['Казань', 'Пермь', 'Самара', 'Уфа'];
export const ComboboxGood = meta.story(
  pair(() => (
    <Field label="Город" hint="Из 1 100 городов">
      <Combobox
        load={(query) => cities.filter((city) => city.toLowerCase().includes(query.toLowerCase()))}
        getKey={(city) => city}
        getLabel={(city) => city}
        defaultValue="Уфа"
      />
    </Field>
  )),
);
export const ComboboxBad = meta.story(
  pair(() => (
    <Field label="Пол">
      <Combobox
        load={() => ['Женский', 'Мужской']}
        getKey={(one) => one}
        getLabel={(one) => one}
        defaultValue="Женский"
      />
    </Field>
  )),
);

export const DateGood = meta.story(
  pair(() => (
    <Field label="Дата рождения">
      <DateInput defaultValue="1994-03-15" autoComplete="bday" />
    </Field>
  )),
);
const list = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
export const DateBad = meta.story(
  pair(() => (
    <Stack direction="row" gap={8} wrap>
      <Select aria-label="День" options={list(['14', '15', '16'])} defaultValue="15" />
      <Select aria-label="Месяц" options={list(['март', 'апрель'])} defaultValue="март" />
      <Select aria-label="Год" options={list(['1993', '1994'])} defaultValue="1994" />
    </Stack>
  )),
);

export const EmptyGood = meta.story(
  pair(() => (
    <EmptyState
      level={3}
      title="Продаж пока нет"
      description="Отсканируйте чек — баллы придут в тот же день."
      actions={<Button variant="primary">Зарегистрировать продажу</Button>}
    />
  )),
);
export const EmptyBad = meta.story(pair(() => <EmptyState level={3} title="Нет данных" />));
