import { DateField, ErrorSummary, Form, FormStrip, TextareaField, useFormValue } from '@pribavka/forms';
import { parseReceipt } from '@pribavka/forms/rules';
import { useQuery } from '@pribavka/api/react';
import { Field, formatDate } from '@pribavka/ui';
import { addDays, isIsoDate } from '@pribavka/ui/dates';
import { toast } from '@pribavka/ui/toast';
import { useId, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';

import { FootButtons } from '../../../shared/SheetFoot.tsx';
import type { Sale } from '../../../shared/contract.ts';
import { ReceiptBlock } from '../scan/ReceiptBlock.tsx';
import { Autosave } from './Autosave.tsx';
import { FormulaBlock } from './FormulaBlock.tsx';
import { Lines } from './Lines.tsx';
import { forgetNewSale, newSaleDraft } from './new-draft.ts';
import { PhotosField } from './PhotosField.tsx';
import { toSubmitError } from './refusal.ts';
import { proofRule } from './rules.ts';
import { useSender } from './useSender.ts';
import { toInput, type ReceiptCode, type SaleValues } from './values.ts';
import { saleFormMessages as messages } from './messages.ts';

const PROOF = [proofRule];

const Root = styled.div`
  display: grid;
  gap: 24px;
  & > section {
    display: grid;
    gap: 16px;
  }
  & h3 {
    font: var(--pb-type-h3);
  }
  & [data-part='pair'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(152px, 1fr));
    gap: 16px;
  }
`;

const Readonly = styled.p`
  padding: 10px 0;
  border-bottom: 1px dashed var(--pb-line-strong);
`;

export interface SaleFormProps {
  userId: string;
  initial: SaleValues;
  /** Begins without what waits in this browser: a product was chosen for a new sale. */
  fresh: boolean;
  /** The scanner of receipts opens together with the form. */
  scanAtOnce: boolean;
  today: string;
  /** Where the sale was made; taken from the profile. */
  storeName: string | undefined;
  /** Where the buttons stand: the foot of the sheet. */
  footer: HTMLElement | null;
  onClose: () => void;
  onSent: (sale: Sale) => void;
}

/** The form of a sale, one column, mobile first. */
export function SaleForm({
  userId,
  initial,
  fresh,
  scanAtOnce,
  today,
  storeName,
  footer,
  onClose,
  onSent,
}: SaleFormProps): ReactElement {
  const id = useId();
  const sender = useSender(userId);
  // A new sale waits in this browser; one the server has is asked about on leaving.
  const [isNew] = useState(initial.saved === null);
  const submit = async (values: SaleValues): Promise<Sale> => {
    try {
      return await sender.save(toInput(values, true), values.saved ?? undefined);
    } catch (error) {
      const refusal = toSubmitError(values, error);
      // What has a field is said there, and the first of them takes the focus.
      if (Object.keys(refusal.fields).length === 0) toast.error(refusal.message);
      throw refusal;
    }
  };
  return (
    <Form<SaleValues, Sale>
      id={id}
      initialValues={initial}
      guardUnsaved={!isNew}
      draft={isNew ? { ...newSaleDraft(userId), restore: !fresh } : undefined}
      onSubmit={submit}
      onSuccess={onSent}
    >
      <Root>
        <ErrorSummary />
        <ReceiptBlock scanAtOnce={scanAtOnce} />
        <Lines />
        <div data-part="pair">
          <SaleDate today={today} />
          {storeName !== undefined && (
            <Field label={messages.store} hint={messages.fromProfile}>
              <Readonly>{storeName}</Readonly>
            </Field>
          )}
        </div>
        <PhotosField rules={PROOF} />
        <TextareaField name="comment" label={messages.comment} max={1000} optional />
        <FormulaBlock />
        <FormStrip />
        <Autosave
          sender={sender}
          onDevice={isNew}
          onSent={(sale) => {
            if (isNew) forgetNewSale(userId);
            onSent(sale);
          }}
        />
      </Root>
      <FootButtons foot={footer} form={id} send={messages.send} cancel={{ label: messages.cancel, onPress: onClose }} />
    </Form>
  );
}

/** The day of the sale: how far back it may lie is known before anything is sent, and said where the day stands. */
function SaleDate({ today }: { today: string }): ReactElement {
  const receipt = useFormValue<ReceiptCode | null>('receipt');
  const day = useFormValue<string>('saleDate') ?? '';
  const { data } = useQuery('dictionary.get', {}, { quiet: 'all' });
  const days = data?.settings.saleSubmitDays;
  const first = days === undefined ? undefined : addDays(today, -days);
  const inTime = days !== undefined && isIsoDate(day) && first !== undefined && day >= first && day <= today;
  const deadline = inTime ? messages.until(formatDate(addDays(day, days), 'listDay')) : undefined;
  const source = parseReceipt(receipt?.qr ?? '').ok ? messages.fromReceipt : undefined;
  return (
    <DateField
      name="saleDate"
      label={messages.date}
      min={first}
      max={today}
      hint={[source, deadline].filter(Boolean).join('. ') || undefined}
    />
  );
}
