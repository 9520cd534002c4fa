import { saveFile, useApi, useCommand } from '@pribavka/api/react';
import { confirm } from '@pribavka/ui';

import { useAct } from '../sheet/useAct.ts';
import { processMessages as messages } from './messages.ts';
import type { Process } from './useProcess.ts';

/** What is known of a process in a list and on its card alike. */
export type ProcessBrief = Pick<Process, 'id' | 'number' | 'progress'>;
export type ProcessFile = 'source' | 'result' | 'errors';

const invalidates = ['processes.*'] as const;

/** Files, a new attempt, a stop of any process; whether one is allowed is said by the server with each of them. */
export function useProcessActs(query: { reload: () => void }) {
  const api = useApi();
  const retry = useCommand('processes.retry', { invalidates });
  const cancel = useCommand('processes.cancel', { invalidates });
  const { act, pending } = useAct(query);
  return {
    pending,
    download({ id, number }: ProcessBrief, kind: ProcessFile, name = `${kind}-${number}`): void {
      void api
        .call('processes.file', { params: { id }, query: { kind } })
        .then((file) => saveFile(file, name))
        // The client says what went wrong.
        .catch(() => undefined);
    },
    async retry({ id }: ProcessBrief): Promise<void> {
      await act('retry', async () => {
        await retry.run({ params: { id } });
        return messages.retried;
      });
    },
    async cancel(process: ProcessBrief): Promise<void> {
      const labels = { confirmLabel: messages.cancel, cancelLabel: messages.goOn };
      if (!(await confirm({ ...messages.cancelling(process), danger: true, ...labels }))) return;
      await act('cancel', async () => {
        await cancel.run({ params: { id: process.id } });
        return messages.cancelled;
      });
    },
  };
}
