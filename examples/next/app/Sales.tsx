'use client';

import { SubmitError } from '@pribavka/forms';

import { SaleForm } from './SaleForm';
import type { NewSale, Sale } from './sales-data';
import { SalesTable } from './SalesTable';

interface SalesProps {
  readonly sales: readonly Sale[];
  readonly onSend: (sale: NewSale) => Promise<Record<string, string> | undefined>;
}

/** What the server refuses lands on the fields it names. */
export function Sales({ sales, onSend }: SalesProps) {
  const send = async (sale: NewSale) => {
    const refused = await onSend(sale);
    if (refused) throw new SubmitError(refused);
  };
  return (
    <>
      <SalesTable sales={sales} />
      <SaleForm onSend={send} />
    </>
  );
}
