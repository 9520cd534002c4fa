import { attributeOf, countOf, indexIn, textOf, type Part } from '../part.ts';
import { columnsOf, rowsOf, tableRowDriver, type TableRowDriver } from './table-row.ts';

/** What a table shows instead of rows, or that it shows them. */
export type TableContent = 'loading' | 'message' | 'rows';

/** `DataTable`, as a table and as cards. */
export interface TableDriver {
  /** Heads of the columns in their order. */
  readonly columns: () => Promise<readonly string[]>;
  /** Texts of the drawn rows by column; of a long list only those near the window are drawn. */
  readonly rows: () => Promise<readonly Readonly<Record<string, string>>[]>;
  /** The row with this text in any of its cells: a whole one, or else a part of one. */
  readonly row: (match: string | RegExp) => TableRowDriver;
  /**
   * Presses the head of a column, or chooses it over cards: its first way, the other, none. Throws where it cannot be
   * sorted by.
   */
  readonly sortBy: (column: string) => Promise<void>;
  /** The column sorted by and its direction; `null` when there is none. */
  readonly sorting: () => Promise<{ column: string; direction: 'ascending' | 'descending' } | null>;
  /** Chooses all rows of the page, or none. */
  readonly selectAll: (on?: boolean) => Promise<void>;
  /** Goes to the next page. */
  readonly nextPage: () => Promise<void>;
  /** Goes to the previous page. */
  readonly previousPage: () => Promise<void>;
  /** Number of the page shown; `null` in a list without numbered pages. */
  readonly page: () => Promise<number | null>;
  /** Everything the table shows: head and rows. */
  readonly content: () => Promise<TableContent>;
  /** Waits until there are rows, or a message instead of them. */
  readonly ready: () => Promise<void>;
}

/** Value of the list over cards that comes next, as by the head of a column: one way, the other, none. */
const nextWay = ([select]: Element[], column: string): string | undefined => {
  if (!(select instanceof HTMLSelectElement)) return undefined;
  const ways = [...select.options].filter(({ dataset }) => dataset['header'] === column);
  const at = ways.findIndex(({ selected }) => selected);
  return ways.length === 0 ? undefined : (ways[at + 1]?.value ?? '');
};

const sortColumn = async (table: Part, column: string): Promise<void> => {
  const index = await indexIn(table, 'column', column, () => columnsOf(table));
  const cards = table.bySelector('[data-card-sort] > select');
  const inCards = (await countOf(cards)) > 0;
  const head = table.bySelector('thead th:not([data-service])').at(index).bySelector('[data-sort]');
  const next = inCards ? await cards.read(nextWay, column) : '';
  if (next === undefined || (!inCards && (await countOf(head)) === 0))
    throw new Error(`The column «${column}» cannot be sorted by`);
  await (inCards ? cards.select(next) : head.click());
};

/** The table with this caption. */
export function tableDriver(scope: Part, caption: string | RegExp): TableDriver {
  const captions = scope.bySelector('table > caption');
  const frame = async (): Promise<Part> => {
    const all = (): Promise<string[]> =>
      captions.read((found) => found.map((each) => (each.textContent ?? '').trim()), undefined);
    return scope.bySelector('[data-row-density]').at(await indexIn(scope, 'table', caption, all));
  };
  /** The same by calls that come later: the table is looked for when it is used. */
  const inside = async <Result>(work: (frame: Part) => Promise<Result>): Promise<Result> => work(await frame());
  const content = (): Promise<TableContent> =>
    inside(async (table) => {
      if ((await countOf(table.bySelector('tbody tr[data-skeleton]'))) > 0) return 'loading';
      return (await countOf(table.bySelector('tbody tr[data-state]'))) > 0 ? 'message' : 'rows';
    });
  const step = (which: 'first' | 'last'): Promise<void> =>
    inside((table) => table.bySelector(`[data-foot] nav > button:${which}-child`).click());
  return {
    columns: () => inside(columnsOf),
    rows: () => inside(rowsOf),
    row: (match) => tableRowDriver(frame, match),
    sortBy: (column) => inside((table) => sortColumn(table, column)),
    sorting: () =>
      inside(async (table) => {
        const heads = table.bySelector('thead th:not([data-service])');
        const index = await heads.read((all) => all.findIndex((head) => head.hasAttribute('aria-sort')), undefined);
        if (index < 0) return null;
        const direction = await attributeOf(heads.at(index), 'aria-sort');
        if (direction !== 'ascending' && direction !== 'descending') return null;
        return { column: (await columnsOf(table))[index] ?? '', direction };
      }),
    selectAll: (on = true) =>
      inside(async (table) => {
        const box = table.bySelector('thead [data-service="check"] input');
        const all = await box.read(([input]) => (input as HTMLInputElement | undefined)?.checked === true, undefined);
        if (all !== on) await box.click();
      }),
    nextPage: () => step('last'),
    previousPage: () => step('first'),
    page: () =>
      inside(async (table) => {
        const current = table.bySelector('[data-foot] [aria-current="page"]');
        return (await countOf(current)) > 0 ? Number(await textOf(current)) : null;
      }),
    content,
    ready: () =>
      scope.retry(async () => {
        if ((await content()) === 'loading') throw new Error(`The table «${String(caption)}» is still loading`);
      }),
  };
}
