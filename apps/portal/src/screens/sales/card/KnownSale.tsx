import type { Problem } from '@pribavka/api';
import { Sheet } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { SectionError } from '../../../shared/SectionError.tsx';
import type { SaleRow } from '../../../shared/contract.ts';
import { SaleLine } from '../../../shared/sale/SaleLine.tsx';
import { saleCardMessages as messages } from './messages.ts';

export interface KnownSaleProps {
  row: SaleRow;
  problem: Problem | undefined;
  onRetry: () => void;
  onClose: () => void;
}

/** A sale that was never opened online: what the list knew of it, and what comes with the signal. */
export function KnownSale({ row, problem, onRetry, onClose }: KnownSaleProps): ReactElement {
  return (
    <Sheet open title={messages.title(row.number)} onClose={onClose}>
      <SaleLine sale={row} />
      <SectionError level={3} title={messages.restLater} problem={problem} onRetry={onRetry} />
    </Sheet>
  );
}
