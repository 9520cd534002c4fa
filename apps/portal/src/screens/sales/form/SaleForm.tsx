import {
  DateField,
  ErrorSummary,
  Form,
  FormStrip,
  LockedWhileSending,
  SubmitError,
  TextareaField,
  useFormValue,
} from '@pribavka/forms';
import { boundCeilings } from '@pribavka/api';
import { useApi, useBounds, useQuery } from '@pribavka/api/react';
import { Field, formatDate } from '@pribavka/ui';
import { addDays, isIsoDate } from '@pribavka/ui/dates';
import { toast } from '@pribavka/ui/toast';
import { useContext, useId, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';

import { attempt } from '../../../shared/attempt.ts';
import { FootButtons } from '../../../shared/SheetFoot.tsx';
import { isLost } from '../../../shared/advice.ts';
import type { Sale } from '../../../shared/contract.ts';
import { forgetReceiptParts } from '../scan/parts-draft.ts';
import { ReceiptBlock } from '../scan/ReceiptBlock.tsx';
import { Autosave } from './Autosave.tsx';
import { FormulaBlock } from './FormulaBlock.tsx';
import { Lines } from './Lines.tsx';
import { isLocalFile } from './local-file.ts';
import { correctionDraft, forgetCorrection, olderCorrection } from './correction.ts';
import { forgetNewSale, newSaleDraft } from './new-draft.ts';
import { OlderCorrection } from './OlderCorrection.tsx';
import { PhotosField } from './PhotosField.tsx';
import { toSubmitError } from './refusal.ts';
import { proofRule } from './rules.ts';
import { SaleShopContext, useShopToday } from './sale-shop.ts';
import { type Stale, staleOf } from './stale.ts';
import { StaleDraft } from './StaleDraft.tsx';
import { useSender } from './useSender.ts';
import { differsFromReceipt, receiptDayOf, toInput, type ReceiptCode, type SaleValues } from './values.ts';
import { saleFormMessages as messages } from './messages.ts';

const PROOF = [proofRule];

const loadOutbox = () => import('../../../offline/parts.ts');

/** Milliseconds the server is waited for before the sale goes into the queue: it is on the device there, and is sent once. */
const PATIENCE = 15_000;

/** What became of a sale: the server has it, or it waits on this device. */
export type Sent = Sale | 'waiting';

const Root = styled(LockedWhileSending)`
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
    grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr));
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
  /** The moderator asked about it: the server takes nothing of it before it is sent. */
  isAsked?: boolean | undefined;
  /** Begins without what waits in this browser: a product was chosen for a new sale. */
  fresh: boolean;
  /** The scanner of receipts opens together with the form. */
  scanAtOnce: boolean;
  /** Where the buttons stand: the foot of the sheet. */
  footer: HTMLElement | null;
  onClose: () => void;
  onSent: (sent: Sent) => void;
  /** Puts the sale into the queue it was opened from instead of sending it. */
  queue?: ((values: SaleValues) => Promise<void>) | undefined;
}

/** The form of a sale, one column, mobile first. */
export function SaleForm({
  userId,
  initial,
  isAsked = false,
  fresh,
  scanAtOnce,
  footer,
  onClose,
  onSent,
  queue,
}: SaleFormProps): ReactElement {
  const id = useId();
  const shop = useContext(SaleShopContext);
  const api = useApi();
  const sender = useSender(userId);
  const ofNow = useBounds();
  // An answer to a question is held to the bounds of its first sending; the server knows them.
  const bounds = isAsked ? boundCeilings : ofNow;
  // A new sale waits in this browser; a draft the server has is asked about on leaving.
  const [isNew] = useState(initial.saved === null && !queue);
  const [record] = useState(isNew ? undefined : (initial.saved?.id ?? initial.formId));
  useState(() => fresh && isNew && forgetReceiptParts(userId, record));
  const [asked] = useState(isAsked ? initial.saved : null);
  const [before] = useState(asked && olderCorrection(userId, asked));
  const [older, setOlder] = useState(before);
  const correction = asked && !older ? { ...correctionDraft(userId, asked.id), restore: !before } : undefined;
  const [stale, setStale] = useState<Stale>();
  const save = async (values: SaleValues): Promise<Sale> =>
    sender.save(toInput(values, true), values, AbortSignal.timeout(PATIENCE));
  const send = async (values: SaleValues): Promise<Sale> => {
    if (!values.files.some(isLocalFile)) return save(values);
    const { sendPhotos, forgetPhotos } = await loadOutbox();
    const sale = await save(await sendPhotos(api, values));
    await forgetPhotos(values);
    return sale;
  };
  const postpone = async (values: SaleValues): Promise<'waiting'> => {
    if (queue) await queue(values);
    else await (await loadOutbox()).postponeSale(userId, values, sender.leave(values));
    return 'waiting';
  };
  const submit = async (values: SaleValues): Promise<Sent> => {
    // Its ways on are of the attempt before: pressed now, their outcome would be overtaken by the answer to this one.
    setStale(undefined);
    try {
      return await (queue ? postpone(values) : send(values));
    } catch (error) {
      // A device that keeps nothing leaves the sale in the form.
      const kept = !queue && isLost(error) ? await attempt(postpone(values)) : undefined;
      if (kept) return kept;
      const met =
        (isNew || asked) && values.saved
          ? await staleOf(api, values.saved, asked ? 'clarification' : 'draft', error)
          : undefined;
      setStale(met);
      if (met) throw new SubmitError({});
      const refusal = toSubmitError(values, error);
      // What has a field is said there, and the first of them takes the focus.
      if (Object.keys(refusal.fields).length === 0) toast.error(refusal.message);
      throw refusal;
    }
  };
  return (
    <Form<SaleValues, Sent>
      id={id}
      initialValues={initial}
      guardUnsaved={!isNew && !correction}
      draft={isNew ? { ...newSaleDraft(userId), restore: !fresh } : correction}
      onSubmit={submit}
      onSuccess={(sent) => {
        if (asked) forgetCorrection(userId, asked.id);
        forgetReceiptParts(userId, record);
        onSent(sent);
      }}
    >
      <Root>
        <ErrorSummary />
        {older && <OlderCorrection typed={older} onDone={() => setOlder(undefined)} />}
        <ReceiptBlock sale={record} scanAtOnce={scanAtOnce} isAsked={isAsked} />
        <Lines bounds={bounds} />
        <div data-part="pair">
          <SaleDate isAsked={isAsked} />
          {shop && (
            <Field label={messages.store} hint={messages.fromProfile}>
              <Readonly>{shop.name}</Readonly>
            </Field>
          )}
        </div>
        <DateReason />
        <PhotosField rules={PROOF} />
        <TextareaField name="comment" label={messages.comment} max={1000} optional />
        <FormulaBlock />
        <FormStrip />
        {stale && <StaleDraft stale={stale} isAsked={asked !== null} onFresh={() => setStale(undefined)} />}
        {!queue && (
          <Autosave
            sender={sender}
            maxPriceKopecks={bounds.maxPriceKopecks}
            isAsked={asked !== null}
            onDevice={isNew || correction !== undefined}
            onSent={(sale) => {
              if (isNew) forgetNewSale(userId);
              onSent(sale);
            }}
          />
        )}
      </Root>
      <FootButtons foot={footer} form={id} send={messages.send} cancel={{ label: messages.cancel, onPress: onClose }} />
    </Form>
  );
}

/** The day of the sale: how far back it may lie is known before anything is sent, and said where the day stands. */
function SaleDate({ isAsked }: { isAsked: boolean }): ReactElement {
  const today = useShopToday()();
  const receipt = useFormValue<ReceiptCode | null>('receipt');
  const day = useFormValue<string>('saleDate') ?? '';
  const { data } = useQuery('dictionary.get', {}, { quiet: 'all' });
  const days = data?.settings.saleSubmitDays;
  const first = days === undefined ? undefined : addDays(today, -days);
  const inTime = days !== undefined && isIsoDate(day) && first !== undefined && day >= first && day <= today;
  const receiptDay = receiptDayOf(receipt);
  // Neither the sale nor its receipt may be older than the window.
  const oldest = receiptDay !== undefined && receiptDay < day ? receiptDay : day;
  const deadline = inTime ? messages.until(formatDate(addDays(oldest, days), 'listDay')) : undefined;
  const isOfReceipt = receiptDay === day;
  const source = isOfReceipt ? messages.fromReceipt : undefined;
  return (
    <DateField
      name="saleDate"
      label={messages.date}
      // An answer to a question is not late, and the receipt's day is judged with the receipt.
      min={isAsked || isOfReceipt ? undefined : first}
      max={today}
      hint={[source, deadline].filter(Boolean).join('. ') || undefined}
    />
  );
}

/** Another day than the receipt's is explained, for the moderator who will see both. */
function DateReason(): ReactElement | null {
  const receipt = useFormValue<ReceiptCode | null>('receipt') ?? null;
  const saleDate = useFormValue<string>('saleDate') ?? '';
  if (!differsFromReceipt({ receipt, saleDate })) return null;
  return (
    <TextareaField
      name="saleDateReason"
      label={messages.dateReason}
      hint={messages.dateReasonHint(formatDate(receiptDayOf(receipt) ?? ''))}
      max={300}
      minRows={2}
    />
  );
}
