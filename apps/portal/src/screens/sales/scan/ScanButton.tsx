import type { Scan } from '@pribavka/forms/rules';
import { Button, IconButton } from '@pribavka/ui';
import { ScanBarcode, ScanQrCode } from 'lucide-react';
import { lazy, Suspense, useState, type ReactElement } from 'react';

import { closeThen } from '../../../shared/scan/close-then.ts';
import { saleScanMessages } from './messages.ts';
import { type ScanTarget, useTakeScan } from './useTakeScan.ts';

const ScanDialog = lazy(() => import('../../../shared/scan/ScanDialog.tsx'));

/** Of several codes in sight, the first of these is meant. */
const PREFERRED: Readonly<Record<ScanTarget['place'], ReadonlyArray<Scan['kind']>>> = {
  receipt: ['receipt', 'mark', 'barcode'],
  product: ['mark', 'barcode', 'text'],
  serial: ['mark', 'text', 'barcode'],
};

export interface ScanButtonProps {
  target: ScanTarget;
  /** Stands at the edge of a field: an icon with a name. */
  small?: boolean;
  /** The scanner is there at once: the next receipt of a run. */
  opened?: boolean;
  /** Takes the focus where nothing has it: the button itself is gone with what it was for. */
  onScanned: () => void;
  /** Leads to the field that is typed. */
  onByHand: () => void;
}

/** Opens the scanner for one place of the form. */
export function ScanButton({
  target,
  small = false,
  opened = false,
  onScanned,
  onByHand,
}: ScanButtonProps): ReactElement {
  const messages = saleScanMessages[target.place];
  const [open, setOpen] = useState(opened);
  const take = useTakeScan(target);
  const icon = target.place === 'receipt' ? ScanQrCode : ScanBarcode;
  return (
    <>
      {small ? (
        <IconButton icon={icon} label={messages.open} onClick={() => setOpen(true)} />
      ) : (
        <Button icon={icon} onClick={() => setOpen(true)}>
          {messages.open}
        </Button>
      )}
      {open && (
        <Suspense fallback={null}>
          <ScanDialog
            title={messages.title}
            text={messages.text}
            prefer={PREFERRED[target.place]}
            onScan={async (scan) => {
              const refusal = await take(scan);
              if (!refusal) {
                closeThen(
                  () => setOpen(false),
                  () => document.activeElement === document.body && onScanned(),
                );
              }
              return refusal;
            }}
            byHand={{
              label: messages.byHand,
              onPress: () => closeThen(() => setOpen(false), onByHand),
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
