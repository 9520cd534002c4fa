import { isProblem } from '@pribavka/api';
import { type ListBody, type ListKey, type Row, useApi } from '@pribavka/api/react';
import { type BulkAction, emptySelection, isSelected, type Selection } from '@pribavka/ui/table';
import { toast } from '@pribavka/ui/toast';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

import { lazyOf } from '../lazy-of.ts';
import type { ListQuery } from '../list/define-list.ts';
import {
  type BulkAct,
  type BulkForm,
  type BulkOutcome,
  type BulkQuery,
  type ChosenRows,
  planBulk,
  planText,
  queryText,
} from './bulk-plan.ts';
import type { BulkReportProps } from './BulkReport.tsx';
import { useQuestion } from './useQuestion.tsx';
import { bulkMessages as messages } from './messages.ts';
import { runQuery } from './run-query.ts';

// Only the rows past one command are waited for, and only refusals are reported one by one.
const BulkProgress = lazyOf(() => import('./BulkProgress.tsx'), 'BulkProgress');
const BulkReport = lazyOf(() => import('./BulkReport.tsx'), 'BulkReport');

/** Rows read of the whole query, at most, by an act the server has no query for. */
const pageSize = 200;
const mostPages = 5;

type Page<R> = { items: readonly R[]; total: number };

export interface BulkOptions<K extends ListKey> {
  query: ListQuery<K>;
  body: ListBody<K>;
  rows: readonly (Row<K> & { id: string })[];
  /** The rows answer this very question, not the one before it. */
  answered: boolean;
  rowLabel: (row: Row<K>) => string;
  acts: readonly (BulkAct<Row<K>> | BulkForm)[];
}

/** What a selection belongs to: another search or filter is another set of rows. */
const ownerOf = (body: object): string =>
  JSON.stringify(Object.entries(body).filter(([name]) => !['page', 'size', 'sort'].includes(name)));

/** Selection of a list and the acts on it: a question with numbers, one command, a report of what was refused. */
export function useBulk<K extends ListKey>({
  query,
  body,
  rows,
  answered,
  rowLabel,
  acts,
}: BulkOptions<K>): {
  selection: Selection | undefined;
  onSelectionChange: (selection: Selection) => void;
  actions: readonly BulkAction[];
  report: ReactNode;
} {
  type R = Row<K> & { id: string };
  const api = useApi();
  const owner = ownerOf(body as object);
  // Rows of the question before stay on the screen for a while, and take no marks for this one.
  const [shown, setShown] = useState(owner);
  if (answered && shown !== owner) setShown(owner);
  const [chosen, setChosen] = useState({ owner, selection: emptySelection });
  const [refusals, setRefusals] = useState<Omit<BulkReportProps, 'onClose'>>();
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const stopped = useRef(false);
  const question = useQuestion();
  const selection = chosen.owner === owner ? chosen.selection : emptySelection;
  // Rows chosen on one page are still chosen on the next: what was seen of this query is remembered.
  const seen = useRef({ owner, rows: new Map<string, R>() });
  useEffect(() => {
    if (shown !== owner) return;
    if (seen.current.owner !== owner) seen.current = { owner, rows: new Map() };
    for (const row of rows) seen.current.rows.set(row.id, row);
  }, [owner, rows, shown]);

  /** Rows of the query, in pages, for an act that can only be done by ids. */
  const allRows = async (): Promise<R[]> => {
    const found: R[] = [];
    const call = api.call as unknown as (key: K, input: { body: object }) => Promise<Page<R>>;
    for (let page = 1; page <= mostPages; page += 1) {
      const answer = await call(query.key, { body: { ...(body as object), page, size: pageSize } });
      found.push(...answer.items);
      if (found.length >= answer.total || answer.items.length === 0) break;
    }
    return found;
  };

  /** What was done, with a way back where there is one, and by name what was not. */
  const tell = (act: BulkAct<Row<K>>, { done, failed }: BulkOutcome, left: number): void => {
    setChosen({ owner, selection: emptySelection });
    const said = [act.done(done.length), left > 0 && messages.stopped(left)].filter(Boolean).join('. ');
    const { undo } = act;
    const takeBack = async (): Promise<void> => {
      const answer = await undo?.run(done);
      if (answer && undo) toast.info(undo.done(answer.done.length));
    };
    const onUndo =
      undo && done.length > 0 && done.length <= pageSize ? () => void takeBack().catch(() => undefined) : undefined;
    if (failed.length === 0) {
      toast.success(said, { actions: onUndo && [{ label: messages.undo, onAction: onUndo }] });
      return;
    }
    const names = new Map([...seen.current.rows.values()].map((row) => [row.id, rowLabel(row)]));
    setRefusals({
      done: said,
      onUndo,
      list: failed.map(({ id, message, name }) => ({ id, name: name ?? names.get(id) ?? id, message })),
    });
  };

  const runRows = async (act: BulkAct<Row<K>>): Promise<void> => {
    const pool = selection.type === 'include' ? [...seen.current.rows.values()] : await allRows();
    for (const row of pool) seen.current.rows.set(row.id, row);
    const plan = planBulk(
      pool.filter((row) => isSelected(selection, row.id)),
      act.skip,
    );
    if (plan.rows.length === 0) {
      toast.warning(act.none, { description: planText({ ...plan, chosen: 0 }) || undefined });
      return;
    }
    const sure = await question.ask(act, act.title(plan.rows.length), planText(plan, act.note?.(plan.rows)));
    if (sure) tell(act, await act.run(plan.rows, sure.reason), 0);
  };

  const runAll = async (act: BulkAct<Row<K>>, byQuery: NonNullable<BulkAct<Row<K>>['byQuery']>): Promise<void> => {
    const { search, filters } = body as { search?: string; filters?: object };
    const asked: BulkQuery = {
      ...(search === undefined ? {} : { search }),
      ...(filters === undefined ? {} : { filters }),
      except: selection.type === 'exclude' ? [...selection.ids] : [],
    };
    const { plan } = await byQuery.ask({ ...asked, preview: true });
    if (!plan) return;
    const text = queryText(plan, byQuery.skipped, plan.eligible > 0 ? byQuery.note?.(plan) : undefined);
    if (plan.eligible === 0) {
      toast.warning(act.none, { description: text || undefined });
      return;
    }
    const sure = await question.ask(act, act.title(plan.eligible), text);
    if (!sure) return;
    stopped.current = false;
    if (plan.eligible > pageSize) setProgress({ done: 0, total: plan.eligible });
    try {
      const { left, ...outcome } = await runQuery((query) => byQuery.ask(query, sure.reason), asked, plan, {
        stopped: () => stopped.current,
        onDone: (done) => setProgress((before) => before && { ...before, done }),
      });
      tell(act, outcome, left);
    } catch (error) {
      // The query finds others than were shown: the same question again, with the new numbers.
      if (isProblem(error) && error.code === 'BULK_CHANGED') await runAll(act, byQuery);
    } finally {
      setProgress(undefined);
    }
  };

  const run = (act: BulkAct<Row<K>>): Promise<void> =>
    selection.type === 'exclude' && act.byQuery ? runAll(act, act.byQuery) : runRows(act);

  const chosenRows = (): ChosenRows => {
    const { search, filters } = body as { search?: string; filters?: object };
    const clear = (): void => setChosen({ owner, selection: emptySelection });
    return selection.type === 'include'
      ? { ids: [...selection.ids], clear }
      : {
          query: {
            ...(search === undefined ? {} : { search }),
            ...(filters === undefined ? {} : { filters }),
            except: [...selection.ids],
          },
          clear,
        };
  };

  return {
    selection: acts.length > 0 ? selection : undefined,
    onSelectionChange: (next) => shown === owner && setChosen({ owner, selection: next }),
    // A refusal of the whole command is shown by the client; the selection stays for another try.
    actions: acts.map((act) => ({
      id: act.id,
      label: act.label,
      icon: act.icon,
      onAction: () => ('open' in act ? act.open(chosenRows()) : void run(act).catch(() => undefined)),
    })),
    report: (
      <>
        {question.dialog}
        <Suspense>{progress && <BulkProgress {...progress} onStop={() => (stopped.current = true)} />}</Suspense>
        <Suspense>{refusals && <BulkReport {...refusals} onClose={() => setRefusals(undefined)} />}</Suspense>
      </>
    ),
  };
}
