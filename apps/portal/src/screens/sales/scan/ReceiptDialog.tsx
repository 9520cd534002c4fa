import { Form, ReceiptFields, SubmitButton, type ReceiptParts } from '@pribavka/forms';
import type { Receipt } from '@pribavka/forms/rules';
import { Dialog } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { saleFormMessages as messages } from '../form/messages.ts';
import { partsOf, textOf } from './parts.ts';

export interface ReceiptDialogProps {
  /** What was typed before, to be corrected. */
  receipt: Receipt | undefined;
  onClose: () => void;
  /** The text the till's code would have had. */
  onTyped: (text: string) => void;
}

/** The parts of a receipt whose code nobody can scan, typed from the paper. */
export default function ReceiptDialog({ receipt, onClose, onTyped }: ReceiptDialogProps): ReactElement {
  return (
    <Dialog open title={messages.partsTitle} onClose={onClose}>
      <Form<ReceiptParts>
        initialValues={receipt && partsOf(receipt)}
        onSubmit={textOf}
        onSuccess={(text) => onTyped(String(text))}
      >
        <p>{messages.partsText}</p>
        <ReceiptFields />
        <SubmitButton wide>{messages.partsSave}</SubmitButton>
      </Form>
    </Dialog>
  );
}
