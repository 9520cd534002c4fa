import { momentIn, programmeZone } from '@pribavka/forms/rules';
import { type Output, memberStatuses, saleStatuses } from '@pribavka/api';
import { initialColumnState, resolveColumns } from '@pribavka/ui/table';
import { expect, it } from 'vitest';

import { picturedLists } from './app/picture/lists.ts';
import { drawnLists } from './prerender-lists.ts';
import { type CellOf, cellOf, lookOf } from './shared/list/cells.ts';

type Member = Output<'members.list'>['items'][number];
type Sale = Output<'sales.adminList'>['items'][number];

const rowOf = <Row>(key: string): Row =>
  (drawnLists.find(({ first }) => first.key === key) as { answer: { items: Row[] } }).answer.items[0] as Row;
const member = rowOf<Member>('members.list');
const sale = rowOf<Sale>('sales.adminList');
const flag = { code: 'F3', text: 'Чек похож на другой' } as Sale['flags'][number];
const hours = (count: number): string => momentIn(programmeZone(), new Date(Date.now() + count * 3_600_000));

/** Everything that changes how a cell looks. */
const rows: Readonly<Record<string, readonly object[]>> = {
  'members.list': memberStatuses.flatMap((status) =>
    [0, 7].map((count) => ({ ...member, status, active: count, salesLast30Days: count, store: null })),
  ),
  'sales.adminList': saleStatuses.flatMap((status) =>
    [hours(-5), hours(1), hours(30), null].flatMap((slaDueAt) =>
      [true, false].map((overdue) => ({ ...sale, status, slaDueAt, overdue, flags: overdue ? [flag, flag] : [] })),
    ),
  ),
};

it.each(drawnLists)('$file: its picture has every look its rows can have', ({ first, looks }) => {
  const list = picturedLists.find(({ key }) => key === first.key);
  const drawn = new Set(looks.map(lookOf));
  expect(list).toBeDefined();
  expect(rows[first.key]?.length).toBeGreaterThan(0);
  for (const row of rows[first.key] ?? []) {
    for (const fill of Object.values(list?.cells ?? {})) {
      expect(drawn).toContain(lookOf(cellOf((fill as CellOf<object>)(row))));
    }
  }
});

it.each(drawnLists)(
  '$file: the script knows what every column shows that is there at first',
  ({ first, columns, path }) => {
    const list = picturedLists.find(({ key }) => key === first.key);
    const seen = resolveColumns(columns, initialColumnState(columns)).map(({ column }) => column.id);
    expect(Object.keys(list?.cells ?? {}).toSorted()).toEqual(seen.toSorted());
    expect(seen).toContain(list?.label);
    expect(list?.path).toBe(path);
  },
);
