import { DraftNotice, Form, ReceiptFields, SubmitButton, type ReceiptParts } from '@pribavka/forms';
import type { Receipt } from '@pribavka/forms/rules';
import { Button, Dialog, Field, Textarea } from '@pribavka/ui';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';

import { saleFormMessages as messages } from '../form/messages.ts';
import { useShopToday } from '../form/sale-shop.ts';
import { partsOf, textOf } from './parts.ts';
import { receiptPartsPlace } from './parts-draft.ts';

const Pasted = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;
  margin-top: 20px;
  padding-top: 20px;
  border-top: 1px solid var(--pb-line-hair);
  & > :first-child {
    width: 100%;
  }
`;

export interface ReceiptDialogProps {
  /** Id of the sale; a new one has none. */
  sale: string | undefined;
  /** The code of the receipt the sale has already. */
  qr: string;
  /** What was typed before, to be corrected. */
  receipt: Receipt | undefined;
  onClose: () => void;
  /** The text the till's code would have had. */
  onTyped: (text: string) => void;
  /** Takes the text of a code from a scanner that types or from another program; resolves with why it is of no use. */
  onPasted: (text: string) => Promise<string | undefined>;
}

/** The parts of a receipt whose code nobody can scan, typed from the paper. */
export default function ReceiptDialog({
  sale,
  qr,
  receipt,
  onClose,
  onTyped,
  onPasted,
}: ReceiptDialogProps): ReactElement {
  const todayInShop = useShopToday();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  return (
    <Dialog open title={messages.partsTitle} onClose={onClose}>
      <Form<ReceiptParts>
        draft={receiptPartsPlace(sale, qr)}
        initialValues={receipt && partsOf(receipt)}
        onSubmit={textOf}
        onSuccess={(typed) => onTyped(String(typed))}
      >
        <p>{messages.partsText}</p>
        <DraftNotice />
        <ReceiptFields today={todayInShop()} />
        <SubmitButton wide>{messages.partsSave}</SubmitButton>
      </Form>
      {!receipt && (
        <Pasted>
          <Field label={messages.qrLabel} hint={messages.qrHint} error={error}>
            <Textarea
              value={text}
              rows={2}
              spellCheck={false}
              onKeyDown={(event) => {
                // A scanner that types ends a code with Enter.
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                event.preventDefault();
                void onPasted(text).then(setError);
              }}
              onValueChange={(next) => {
                setText(next);
                setError(undefined);
              }}
            />
          </Field>
          <Button onClick={() => void onPasted(text).then(setError)}>{messages.qrTake}</Button>
        </Pasted>
      )}
    </Dialog>
  );
}
