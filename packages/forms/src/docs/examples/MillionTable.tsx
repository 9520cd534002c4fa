import { column, DataTable } from '@pribavka/ui/table';
import { useRef, useState, type ReactElement } from 'react';

import { askReceipts, receiptsInAll, type Receipt } from './receipts.ts';

const columns = [
  column<Receipt>({ id: 'number', header: 'Чек', cell: (receipt) => receipt.number }),
  column<Receipt>({ id: 'sum', header: 'Сумма, ₽', align: 'end', cell: (receipt) => receipt.sum }),
];

const first = askReceipts(undefined);

export function MillionTable(): ReactElement {
  const [rows, setRows] = useState(first);
  const [loading, setLoading] = useState(false);
  const asked = useRef(false);
  const last = rows.at(-1)?.number;
  const more = async (): Promise<void> => {
    if (asked.current) return;
    asked.current = true;
    setLoading(true);
    try {
      // After the last one that is here, not «page 17»: what was added meanwhile shifts nothing.
      const next = await new Promise<Receipt[]>((done) => setTimeout(() => done(askReceipts(last)), 100));
      setRows((now) => [...now, ...next]);
    } finally {
      // After a failure «Показать ещё» asks again.
      asked.current = false;
      setLoading(false);
    }
  };
  return (
    <DataTable
      caption="Чеки"
      columns={columns}
      rows={rows}
      getRowId={(receipt) => String(receipt.number)}
      total={receiptsInAll}
      interaction="grid"
      height="320px"
      virtual
      paging={{ type: 'infinite', hasMore: rows.length < receiptsInAll, loading, onMore: () => void more() }}
    />
  );
}
