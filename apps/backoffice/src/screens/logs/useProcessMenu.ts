import { useInvalidate } from '@pribavka/api/react';
import { useStableCallback } from '@pribavka/ui';
import type { RowMenu } from '@pribavka/ui/table';
import { Download, FileWarning, RotateCw, X } from 'lucide-react';
import { useCallback } from 'react';

import { processMessages as messages } from '../../shared/process/messages.ts';
import { useProcessActs } from '../../shared/process/useProcessActs.ts';
import type { ProcessRow } from './columns.tsx';

/** What may be done with a process without opening its card. */
export function useProcessMenu(): RowMenu<ProcessRow> {
  const invalidate = useInvalidate();
  const acts = useProcessActs({ reload: () => invalidate(['processes.*']) });
  const save = useStableCallback((...process: Parameters<typeof acts.download>) => acts.download(...process));
  const retry = useStableCallback((...process: Parameters<typeof acts.retry>) => acts.retry(...process));
  const cancel = useStableCallback((...process: Parameters<typeof acts.cancel>) => acts.cancel(...process));
  return useCallback(
    (row) => {
      const items = {
        download_result: {
          label: messages.files.result,
          icon: Download,
          onSelect: () => save(row, 'result'),
        },
        download_errors: {
          label: messages.files.errors,
          icon: FileWarning,
          onSelect: () => save(row, 'errors'),
        },
        retry: { label: messages.retry, icon: RotateCw, onSelect: () => void retry(row) },
        cancel: { label: messages.cancel, icon: X, danger: true, onSelect: () => void cancel(row) },
      } as const;
      const order = ['download_result', 'download_errors', 'retry', 'cancel'] as const;
      return order.filter((id) => row.allowedActions.includes(id)).map((id) => ({ id, ...items[id] }));
    },
    [save, retry, cancel],
  );
}
