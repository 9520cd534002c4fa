import { Banner, Button, Field, formatDate, Textarea } from '@pribavka/ui';
import { parseReceipt } from '@pribavka/forms/rules';
import { DateInput } from '@pribavka/ui/dates';
import { useEffect, useEffectEvent, useId, useRef, type ReactElement } from 'react';
import { styled } from 'styled-components';

import { ReceiptBlock } from '../scan/ReceiptBlock.tsx';
import { FormulaBlock } from './FormulaBlock.tsx';
import { LineFields } from './LineFields.tsx';
import { PhotosField } from './PhotosField.tsx';
import type { SaleForm as Form } from './useSaleForm.ts';
import { saleFormMessages as messages } from './messages.ts';

const Root = styled.form`
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
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 16px;
  }
`;

export interface SaleFormProps {
  form: Form;
  id: string;
  today: string;
  /** Where the sale was made; taken from the profile. */
  storeName: string | undefined;
}

/** The form of a sale, one column, mobile first. */
export function SaleForm({ form, id, today, storeName }: SaleFormProps): ReactElement {
  const { draft, change, errors } = form;
  const title = useId();
  const fromReceipt = parseReceipt(draft.qr).ok;
  const root = useRef<HTMLFormElement>(null);
  const focusFirst = useEffectEvent(() => {
    if (errors) root.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] button')?.focus();
  });
  // Only a new try moves the focus, not the correcting of a field.
  useEffect(() => {
    if (form.attempt) focusFirst();
  }, [form.attempt]);
  return (
    <Root
      ref={root}
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.send();
      }}
    >
      <ReceiptBlock
        qr={draft.qr}
        typed={draft.typed}
        error={errors?.receipt}
        onRead={(qr, typed) => change({ type: 'receipt', qr, typed })}
      />
      <section aria-labelledby={title}>
        <h3 id={title}>{messages.lines}</h3>
        {draft.lines.map((line, index) => (
          <LineFields
            key={line.key}
            line={line}
            at={index + 1}
            saleId={draft.saleId}
            errors={errors?.lines[line.key]}
            removable={draft.lines.length > 1}
            change={change}
          />
        ))}
        {draft.lines.at(-1)?.product && (
          <Button variant="text" onClick={() => change({ type: 'add' })}>
            {messages.add}
          </Button>
        )}
      </section>
      <div data-part="pair">
        <Field label={messages.date} error={errors?.date} hint={fromReceipt ? messages.fromReceipt : undefined}>
          <DateInput
            value={draft.saleDate === '' ? null : draft.saleDate}
            max={today}
            onChange={({ value }) => change({ type: 'date', value: value ?? '' })}
          />
        </Field>
        {storeName !== undefined && (
          <Field label={messages.store} hint={messages.fromProfile}>
            <Readonly>{storeName}</Readonly>
          </Field>
        )}
      </div>
      <PhotosField
        label={messages.photos}
        hint={messages.photosHint}
        files={draft.files}
        error={errors?.proof}
        onFiles={(files) => change({ type: 'files', files })}
        onUploads={form.setUploads}
      />
      <Field label={messages.comment} optional>
        <Textarea
          value={draft.comment}
          maxLength={1000}
          onValueChange={(value) => change({ type: 'comment', value })}
        />
      </Field>
      <FormulaBlock draft={draft} />
      {form.refusal.map((text) => (
        <Banner key={text} tone="danger" title={text} announce />
      ))}
      <Kept>{form.savedAt ? messages.saved(formatDate(form.savedAt, 'time')) : messages.savedHere}</Kept>
    </Root>
  );
}

const Kept = styled.p`
  color: var(--pb-text-tertiary);
  font: var(--pb-type-caption);
`;

const Readonly = styled.p`
  padding: 10px 0;
  border-bottom: 1px dashed var(--pb-line-strong);
`;
