import { programmeToday } from '@pribavka/forms/rules';
import { type Input, isProblem, type Output } from '@pribavka/api';
import { useApi, useBounds, useCommand, useQuery } from '@pribavka/api/react';
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
import { confirm, formatPhone } from '@pribavka/ui';
import { formatPoints } from '@pribavka/ui/loyalty';
import type { UploadItem } from '@pribavka/ui/upload';
import type { ReactElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { EditSheet } from '../../../shared/form/EditSheet.tsx';
import { adjustmentsMessages } from './messages.ts';
import { adjustmentUrl } from '../urls.ts';
import { adjustmentQueries } from './AdjustmentSheet.tsx';
import { FilesField, type UploadedFile } from './FilesField.tsx';
import { Outcome, Owner } from './Owner.tsx';
import { questionOf } from './question.tsx';

const messages = adjustmentsMessages.form;
/** Points of one adjustment in the contract. */
const most = 1_000_000;

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

/** Only what is given is held to the bound: what was given too much is written off at once. */
function Amount(): ReactElement {
  const { maxOperationPoints } = useBounds();
  const isCredit = useFormValue<Values['direction']>('direction') === 'credit';
  const max = isCredit ? Math.min(most, maxOperationPoints) : most;
  return <NumberField name="points" label={messages.points} min={1} max={max} />;
}

/** Asks with the numbers of now; of a phone nobody has the server says so at the field. */
function useQuestion(): (values: Values) => Promise<boolean> {
  const api = useApi();
  const reasons = useQuery('dictionary.get').data?.reasons.tuning;
  const settings = useQuery('points.settings', {}, { quiet: 'all' }).data;
  return async ({ phone, direction, points, reasonCode, comment }) => {
    const owner = await api
      .call('members.infoByPhone', { query: { phone } }, { quiet: 'all' })
      .catch((error: unknown) => (isProblem(error) && error.kind === 'not_found' ? null : undefined));
    if (owner === null) return true;
    const waits = settings !== undefined && points > settings.adjustmentApprovalThreshold;
    const facts = {
      member: owner?.fullName ?? formatPhone(phone),
      direction,
      points,
      balance: owner?.points,
      rateKopecks: settings?.rateKopecks,
      reason: reasons?.find(({ code }) => code === reasonCode)?.name ?? '',
      comment,
      note: waits ? adjustmentsMessages.forecast.waits : undefined,
    };
    const title = adjustmentsMessages.question.create[direction](formatPoints(points));
    return confirm({ ...questionOf(title, facts), confirmLabel: messages.send });
  };
}

/** Points by hand: phone, direction, points, reason, comment, documents. */
export function NewAdjustment({ onClose }: { onClose: () => void }): ReactElement {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const dictionary = useQuery('dictionary.get');
  const ask = useQuestion();
  const create = useCommand('tunings.create', { invalidates: adjustmentQueries, quiet: 'fields' });
  return (
    <EditSheet<never, Values, Adjustment>
      title={messages.title}
      draft={{ area: 'adjustments' }}
      submit={messages.send}
      onClose={onClose}
      valuesOf={() => ({ phone: params.get('phone') ?? '', direction: 'credit' })}
      onSubmit={async (values) => {
        // Nothing went wrong: the form stays as it is.
        if (!(await ask(values))) throw new DOMException('', 'AbortError');
        return create.run({ body: bodyOf(values) });
      }}
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
      <Amount />
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
