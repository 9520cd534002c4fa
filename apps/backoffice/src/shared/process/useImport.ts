import { isProblem } from '@pribavka/api';
import { useApi, useSession } from '@pribavka/api/react';
import { useEffect, useMemo, useRef, useState } from 'react';

import { type ChosenColumns, columnsQuery, rememberChosen } from '@pribavka/forms/columns';
import { importKinds } from './import-columns.ts';
import { createImportDraft, type ImportDraft, type ImportState, type Reading } from './import-draft.ts';
import type { ImportRoute } from './ImportAction.tsx';

type Send = (
  key: ImportRoute,
  input: { file: File; fileName: string; query: Reading & { dryRun: 'true' | 'false'; columns: string } },
  options: { quiet: 'fields'; signal: AbortSignal },
) => Promise<{ processId: string }>;

export interface Import extends ImportState {
  pending: boolean;
  /** Why the file cannot be read. */
  refusal: string | undefined;
  choose: (file: File | undefined) => void;
  /** Asks what the file holds; `reading`: its other sheet, its letters in another encoding. */
  look: (reading?: Reading) => Promise<void>;
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
  // An answer adds to what is there as it comes, not to what was there as it was asked for.
  const latest = useRef<ImportState>(undefined);
  const [pending, setPending] = useState(false);
  const asking = useRef<AbortController>(undefined);
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => {
    const begin = async ({ read }: ImportDraft): Promise<void> => {
      const kept = await read();
      latest.current ??= kept ?? { step: 'file' };
      setState(latest.current);
    };
    if (draft) void begin(draft);
  }, [draft]);
  useEffect(
    () => () => {
      // A wizard that is opened later asks again itself; only a load that was sent is still noted as done.
      if (latest.current?.step !== 'check') asking.current?.abort();
    },
    [],
  );
  if (state === undefined || !draft) return undefined;

  const put = (next: Partial<ImportState>): void => {
    const all: ImportState = { ...state, ...latest.current, ...next };
    latest.current = all;
    setState(all);
    void draft.write(all);
  };
  const drop = (): void => {
    asking.current?.abort();
    asking.current = undefined;
    setPending(false);
  };
  /** Asks one thing at a time; the answer to what nobody waits for any longer is `undefined`. */
  const ask = async <Answer>(call: (signal: AbortSignal) => Promise<Answer>): Promise<Answer | undefined> => {
    if (asking.current) return undefined;
    const own = new AbortController();
    asking.current = own;
    setPending(true);
    try {
      const answer = await call(own.signal);
      return own.signal.aborted ? undefined : answer;
    } catch (error) {
      if (own.signal.aborted) return undefined;
      throw error;
    } finally {
      if (asking.current === own) drop();
    }
  };
  const { file, seen, chosen, reading } = state;
  const send = (columns: ChosenColumns, dryRun: 'true' | 'false') =>
    ask(async (signal) => {
      if (!file) return undefined;
      const input = { file, fileName: file.name, query: { ...reading, dryRun, columns: columnsQuery(columns) } };
      return (await (api.call as unknown as Send)(route, input, { quiet: 'fields', signal })).processId;
    });
  return {
    ...state,
    pending,
    refusal,
    choose(next) {
      drop();
      put({ file: next, reading: undefined });
      setRefusal(undefined);
    },
    async look(asked) {
      if (!file) return;
      setRefusal(undefined);
      const input = { file, fileName: file.name, query: { ...asked, kind } };
      try {
        const found = await ask((signal) => api.call('imports.columns', input, { quiet: 'all', signal }));
        // Where the letters fit several encodings the load has to name the one that was seen.
        const unsure = found && found.encodings.length > 1 ? { encoding: found.encodings[0]?.encoding } : {};
        if (found) put({ seen: found, reading: { ...unsure, ...asked }, chosen: undefined, step: 'columns' });
      } catch (error) {
        if (!isProblem(error)) throw error;
        setRefusal(error.messages.join(' '));
      }
    },
    // A refusal belongs to the form: its sentences stand at the fields.
    async check(columns) {
      put({ chosen: columns });
      const checkId = await send(columns, 'true');
      if (checkId === undefined) return;
      if (seen) rememberChosen(kind, seen, columns);
      put({ chosen: columns, checkId, step: 'check' });
    },
    async apply() {
      try {
        const applyId = chosen && (await send(chosen, 'false'));
        if (applyId !== undefined) put({ applyId, step: 'done' });
      } catch {
        // The client has said why; the check is still here for another try.
      }
    },
    goTo(step) {
      drop();
      put(step === 'file' ? { step, file: undefined } : { step });
    },
    leave: () => void draft.forget(),
  };
}
