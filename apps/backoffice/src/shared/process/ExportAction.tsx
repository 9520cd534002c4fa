import { type Api, type Input, isProblem, type Output } from '@pribavka/api';
import { saveFile, useApi } from '@pribavka/api/react';
import { createTimer } from '@pribavka/ui';
import { ExportButton, type ExportProgress } from '@pribavka/ui/table';
import type { ReactElement } from 'react';

import { actionMessages as messages } from './action-messages.ts';
import { isGoing, type Process } from './useProcess.ts';

/** Exports of the server that need nothing but the filters of their list. */
export type ExportRoute =
  | 'sales.exportList'
  | 'withdrawals.export'
  | 'operations.exportList'
  | 'tunings.export'
  | 'registries.export'
  | 'technical.export'
  | 'brands.export'
  | 'manufacturers.export'
  | 'processes.export'
  | 'logs.exportList'
  | 'products.exportList'
  | 'support.exportList'
  | 'partners.export'
  | 'storeGroups.export'
  | 'promotions.exportList'
  | 'promotions.exportAccruals';

type ExportBody<K extends ExportRoute> = Input<K> extends { body?: infer B } ? B : never;

const interval = 1000;
const pause = (): Promise<void> => new Promise((resolve) => createTimer().start(interval, resolve));

/** Waits until a process is over and gives it. */
async function finish(
  api: Api,
  id: string,
  onProgress: (progress: ExportProgress) => void,
): Promise<Output<'processes.get'>> {
  for (;;) {
    const process: Process = await api.call('processes.get', { params: { id } });
    if (!isGoing(process)) return process;
    if (process.progress.total !== null) onProgress({ done: process.progress.done, total: process.progress.total });
    await pause();
  }
}

export interface ExportActionProps<K extends ExportRoute> {
  route: K;
  /** Of which record, where the export belongs to one. */
  params?: { readonly id: string } | undefined;
  query?: (Input<K> extends { query?: infer Q } ? Q : never) | undefined;
  /** Search and filters of the list, for exports that take them. */
  list?: ExportBody<K> | undefined;
}

/** «Экспорт»: a process of the server with a bar under the button; the file is saved when it is ready. */
export function ExportAction<K extends ExportRoute>({
  route,
  params,
  query,
  list,
}: ExportActionProps<K>): ReactElement {
  const api = useApi();
  const start = api.call as (key: ExportRoute, input: object) => Promise<{ processId: string }>;
  return (
    <ExportButton
      // What the server refuses is said by the client.
      failText={(error) => (isProblem(error) ? '' : messages.exportFailed)}
      onExport={async ({ onProgress }) => {
        const { processId } = await start(route, {
          ...(params && { params }),
          ...(list === undefined ? { query: query ?? {} } : { body: list }),
        });
        const process = await finish(api, processId, onProgress);
        if (!process.allowedActions.includes('download_result')) throw new Error(messages.exportFailed);
        const input = { params: { id: processId }, query: { kind: 'result' as const } };
        saveFile(await api.call('processes.file', input), 'export.xlsx');
      }}
    />
  );
}
