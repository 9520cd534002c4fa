import { type ListBody, type ListKey, type Row, useApi } from '@pribavka/api/react';
import { confirm } from '@pribavka/ui';
import { type BulkAction, emptySelection, isSelected, type Selection } from '@pribavka/ui/table';
import { toast } from '@pribavka/ui/toast';
import { type ReactNode, useEffect, useRef, useState } from 'react';

import type { ListQuery } from '../list/define-list.ts';
import { type BulkAct, type BulkForm, type ChosenRows, planBulk, planText } from './bulk-plan.ts';
import { BulkReport, type Refusal } from './BulkReport.tsx';

/** Rows read of the whole query, at most: what one command takes is less. */
const pageSize = 200;
const mostPages = 5;

type Page<R> = { items: readonly R[]; total: number };

export interface BulkOptions<K extends ListKey> {
  query: ListQuery<K>;
  body: ListBody<K>;
  rows: readonly (Row<K> & { id: string })[];
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
  const [chosen, setChosen] = useState({ owner, selection: emptySelection });
  const [refusals, setRefusals] = useState<{ done: string; list: readonly Refusal[] }>();
  const selection = chosen.owner === owner ? chosen.selection : emptySelection;
  // Rows chosen on one page are still chosen on the next: what was seen of this query is remembered.
  const seen = useRef({ owner, rows: new Map<string, R>() });
  useEffect(() => {
    if (seen.current.owner !== owner) seen.current = { owner, rows: new Map() };
    for (const row of rows) seen.current.rows.set(row.id, row);
  }, [owner, rows]);

  /** Every row of the query, in pages, for «выбрать все». */
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

  const run = async (act: BulkAct<Row<K>>): Promise<void> => {
    const pool = selection.type === 'include' ? [...seen.current.rows.values()] : await allRows();
    const plan = planBulk(
      pool.filter((row) => isSelected(selection, row.id)),
      act.skip,
    );
    if (plan.rows.length === 0) {
      toast.warning(act.none, { description: planText({ ...plan, chosen: 0 }) || undefined });
      return;
    }
    const sure = await confirm({
      title: act.title(plan.rows.length),
      body: planText(plan, act.note?.(plan.rows)) || undefined,
      confirmLabel: act.label,
    });
    if (!sure) return;
    const { done, failed } = await act.run(plan.rows);
    setChosen({ owner, selection: emptySelection });
    if (failed.length === 0) {
      toast.success(act.done(done.length));
      return;
    }
    const names = new Map(pool.map((row) => [row.id, rowLabel(row)]));
    setRefusals({
      done: act.done(done.length),
      list: failed.map(({ id, message }) => ({ id, name: names.get(id) ?? id, message })),
    });
  };

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
    onSelectionChange: (next) => setChosen({ owner, selection: next }),
    // A refusal of the whole command is shown by the client; the selection stays for another try.
    actions: acts.map((act) => ({
      id: act.id,
      label: act.label,
      onAction: () => ('open' in act ? act.open(chosenRows()) : void run(act).catch(() => undefined)),
    })),
    report: refusals && <BulkReport {...refusals} onClose={() => setRefusals(undefined)} />,
  };
}
