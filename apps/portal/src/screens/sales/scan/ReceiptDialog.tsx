import { Form, ReceiptFields, SubmitButton, type ReceiptParts } from '@pribavka/forms';
import type { Receipt } from '@pribavka/forms/rules';
import { Dialog } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { saleFormWords as words } from '../form/words.ts';
import { partsOf, textOf } from './parts.ts';

export interface ReceiptDialogProps {
  /** What was typed before, to be mended. */
  receipt: Receipt | undefined;
  onClose: () => void;
  /** The text the till's code would have had. */
  onTyped: (text: string) => void;
}

/** The parts of a receipt whose code nobody can scan, typed from the paper. */
export default function ReceiptDialog({ receipt, onClose, onTyped }: ReceiptDialogProps): ReactElement {
  return (
    <Dialog open title={words.partsTitle} onClose={onClose}>
      <Form<ReceiptParts>
        initialValues={receipt && partsOf(receipt)}
        onSubmit={textOf}
        onSuccess={(text) => onTyped(String(text))}
      >
        <p>{words.partsText}</p>
        <ReceiptFields />
        <SubmitButton wide>{words.partsSave}</SubmitButton>
      </Form>
    </Dialog>
  );
}
