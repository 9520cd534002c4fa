import { useFormField, useFormParts } from '@pribavka/forms';
import { parseReceipt, readScan } from '@pribavka/forms/rules';
import { announce, Button, ButtonGroup, formatDate, formatMoney, Glyph, IconButton } from '@pribavka/ui';
import { Pencil, ReceiptText, X } from 'lucide-react';
import { lazy, Suspense, useId, useRef, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';

import { saleFormMessages as messages } from '../form/messages.ts';
import type { ReceiptCode } from '../form/values.ts';
import { saleScanMessages } from './messages.ts';
import { ScanButton } from './ScanButton.tsx';
import { useReceiptDay } from './useReceiptDay.ts';
import { useTakeScan } from './useTakeScan.ts';

const ReceiptDialog = lazy(() => import('./ReceiptDialog.tsx'));

const Root = styled.section`
  display: grid;
  gap: 12px;
  &:focus {
    outline: none;
  }
  & > [data-part='found'] {
    display: flex;
    align-items: flex-start;
    gap: 12px;
    padding: 12px 16px;
    border-radius: var(--pb-radius-md);
    background: var(--pb-bg-sunken);
  }
  & > [data-part='found'] > div {
    flex: 1;
    min-width: 0;
  }
  & > [data-part='found'] p {
    color: var(--pb-text-secondary);
    font: var(--pb-type-ui);
  }
  & > [data-part='error'] {
    display: flex;
    gap: 6px;
    align-items: center;
    color: var(--pb-danger-text);
    font: var(--pb-type-ui);
  }
`;

export interface ReceiptBlockProps {
  /** Id of the sale; a new one has none. */
  sale: string | undefined;
  scanAtOnce: boolean;
  isAsked: boolean;
}

/**
 * The receipt of a sale: its code scanned, or its parts typed by hand. A photo of the receipt works without it.
 * `scanAtOnce` opens the scanner together with the form.
 */
export function ReceiptBlock({ sale, scanAtOnce, isAsked }: ReceiptBlockProps): ReactElement {
  const { setValue } = useFormParts();
  // The server may have words about this receipt: «Этот чек уже использован».
  const rules = useReceiptDay(isAsked);
  const {
    value,
    change,
    error: refused,
  } = useFormField<ReceiptCode | null>('receipt', messages.receipt, null, {
    rules,
  });
  const { qr, typed } = value ?? { qr: '', typed: false };
  const title = useId();
  const refusalId = useId();
  const root = useRef<HTMLElement>(null);
  const [parts, setParts] = useState(false);
  const target = { place: 'receipt', isAsked } as const;
  const take = useTakeScan(target);
  const read = parseReceipt(qr);
  const openParts = (): void => setParts(true);

  return (
    <Root ref={root} tabIndex={-1} aria-labelledby={title} data-field="receipt">
      <h3 id={title}>{messages.receipt}</h3>
      {read.ok ? (
        <div data-part="found">
          <div>
            <strong>
              <Glyph name="ok" /> {typed ? messages.partsFound : saleScanMessages.receiptFound}
            </strong>
            <p>{formatDate(read.receipt.at, 'dateTime')}</p>
            <p>{messages.receiptLine(read.receipt.fd, formatMoney(read.receipt.totalKopecks))}</p>
          </div>
          {typed && <IconButton icon={Pencil} label={messages.partsEdit} onClick={openParts} />}
          <IconButton
            icon={X}
            label={messages.qrAgain}
            aria-describedby={refused ? refusalId : undefined}
            onClick={() => change(null)}
          />
        </div>
      ) : (
        <ButtonGroup stack>
          <ScanButton
            target={target}
            opened={scanAtOnce}
            onScanned={() => root.current?.focus()}
            onByHand={openParts}
          />
          <Button icon={ReceiptText} variant="text" onClick={openParts}>
            {messages.parts}
          </Button>
        </ButtonGroup>
      )}
      {refused && (
        <p id={refusalId} data-part="error">
          <Glyph name="bad" /> {refused}
        </p>
      )}
      {parts && (
        <Suspense fallback={null}>
          <ReceiptDialog
            sale={sale}
            qr={qr}
            receipt={read.ok ? read.receipt : undefined}
            onClose={() => setParts(false)}
            onPasted={async (text) => {
              const refusal = await take(readScan(text));
              if (!refusal) setParts(false);
              return refusal?.title;
            }}
            onTyped={(text) => {
              setParts(false);
              change({ qr: text, typed: true });
              const result = parseReceipt(text);
              if (result.ok) setValue('saleDate', result.receipt.at.slice(0, 10));
              announce(messages.partsFound);
            }}
          />
        </Suspense>
      )}
    </Root>
  );
}
