import { indexIn, textOf, type Part } from '../part.ts';

/** A row of a table. */
export interface TableRowDriver {
  /** Element of the row. */
  readonly root: () => Promise<Part>;
  /** The cell of the column with this head. */
  readonly cell: (column: string) => Promise<Part>;
  /** Text of that cell. */
  readonly text: (column: string) => Promise<string>;
  /** Chooses the row, or takes the choice back; one that is so already is left alone. */
  readonly select: (on?: boolean) => Promise<void>;
  /** Whether the checkbox of the row is set. */
  readonly isSelected: () => Promise<boolean>;
  /** Opens what its title leads to. */
  readonly open: () => Promise<void>;
  /** Takes an item of its menu. */
  readonly act: (item: string | RegExp) => Promise<void>;
  /** Writes another value into an editable cell and confirms it. */
  readonly edit: (column: string, text: string) => Promise<void>;
}

/** Heads of the columns in their order; those of the choice and of the menu are not columns. */
export const columnsOf = (table: Part): Promise<string[]> =>
  table
    .bySelector('thead th:not([data-service])')
    .read(
      (heads) =>
        heads.map((head) =>
          (head.querySelector('[data-sort] > span')?.textContent ?? head.textContent ?? '')
            .replaceAll(/\s+/g, ' ')
            .trim(),
        ),
      undefined,
    );

const cells = 'td:not([data-service]), th:not([data-service])';

/** Texts of the drawn rows by the heads of their columns. */
export const rowsOf = async (table: Part): Promise<Record<string, string>[]> => {
  const columns = await columnsOf(table);
  const texts = await table
    .bySelector('tbody tr[aria-rowindex]')
    .read(
      (rows, selector) =>
        rows.map((row) =>
          [...row.querySelectorAll(selector)].map((cell) => (cell.textContent ?? '').replaceAll(/\s+/g, ' ').trim()),
        ),
      cells,
    );
  return texts.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at] ?? ''])));
};

function only([found, ...others]: number[], match: string | RegExp, among: number): number {
  if (found === undefined) throw new Error(`No row «${String(match)}» among ${among}`);
  if (others.length > 0) throw new Error(`${others.length + 1} rows with «${String(match)}»: say more of it`);
  return found;
}

/** The drawn row with this text in any of its cells; the table is looked for each time. */
export function tableRowDriver(whole: () => Promise<Part>, match: string | RegExp): TableRowDriver {
  const root = async (): Promise<Part> => {
    const table = await whole();
    const index = await table.retry(async () => {
      const rows = await rowsOf(table);
      const having = (says: (text: string) => boolean): number[] =>
        rows.flatMap((row, at) => (Object.values(row).some(says) ? [at] : []));
      if (typeof match !== 'string') return only(having((text) => match.test(text)).slice(0, 1), match, rows.length);
      const [whole] = having((text) => text === match);
      return (
        whole ??
        only(
          having((text) => text.includes(match)),
          match,
          rows.length,
        )
      );
    });
    return table.bySelector('tbody tr[aria-rowindex]').at(index);
  };
  const cell = async (column: string): Promise<Part> => {
    const table = await whole();
    const index = await indexIn(table, 'column', column, () => columnsOf(table));
    return (await root()).bySelector(cells).at(index);
  };
  const box = async (): Promise<Part> => (await root()).bySelector('[data-service="check"] input');
  const isSelected = async (): Promise<boolean> =>
    (await box()).read(([input]) => (input as HTMLInputElement | undefined)?.checked === true, undefined);
  return {
    root,
    cell,
    text: async (column) => textOf(await cell(column)),
    select: async (on = true) => {
      if ((await isSelected()) !== on) await (await box()).click();
    },
    isSelected,
    open: async () => (await root()).bySelector('[data-link]').click(),
    act: async (item) => {
      const row = await root();
      await row.bySelector('[data-menu]').click();
      await row.document().byRole('menuitem', item).click();
    },
    edit: async (column, text) => {
      const place = await cell(column);
      // A cell of a grid takes the focus only once it has been pressed.
      await place.click();
      await place.press('F2');
      const input = place.bySelector('[data-editing] input');
      await input.fill(text);
      await input.press('Enter');
    },
  };
}
