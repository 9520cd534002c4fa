import { isProblem } from '@pribavka/api';
import { useApi, useSession } from '@pribavka/api/react';
import { useEffect, useMemo, useState } from 'react';

import { type ChosenColumns, columnsQuery, rememberChosen } from '@pribavka/forms/columns';
import { importKinds } from './import-columns.ts';
import { createImportDraft, type ImportState } from './import-draft.ts';
import type { ImportRoute } from './ImportAction.tsx';

type Send = (
  key: ImportRoute,
  input: { file: File; fileName: string; query: { dryRun: 'true' | 'false'; columns: string } },
  options: { quiet: 'fields' },
) => Promise<{ processId: string }>;

export interface Import extends ImportState {
  pending: boolean;
  /** Why the file cannot be read. */
  refusal: string | undefined;
  choose: (file: File | undefined) => void;
  look: () => Promise<void>;
  check: (chosen: ChosenColumns) => Promise<void>;
  apply: () => Promise<void>;
  goTo: (step: 'file' | 'columns') => void;
  /** Forgets the file. */
  leave: () => void;
}

/**
 * File, columns, check, load: one after another, with the same file and the same columns to the end. Each step is
 * kept, file and all, so that an expired session or a reload loses nothing. Undefined until what was kept is read.
 */
export function useImport(route: ImportRoute): Import | undefined {
  const api = useApi();
  const account = useSession().profile?.id;
  const kind = importKinds[route];
  const draft = useMemo(() => account !== undefined && createImportDraft(account, route), [account, route]);
  const [state, setState] = useState<ImportState>();
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => {
    if (draft) void draft.read().then((kept) => setState((now) => now ?? kept ?? { step: 'file' }));
  }, [draft]);
  if (state === undefined || !draft) return undefined;

  const put = (next: Partial<ImportState>): void => {
    const all = { ...state, ...next };
    setState(all);
    void draft.write(all);
  };
  const { file, seen, chosen } = state;
  const send = async (columns: ChosenColumns, dryRun: 'true' | 'false'): Promise<string | undefined> => {
    if (!file) return undefined;
    const input = { file, fileName: file.name, query: { dryRun, columns: columnsQuery(columns) } };
    return (await (api.call as unknown as Send)(route, input, { quiet: 'fields' })).processId;
  };
  const busy = async (work: () => Promise<void>): Promise<void> => {
    if (pending) return;
    setPending(true);
    await work().finally(() => setPending(false));
  };
  return {
    ...state,
    pending,
    refusal,
    choose(next) {
      put({ file: next });
      setRefusal(undefined);
    },
    look: () =>
      busy(async () => {
        if (!file) return;
        try {
          const input = { file, fileName: file.name, query: { kind } };
          put({ seen: await api.call('imports.columns', input, { quiet: 'all' }), chosen: undefined, step: 'columns' });
        } catch (error) {
          if (!isProblem(error)) throw error;
          setRefusal(error.messages.join(' '));
        }
      }),
    // A refusal belongs to the form: its sentences stand at the fields.
    async check(columns) {
      put({ chosen: columns });
      const checkId = await send(columns, 'true');
      if (seen) rememberChosen(kind, seen, columns);
      put({ chosen: columns, checkId, step: 'check' });
    },
    apply: () =>
      busy(async () => {
        try {
          if (chosen) put({ applyId: await send(chosen, 'false'), step: 'done' });
        } catch {
          // The client has said why; the check is still here for another try.
        }
      }),
    goTo: (step) => put(step === 'file' ? { step, file: undefined } : { step }),
    leave: () => void draft.forget(),
  };
}
