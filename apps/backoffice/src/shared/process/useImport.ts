import { isProblem } from '@pribavka/api';
import { useApi } from '@pribavka/api/react';
import { useState } from 'react';

import { type Chosen, columnsQuery, type FileColumns, importKinds, rememberChosen } from './import-columns.ts';
import type { ImportRoute } from './ImportAction.tsx';

type Send = (
  key: ImportRoute,
  input: { file: File; fileName: string; query: { dryRun: 'true' | 'false'; columns: string } },
  options: { quiet: 'fields' },
) => Promise<{ processId: string }>;

/** How far an import has come. */
export type ImportStep = 'file' | 'columns' | 'check' | 'done';

export interface Import {
  step: ImportStep;
  file: File | undefined;
  /** What the server has seen in the file. */
  seen: FileColumns | undefined;
  chosen: Chosen | undefined;
  /** Processes of the check and of the load. */
  checkId: string | undefined;
  applyId: string | undefined;
  pending: boolean;
  /** Why the file cannot be read. */
  refusal: string | undefined;
  choose: (file: File | undefined) => void;
  look: () => Promise<void>;
  check: (chosen: Chosen) => Promise<void>;
  apply: () => Promise<void>;
  goTo: (step: 'file' | 'columns') => void;
}

/** File, columns, check, load: one after another, with the same file and the same columns to the end. */
export function useImport(route: ImportRoute): Import {
  const api = useApi();
  const kind = importKinds[route];
  const [step, setStep] = useState<ImportStep>('file');
  const [file, setFile] = useState<File>();
  const [seen, setSeen] = useState<FileColumns>();
  const [chosen, setChosen] = useState<Chosen>();
  const [checkId, setCheckId] = useState<string>();
  const [applyId, setApplyId] = useState<string>();
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const send = async (columns: Chosen, dryRun: 'true' | 'false'): Promise<string | undefined> => {
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
    step,
    file,
    seen,
    chosen,
    checkId,
    applyId,
    pending,
    refusal,
    choose(next) {
      setFile(next);
      setRefusal(undefined);
    },
    look: () =>
      busy(async () => {
        if (!file) return;
        try {
          setSeen(await api.call('imports.columns', { file, fileName: file.name, query: { kind } }, { quiet: 'all' }));
          setChosen(undefined);
          setStep('columns');
        } catch (error) {
          if (!isProblem(error)) throw error;
          setRefusal(error.messages.join(' '));
        }
      }),
    // A refusal belongs to the form: its sentences stand at the fields.
    async check(columns) {
      setChosen(columns);
      setCheckId(await send(columns, 'true'));
      if (seen) rememberChosen(kind, seen, columns);
      setStep('check');
    },
    apply: () =>
      busy(async () => {
        try {
          if (chosen) setApplyId(await send(chosen, 'false'));
          setStep('done');
        } catch {
          // The client has said why; the check is still here for another try.
        }
      }),
    goTo(next) {
      if (next === 'file') setFile(undefined);
      setStep(next);
    },
  };
}
