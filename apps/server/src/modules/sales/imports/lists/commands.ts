import type { Ctx } from '../../../../http/context.ts';
import type { Output } from '../../../../http/contract.ts';
import { defineHandlers } from '../../../../http/handlers.ts';
import { problem } from '../../../../http/problem.ts';
import { newId } from '../../../../ids.ts';
import { readCell } from '../../../../core/imports/cells.ts';
import { salesUpload } from '../import.ts';
import { findVerdicts, untried } from './verdicts.ts';
import { clearChoice, readSource, rowsOfSource } from './read-file.ts';
import {
  changeList,
  currentList,
  deleteList,
  lockList,
  noteVerdicts,
  ownList,
  replaceList,
  type ListRow,
  type SavedList,
} from './repository.ts';
import { isSending, settle } from './settle.ts';
import { failedRows, listTemplate } from './template.ts';
import { listTable } from './table.ts';
import { trySale } from './try-sale.ts';
import { viewOf } from './view.ts';

type View = Output<'saleLists.upload'>;
type OnList = Pick<Ctx<'saleLists.check'>, 'db' | 'actor' | 'params' | 'body'>;

/** Sales tried by one call, and how long it may take: the next call goes on. */
const mostTried = 50;
const longestMs = 1000;

const answer = async (ctx: Pick<OnList, 'db' | 'actor'>, id: string): Promise<View> =>
  viewOf(await ownList(ctx.db, id, ctx.actor.id));

const isIdentifier = (field: string): boolean => (listTable.identifiers as readonly string[]).includes(field);

/** The list to change, as it is after its process; refused while that goes on or when another tab has changed it. */
async function listToChange(ctx: OnList): Promise<{ saved: SavedList; list: SavedList }> {
  const saved = await lockList(ctx.db, ctx.params.id, ctx.actor.id);
  if (isSending(saved)) throw problem('SALE_LIST_SENDING');
  if (saved.version !== ctx.body.version) throw problem('VERSION_CONFLICT', {}, { current: viewOf(saved) });
  return { saved, list: settle(saved) };
}

async function uploadList(ctx: Ctx<'saleLists.upload'>): Promise<View> {
  const { db, actor, upload } = ctx;
  const source = await readSource(upload, ctx.query);
  const before = await currentList(db, actor.id);
  if (before && isSending(before)) throw problem('SALE_LIST_SENDING');
  const columns = clearChoice(source) ?? null;
  const rows = columns === null ? [] : await rowsOfSource(source, columns);
  const id = newId();
  await replaceList(db, { id, memberId: actor.id, fileName: upload.name, source, columns, rows }, ctx.now());
  return viewOf(await ownList(db, id, actor.id));
}

async function joinColumns(ctx: Ctx<'saleLists.join'>): Promise<View> {
  const { list } = await listToChange(ctx);
  if (list.source === null) throw problem('SALE_LIST_SENDING');
  const { columns } = ctx.body;
  const rows = await rowsOfSource(list.source, columns);
  await changeList(ctx.db, { ...list, columns, rows }, ctx.now());
  return answer(ctx, list.id);
}

async function correctRows(ctx: Ctx<'saleLists.correct'>): Promise<View> {
  const { list } = await listToChange(ctx);
  const changes = new Map(ctx.body.rows.map(({ row, cells }) => [row, cells]));
  const removed = new Set(ctx.body.remove);
  // A sale is judged as a whole: the one a row leaves and the one it joins are tried again.
  const touched = new Set<string>();
  const rows = list.rows.flatMap((row): ListRow[] => {
    const change = changes.get(row.row);
    if (!change && !removed.has(row.row)) return [row];
    touched.add(row.cells.number);
    if (removed.has(row.row)) return [];
    const trimmed = Object.entries(change ?? {}).map(([field, text]) => [field, readCell(text, isIdentifier(field))]);
    const cells = { ...row.cells, ...Object.fromEntries(trimmed) };
    touched.add(cells.number);
    return [{ ...row, cells, edited: true, verdict: undefined }];
  });
  await changeList(ctx.db, { ...list, rows: untried(rows, touched) }, ctx.now());
  return answer(ctx, list.id);
}

async function checkList(ctx: Ctx<'saleLists.check'>): Promise<View> {
  const { saved, list } = await listToChange(ctx);
  if (list.columns === null) return viewOf(list);
  const until = performance.now() + longestMs;
  const tried = new Map<number, ListRow>();
  for (const sale of findVerdicts(list.rows)
    .filter(({ state }) => state === 'unchecked')
    .slice(0, mostTried)) {
    for (const row of await trySale(ctx, sale)) tried.set(row.row, row);
    if (performance.now() > until) break;
  }
  const checked = { ...list, rows: list.rows.map((row) => tried.get(row.row) ?? row) };
  // After a process the rows have changed as well, and another tab has to see it.
  if (saved.process === null) await noteVerdicts(ctx.db, checked);
  else await changeList(ctx.db, checked, ctx.now());
  return answer(ctx, list.id);
}

async function sendList(ctx: Ctx<'saleLists.send'>): Promise<View> {
  const saved = await lockList(ctx.db, ctx.params.id, ctx.actor.id);
  // A second press, or a second tab: the sales are on their way.
  if (isSending(saved)) return viewOf(saved);
  const { list } = await listToChange(ctx);
  const sales = findVerdicts(list.rows).filter(({ state }) => state === 'ready');
  if (sales.length === 0) throw problem('SALE_LIST_EMPTY');
  const sent = sales.flatMap(({ rows }) => rows);
  // The first row of that file is its header.
  const places = new Map(sent.map(({ row }, index) => [row, index + 2]));
  const { processId } = await salesUpload.startRows(ctx, {
    name: list.fileName.replace(/(\.\w{1,8})?$/, '.csv'),
    rows: sent.map(({ cells }) => cells),
  });
  const rows = list.rows.map((row) => ({ ...row, sent: places.get(row.row) }));
  const process = { id: processId, number: 0, status: 'queued' as const, done: 0, total: null, errors: [] };
  await changeList(ctx.db, { ...list, source: null, rows, process }, ctx.now());
  return answer(ctx, list.id);
}

async function removeList(ctx: Ctx<'saleLists.delete'>): Promise<Output<'saleLists.delete'>> {
  const list = await lockList(ctx.db, ctx.params.id, ctx.actor.id);
  if (isSending(list)) throw problem('SALE_LIST_SENDING');
  await deleteList(ctx.db, list.id);
  return { ok: true };
}

/** What the seller's own list answers. */
export const saleListsRoutes = defineHandlers({
  'saleLists.current': async (ctx) => {
    const list = await currentList(ctx.db, ctx.actor.id);
    if (!list) return null;
    const view = viewOf(list);
    return ctx.query.brief ? { ...view, rows: [], columns: [] } : view;
  },
  'saleLists.upload': uploadList,
  'saleLists.template': listTemplate,
  'saleLists.join': joinColumns,
  'saleLists.correct': correctRows,
  'saleLists.check': checkList,
  'saleLists.send': sendList,
  'saleLists.failed': failedRows,
  'saleLists.delete': removeList,
});
