import type { Output } from '../../../../http/contract.ts';
import { wireDateTime } from '../../../../http/wire-date.ts';
import { describeSheet } from '../../../../core/imports/look.ts';
import { findVerdicts, type ListedSale } from './verdicts.ts';
import type { SavedList } from './repository.ts';
import { isSending, settle } from './settle.ts';
import { listTable } from './table.ts';

type View = Output<'saleLists.upload'>;

const countOf = (sales: readonly ListedSale[], state: ListedSale['state']): number =>
  sales.filter((sale) => sale.state === state).length;

function stateOf(list: SavedList, unchecked: number): View['state'] {
  if (isSending(list)) return 'sending';
  if (list.columns === null) return 'columns';
  if (list.rows.length === 0 && list.registered > 0) return 'done';
  return unchecked > 0 ? 'checking' : 'rows';
}

type OfFile = Pick<View, 'fields' | 'columns' | 'sheet' | 'sheets' | 'hiddenRows'>;

const withoutFile: OfFile = {
  columns: [],
  sheet: null,
  sheets: [],
  hiddenRows: 0,
  fields: listTable.columns.map(([field, title]) => ({
    field,
    title,
    required: !listTable.optional.includes(field),
    guess: null,
  })),
};

/** Which column each field is read from: as the seller has joined them, or as they probably are. */
function fileOf({ source, columns }: SavedList): OfFile {
  if (source === null) return withoutFile;
  const { fields, columns: shown, sheet, sheets, hiddenRows } = describeSheet(listTable, source);
  const part = { columns: shown, sheet, sheets, hiddenRows };
  if (columns === null) return { ...part, fields };
  const joined = new Map(columns.split(',').map((pair) => pair.split(':') as [string, string]));
  return {
    ...part,
    fields: fields.map((field) => {
      const at = joined.get(field.field);
      return { ...field, guess: at === undefined ? null : Number(at) };
    }),
  };
}

/** The list as its seller sees it now. */
export function viewOf(saved: SavedList): View {
  const list = settle(saved);
  const sales = findVerdicts(list.rows);
  const counts = {
    rows: list.columns === null ? (list.source?.rows.length ?? 0) : list.rows.length,
    unchecked: countOf(sales, 'unchecked'),
    ready: countOf(sales, 'ready'),
    known: countOf(sales, 'known'),
    refused: countOf(sales, 'refused'),
  };
  const state = stateOf(list, counts.unchecked);
  const saleOf = new Map(sales.flatMap((sale) => sale.rows.map(({ row }) => [row, sale] as const)));
  const { process } = list;
  return {
    id: list.id,
    version: list.version,
    fileName: list.fileName,
    state,
    ...fileOf(list),
    rows:
      state === 'sending'
        ? []
        : list.rows.map(({ row, cells, verdict, edited = false }) => {
            const { state: rowState, issues } = saleOf.get(row)!;
            return {
              row,
              cells,
              state: rowState,
              issues: [...(issues.get(row) ?? [])].slice(0, 50),
              points: rowState === 'ready' ? (verdict?.points ?? null) : null,
              sale: rowState === 'known' ? (verdict?.sale ?? null) : null,
              edited,
            };
          }),
    counts,
    points: sales.reduce((sum, sale) => sum + (sale.state === 'ready' ? sale.points : 0), 0),
    process: process && {
      id: process.id,
      number: `#${process.number}`,
      status: process.status,
      done: process.done,
      total: process.total ?? list.rows.filter(({ sent }) => sent !== undefined).length,
    },
    registered: list.registered,
    updatedAt: wireDateTime(list.updatedAt),
  };
}
