import { useCommand, useQuery } from '@pribavka/api/react';
import {
  Form,
  FormStrip,
  NumberField,
  PhoneField,
  RadioField,
  SelectField,
  SubmitButton,
  TextareaField,
} from '@pribavka/forms';
import { Banner, Button, ButtonGroup, DescriptionList, formatNumber, Sheet } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import { type ReactElement, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { memberStates } from '../../../shared/states.ts';
import { adjustmentUrl } from '../urls.ts';
import { adjustmentsMessages } from '../messages.ts';
import { adjustmentQueries } from './AdjustmentSheet.tsx';

const messages = adjustmentsMessages.form;

interface Values {
  phone: string;
  direction: 'credit' | 'debit';
  points: number;
  reasonCode: string;
  comment: string;
}

const digits = 11;

/** Who owns the phone, before anything is moved. */
function Owner({ phone }: { phone: string }): ReactElement | null {
  const complete = phone.length === digits;
  const owner = useQuery('members.infoByPhone', { query: { phone } }, { enabled: complete, quiet: 'all' });
  if (!complete) return null;
  if (owner.problem) return <Banner tone="warning" title={messages.notFound} />;
  if (!owner.data) return null;
  const { fullName, store, status, points } = owner.data;
  return (
    <DescriptionList
      items={[
        { term: messages.owner, value: fullName },
        { term: messages.ownerStatus, value: [memberStates[status].word, store?.name].filter(Boolean).join(', ') },
        { term: messages.active, value: formatNumber(points.active) },
        { term: messages.pending, value: formatNumber(points.pending) },
        ...(points.debt > 0 ? [{ term: messages.debt, value: formatNumber(points.debt) }] : []),
      ]}
    />
  );
}

/** Points by hand: phone, direction, points, reason, comment. */
export function NewAdjustment({ onClose }: { onClose: () => void }): ReactElement | null {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const dictionary = useQuery('dictionary.get');
  const create = useCommand('tunings.create', { invalidates: adjustmentQueries, quiet: 'fields' });
  const [initial] = useState({ phone: params.get('phone') ?? '', direction: 'credit' as const });
  const [phone, setPhone] = useState(initial.phone);
  const [madeId, setMadeId] = useState<string>();
  // Only when the form is gone, and with it the question about unsaved changes.
  useEffect(() => {
    if (madeId !== undefined) void navigate(adjustmentUrl(madeId), { replace: true });
  }, [madeId, navigate]);
  if (madeId !== undefined) return null;
  return (
    <Sheet open onClose={onClose} title={messages.title}>
      <Form<Values, Awaited<ReturnType<typeof create.run>>>
        guardUnsaved
        initialValues={initial}
        onSubmit={(values) => create.run({ body: values })}
        onSuccess={(adjustment) => {
          toast.success(
            adjustment.status === 'applied'
              ? adjustmentsMessages.applied(adjustment.number)
              : adjustmentsMessages.waits(adjustment.number),
          );
          setMadeId(adjustment.id);
        }}
      >
        <PhoneField name="phone" label={messages.phone} onValueChange={setPhone} />
        <Owner phone={phone} />
        <RadioField
          name="direction"
          label={messages.direction}
          options={[
            { value: 'credit', label: messages.credit },
            { value: 'debit', label: messages.debit },
          ]}
        />
        <NumberField name="points" label={messages.points} min={1} max={1_000_000} />
        <SelectField
          name="reasonCode"
          label={messages.reason}
          options={(dictionary.data?.reasons.tuning ?? []).map(({ code, name }) => ({ value: code, label: name }))}
        />
        <TextareaField name="comment" label={messages.comment} hint={messages.commentHint} max={1000} />
        <FormStrip />
        <ButtonGroup>
          <SubmitButton>{messages.send}</SubmitButton>
          <Button onClick={onClose}>{messages.cancel}</Button>
        </ButtonGroup>
      </Form>
    </Sheet>
  );
}
