import { useApi } from '@pribavka/api/react';
import { formatCount } from '@pribavka/ui';
import { ExportButton, type ExportButtonProps } from '@pribavka/ui/table';
import { toast } from '@pribavka/ui/toast';
import type { ReactElement } from 'react';

import type { Operation } from '../../../shared/contract.ts';
import { historyMessages as messages } from '../messages.ts';
import { historyBody, type HistoryFilters } from './filters.ts';
import { saveOperations } from './save-operations.ts';

const size = 200;

/** The history under its filters as a file for a spreadsheet. */
export default function SaveHistory({ filters }: { filters: HistoryFilters }): ReactElement {
  const api = useApi();
  const save: ExportButtonProps['onExport'] = async ({ onProgress }) => {
    const rows: Operation[] = [];
    let cursor: string | undefined;
    do {
      const body = { ...historyBody(filters), size, ...(cursor !== undefined && { cursor }) };
      const page = await api.call('operations.list', { body }, { quiet: 'all' });
      rows.push(...page.items);
      cursor = page.nextCursor;
      onProgress({ done: rows.length, total: Math.max(page.total, rows.length) });
    } while (cursor !== undefined);
    saveOperations(rows);
    toast.success(messages.saved(formatCount(rows.length, messages.operations)));
  };
  return (
    <ExportButton
      label={messages.save}
      style={{ marginTop: 16 }}
      countForms={messages.operations}
      failText={messages.saveFailed}
      onExport={save}
    />
  );
}
