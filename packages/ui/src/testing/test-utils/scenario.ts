import { comboboxDriver } from '../drivers/combobox.ts';
import { dateDriver } from '../drivers/date.ts';
import { formDriver } from '../drivers/form.ts';
import { tableDriver } from '../drivers/table.ts';
import { countOf, textOf, type Part } from '../part.ts';

/** A step that went another way than it must, by its name. */
export function expectSame(step: string, found: unknown, wanted: unknown): void {
  const [got, must] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (got !== must) throw new Error(`${step}: ${got} instead of ${must}`);
}

const outputOf = (place: Part, wanted: string): Promise<void> =>
  place.retry(async () => {
    const texts = await place.bySelector('output').read((all) => all.map((each) => each.textContent ?? ''), undefined);
    if (!texts.includes(wanted)) throw new Error(`No «${wanted}» among ${texts.join(', ')}`);
  });

/** The form of the probe, filled with mistakes and then without. */
export async function throughForm(page: Part): Promise<void> {
  const scope = page.byRole('form', 'Магазин');
  const form = formDriver(scope);
  expectSame('labels', await form.labels(), [
    'Название',
    'Название на вывеске',
    'Город',
    'Формат',
    'Открыт',
    'Согласие',
  ]);
  await form.submit();
  await form.field('Название').expectError('Обязательное поле');
  expectSame('errors', await form.errors(), { Название: 'Обязательное поле', Город: 'Обязательное поле' });

  await form.fillIn({ Название: 'Шуруп [1]', 'Название на вывеске': 'Шуруп' });
  expectSame('a text', await form.field('Название').value(), 'Шуруп [1]');
  await form.field('Название').expectError('');

  const city = comboboxDriver(scope, 'Город');
  await city.open();
  await city.search('т');
  await page.retry(async () => {
    const labels = (await city.options()).map(({ label }) => label);
    expectSame('options found', labels, ['Тула', 'Тверь']);
  });
  await city.choose('Тверь');
  expectSame('a city', await city.chosen(), ['Тверь']);

  const kind = comboboxDriver(scope, 'Формат');
  expectSame('nothing chosen', await kind.chosen(), []);
  await kind.choose('Гипермаркет');
  expectSame('a kind', await kind.chosen(), ['Гипермаркет']);
  await kind.open();
  expectSame('its options', await kind.options(), [
    { label: 'У дома', selected: false, disabled: false },
    { label: 'Гипермаркет', selected: true, disabled: false },
  ]);
  await kind.choose('У дома');

  const opened = dateDriver(scope, 'Открыт');
  await opened.pick('2024-02-29');
  expectSame('a day', await opened.value(), '29.02.2024');

  await form.field('Согласие').check();
  expectSame('checked', await form.field('Согласие').isChecked(), true);
  await form.field('Согласие').check(false);
  expectSame('not checked', await form.field('Согласие').isChecked(), false);

  await form.submit('Сохранить');
  await outputOf(page, 'Шуруп [1], Тверь');
}

/** The table of the probe, from its head to its foot. */
export async function throughTable(page: Part): Promise<void> {
  const table = tableDriver(page, 'Магазины');
  await table.ready();
  expectSame('content', await table.content(), 'rows');
  expectSame('columns', await table.columns(), ['Название', 'Город']);
  expectSame('rows', (await table.rows()).length, 10);
  expectSame('the first row', (await table.rows())[0], { Название: 'Магазин 01', Город: 'Тула' });

  expectSame('not sorted', await table.sorting(), null);
  await table.sortBy('Город');
  expectSame('sorted', await table.sorting(), { column: 'Город', direction: 'ascending' });
  expectSame('the first by city', (await table.rows())[0]?.['Город'], 'Вологда');
  await table.sortBy('Город');
  expectSame('sorted back', await table.sorting(), { column: 'Город', direction: 'descending' });
  await table.sortBy('Город');

  await table.nextPage();
  expectSame('page', await table.page(), 2);
  await table.previousPage();
  expectSame('page', await table.page(), 1);

  const row = table.row('Магазин 03');
  expectSame('a cell', await row.text('Город'), 'Омск');
  await row.select();
  expectSame('selected', await row.isSelected(), true);
  await row.select();
  expectSame('selected still', await row.isSelected(), true);
  await table.nextPage();
  expectSame('page with rows chosen', await table.page(), 2);
  await table.previousPage();
  await row.select(false);
  expectSame('a row by a part of its name', await table.row('зин 04').text('Название'), 'Магазин 04');
  await table.selectAll();
  expectSame('all selected', await table.row('Магазин 10').isSelected(), true);
  await table.selectAll(false);
  expectSame('none selected', await row.isSelected(), false);

  await row.edit('Город', 'Томск');
  await page.retry(async () => expectSame('edited', await row.text('Город'), 'Томск'));
  await row.open();
  await outputOf(page, 'Открыт shop-3');
  await row.act('Закрыть');
  await outputOf(page, 'Закрыт shop-3');

  expectSame('one caption', await countOf(page.bySelector('table > caption')), 1);
  expectSame('its text', await textOf(page.bySelector('table > caption')), 'Магазины');
}
