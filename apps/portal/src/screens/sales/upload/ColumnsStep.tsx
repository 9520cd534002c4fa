import { useApi } from '@pribavka/api/react';
import {
  type ChosenColumns,
  ColumnsForm,
  columnsQuery,
  firstChoice,
  readRemembered,
  rememberChosen,
} from '@pribavka/forms/columns';
import type { ReactElement } from 'react';

import type { SaleList } from './list.ts';

const memory = 'sale_list';

export interface ColumnsStepProps {
  list: SaleList;
  onRead: (list: SaleList) => void;
  onBack: () => void;
}

/** Which column of the file is which, asked only where its titles leave a doubt. */
export function ColumnsStep({ list, onRead, onBack }: ColumnsStepProps): ReactElement {
  const api = useApi();
  const check = async (chosen: ChosenColumns): Promise<void> => {
    const body = { version: list.version, columns: columnsQuery(chosen) };
    const read = await api.call('saleLists.join', { params: { id: list.id }, body }, { quiet: 'fields' });
    rememberChosen(memory, list, chosen);
    onRead(read);
  };
  return (
    <ColumnsForm
      file={{ ...list, rows: list.counts.rows }}
      initial={firstChoice(list, list.state === 'columns' ? readRemembered(memory) : {})}
      onCheck={check}
      onBack={onBack}
    />
  );
}
