import { useState, type ReactElement } from 'react';

import { Button } from '../../actions/button/Button.tsx';
import { emptySelection, type Selection } from '../../data/table/core/selection.ts';
import { sortRows, type SortRule } from '../../data/table/core/sort.ts';
import { DataTable } from '../../data/table/DataTable.tsx';
import { column, type Column } from '../../data/table/types.ts';
import { DateInput } from '../../date/date-input/DateInput.tsx';
import { Checkbox } from '../../inputs/checkbox/Checkbox.tsx';
import { Combobox } from '../../inputs/combobox/Combobox.tsx';
import { Field } from '../../inputs/field/Field.tsx';
import { Select } from '../../inputs/select/Select.tsx';
import { TextInput } from '../../inputs/text-input/TextInput.tsx';
import { Stack } from '../../layout/stack/Stack.tsx';

interface Shop {
  readonly id: string;
  readonly name: string;
  readonly city: string;
}

const cities = ['Тула', 'Псков', 'Омск', 'Вологда', 'Тверь'];
const allShops: readonly Shop[] = Array.from({ length: 25 }, (_, at) => ({
  id: `shop-${at + 1}`,
  name: `Магазин ${String(at + 1).padStart(2, '0')}`,
  city: cities[at % cities.length] ?? '',
}));

const findCities = async (query: string): Promise<{ items: string[]; total: number }> => {
  const items = cities.filter((city) => city.toLowerCase().includes(query.toLowerCase()));
  return { items, total: items.length };
};
const same = (city: string): string => city;

/** What the drivers are tried on: a form whose fields are of all kinds, and a table with everything a table has. */
export function Probe(): ReactElement {
  return (
    <Stack gap={24}>
      <ShopForm />
      <Shops />
    </Stack>
  );
}

function ShopForm(): ReactElement {
  const [city, setCity] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const [name, setName] = useState('');
  const [sent, setSent] = useState<string>();
  return (
    <form
      aria-label="Магазин"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (name !== '' && city !== null) setSent(`${name}, ${city}`);
      }}
    >
      <Stack gap={12}>
        <Field label="Название" error={tried && name === '' ? 'Обязательное поле' : undefined}>
          <TextInput value={name} onChange={(event) => setName(event.target.value)} />
        </Field>
        <Field label="Название на вывеске" optional>
          <TextInput />
        </Field>
        <Field label="Город" error={tried && city === null ? 'Обязательное поле' : undefined}>
          <Combobox load={findCities} getKey={same} getLabel={same} value={city} onValueChange={setCity} />
        </Field>
        <Field label="Формат">
          <Select
            options={[
              { value: 'small', label: 'У дома' },
              { value: 'big', label: 'Гипермаркет', description: 'От 5 000 м²' },
            ]}
          />
        </Field>
        <Field label="Открыт">
          <DateInput />
        </Field>
        <Field label="Согласие" group>
          <Checkbox aria-label="Согласие">Работает без выходных</Checkbox>
        </Field>
        <Button type="submit">Сохранить</Button>
        {sent !== undefined && <output>{sent}</output>}
      </Stack>
    </form>
  );
}

function Shops(): ReactElement {
  const [shops, setShops] = useState(allShops);
  const [sort, setSort] = useState<readonly SortRule[]>([]);
  const [selection, setSelection] = useState<Selection>(emptySelection);
  const [page, setPage] = useState({ page: 1, pageSize: 10 });
  const [opened, setOpened] = useState('');
  const columns: readonly Column<Shop>[] = [
    column<Shop>({
      id: 'name',
      header: 'Название',
      sortable: true,
      value: (shop) => shop.name,
      cell: (shop) => shop.name,
    }),
    column<Shop>({
      id: 'city',
      header: 'Город',
      sortable: true,
      value: (shop) => shop.city,
      cell: (shop) => shop.city,
      edit: {
        get: (shop) => shop.city,
        save: (shop, city) => {
          setShops((before) => before.map((each) => (each.id === shop.id ? { ...each, city } : each)));
          return undefined;
        },
      },
    }),
  ];
  const sorted = sortRows(shops, sort, columns);
  return (
    <Stack gap={8}>
      <output>{opened}</output>
      <DataTable
        caption="Магазины"
        columns={columns}
        rows={sorted.slice((page.page - 1) * page.pageSize, page.page * page.pageSize)}
        getRowId={(shop) => shop.id}
        getRowLabel={(shop) => shop.name}
        sort={sort}
        onSortChange={setSort}
        selection={selection}
        onSelectionChange={setSelection}
        total={shops.length}
        onOpen={(id) => setOpened(`Открыт ${id}`)}
        rowMenu={(shop) => [{ id: 'close', label: 'Закрыть', onSelect: () => setOpened(`Закрыт ${shop.id}`) }]}
        paging={{ type: 'numbered', ...page, onPageChange: setPage }}
        cards={false}
      />
    </Stack>
  );
}
