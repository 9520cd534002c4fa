import { isProblem } from '@pribavka/api';
import { useApi } from '@pribavka/api/react';
import { IconButton, Stack } from '@pribavka/ui';
import { ExportButton, type ExportButtonProps } from '@pribavka/ui/table';
import { ChevronDown } from 'lucide-react';
import { type ReactElement, Suspense, useState } from 'react';

import { lazyOf } from '../lazy-of.ts';
import { actionMessages as messages } from './action-messages.ts';
import { type ExportBody, type ExportRoute, makeFile } from './export-file.ts';

const ExportChoice = lazyOf(() => import('./export/ExportChoice.tsx'), 'ExportChoice');

export interface ExportActionProps<K extends ExportRoute> {
  route: K;
  /** Of which record, where the export belongs to one. */
  params?: { readonly id: string } | undefined;
  /** Search and filters of the list. */
  list: ExportBody<K>;
}

/**
 * «Экспорт»: a process of the server with a bar under the button; the usual file is saved when it is ready. The arrow
 * next to it asks for the format and the columns.
 */
export function ExportAction<K extends ExportRoute>({ route, params, list }: ExportActionProps<K>): ReactElement {
  const api = useApi();
  const [choosing, setChoosing] = useState(false);
  const propsOf = (choice?: object): Pick<ExportButtonProps, 'failText' | 'onExport'> => ({
    // What the server refuses is said by the client.
    failText: (error) => (isProblem(error) ? '' : messages.exportFailed),
    onExport: ({ onProgress }) =>
      makeFile(api, route, { ...(params && { params }), body: { ...(list as object), ...choice } }, onProgress),
  });
  return (
    <Stack direction="row" gap={0} align="start">
      <ExportButton {...propsOf()} />
      <IconButton icon={ChevronDown} size="sm" label={messages.exportChoice} onClick={() => setChoosing(true)} />
      <Suspense>
        {choosing && <ExportChoice route={route} propsOf={propsOf} onClose={() => setChoosing(false)} />}
      </Suspense>
    </Stack>
  );
}
