import { type Api, type Input, type Output } from '@pribavka/api';
import { saveFile } from '@pribavka/api/react';
import { createTimer } from '@pribavka/ui';
import type { ExportProgress } from '@pribavka/ui/table';

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
  | 'serials.export'
  | 'support.exportList'
  | 'partners.exportList'
  | 'storeGroups.export'
  | 'promotions.exportList'
  | 'promotions.exportAccruals';

export type ExportBody<K extends ExportRoute> = Input<K> extends { body?: infer B } ? B : never;

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

/** Starts a process of the server, waits for it and saves its file under the name it is served with. */
export async function makeFile(
  api: Api,
  route: ExportRoute,
  input: object,
  onProgress: (progress: ExportProgress) => void,
): Promise<void> {
  const start = api.call as (key: ExportRoute, input: object) => Promise<{ processId: string }>;
  const { processId } = await start(route, input);
  const process = await finish(api, processId, onProgress);
  if (!process.allowedActions.includes('download_result')) throw new Error(messages.exportFailed);
  saveFile(
    await api.call('processes.file', { params: { id: processId }, query: { kind: 'result' as const } }),
    'export.xlsx',
  );
}
