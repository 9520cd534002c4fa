import type { Input, Output } from '@pribavka/api';
import { useCommand, useQuery } from '@pribavka/api/react';
import {
  DateField,
  NumberField,
  PhoneField,
  RadioField,
  SelectField,
  TextareaField,
  uploadedAnswers,
  useFormValue,
} from '@pribavka/forms';
import type { UploadItem } from '@pribavka/ui/upload';
import type { ReactElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { EditSheet } from '../../../shared/form/EditSheet.tsx';
import { programmeToday } from '../../../shared/today.ts';
import { adjustmentsMessages } from './messages.ts';
import { adjustmentUrl } from '../urls.ts';
import { adjustmentQueries } from './AdjustmentSheet.tsx';
import { FilesField, type UploadedFile } from './FilesField.tsx';
import { Outcome, Owner } from './Owner.tsx';

const messages = adjustmentsMessages.form;

type Body = Input<'tunings.create'>['body'];
type Values = Omit<Body, 'fileIds' | 'phone'> & { phone: string; files?: readonly UploadItem<UploadedFile>[] };
type Adjustment = Output<'tunings.create'>;

function bodyOf({ files, expiresAt, ...values }: Values): Body {
  const fileIds = uploadedAnswers(files).map(({ id }) => id);
  return {
    ...values,
    ...(expiresAt && values.direction === 'credit' ? { expiresAt } : {}),
    ...(fileIds.length > 0 ? { fileIds } : {}),
  };
}

/** Only points that come have a day they go. */
function Expiry(): ReactElement | null {
  if (useFormValue<string>('direction') === 'debit') return null;
  return (
    <DateField
      name="expiresAt"
      label={adjustmentsMessages.expires}
      hint={adjustmentsMessages.expiresHint}
      optional
      min={programmeToday()}
    />
  );
}

/** Points by hand: phone, direction, points, reason, comment, documents. */
export function NewAdjustment({ onClose }: { onClose: () => void }): ReactElement {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const dictionary = useQuery('dictionary.get');
  const create = useCommand('tunings.create', { invalidates: adjustmentQueries, quiet: 'fields' });
  return (
    <EditSheet<never, Values, Adjustment>
      title={messages.title}
      draft="adjustment-new"
      submit={messages.send}
      onClose={onClose}
      valuesOf={() => ({ phone: params.get('phone') ?? '', direction: 'credit' })}
      onSubmit={(values) => create.run({ body: bodyOf(values) })}
      saved={({ status, number }) =>
        status === 'applied' ? adjustmentsMessages.applied(number) : adjustmentsMessages.waits(number)
      }
      onSaved={({ id }) => void navigate(adjustmentUrl(id), { replace: true })}
    >
      <PhoneField name="phone" label={messages.phone} />
      <Owner />
      <RadioField
        name="direction"
        label={messages.direction}
        options={[
          { value: 'credit', label: messages.credit },
          { value: 'debit', label: messages.debit },
        ]}
      />
      <NumberField name="points" label={messages.points} min={1} max={1_000_000} />
      <Outcome />
      <SelectField
        name="reasonCode"
        label={messages.reason}
        options={(dictionary.data?.reasons.tuning ?? []).map(({ code, name }) => ({ value: code, label: name }))}
      />
      <TextareaField name="comment" label={messages.comment} hint={messages.commentHint} max={1000} />
      <Expiry />
      <FilesField />
    </EditSheet>
  );
}
