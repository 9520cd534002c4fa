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
import { tuningUrl } from '../urls.ts';
import { tuningsWords } from '../words.ts';
import { tuningsTouched } from './TuningSheet.tsx';

const words = tuningsWords.form;

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
  if (owner.problem) return <Banner tone="warning" title={words.notFound} />;
  if (!owner.data) return null;
  const { fullName, store, status, points } = owner.data;
  return (
    <DescriptionList
      items={[
        { term: words.owner, value: fullName },
        { term: words.ownerStatus, value: [memberStates[status].word, store?.name].filter(Boolean).join(', ') },
        { term: words.active, value: formatNumber(points.active) },
        { term: words.pending, value: formatNumber(points.pending) },
        ...(points.debt > 0 ? [{ term: words.debt, value: formatNumber(points.debt) }] : []),
      ]}
    />
  );
}

/** Points by hand: phone, direction, points, reason, comment. */
export function NewTuning({ onClose }: { onClose: () => void }): ReactElement | null {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const dictionary = useQuery('dictionary.get');
  const create = useCommand('tunings.create', { invalidates: tuningsTouched, quiet: 'fields' });
  const [initial] = useState({ phone: params.get('phone') ?? '', direction: 'credit' as const });
  const [phone, setPhone] = useState(initial.phone);
  const [madeId, setMadeId] = useState<string>();
  // Only when the form is gone, and with it the question about unsaved changes.
  useEffect(() => {
    if (madeId !== undefined) void navigate(tuningUrl(madeId), { replace: true });
  }, [madeId, navigate]);
  if (madeId !== undefined) return null;
  return (
    <Sheet open onClose={onClose} title={words.title}>
      <Form<Values, Awaited<ReturnType<typeof create.run>>>
        guardUnsaved
        initialValues={initial}
        onSubmit={(values) => create.run({ body: values })}
        onSuccess={(tuning) => {
          toast.success(
            tuning.status === 'applied' ? tuningsWords.applied(tuning.number) : tuningsWords.waits(tuning.number),
          );
          setMadeId(tuning.id);
        }}
      >
        <PhoneField name="phone" label={words.phone} onValueChange={setPhone} />
        <Owner phone={phone} />
        <RadioField
          name="direction"
          label={words.direction}
          options={[
            { value: 'credit', label: words.credit },
            { value: 'debit', label: words.debit },
          ]}
        />
        <NumberField name="points" label={words.points} min={1} max={1_000_000} />
        <SelectField
          name="reasonCode"
          label={words.reason}
          options={(dictionary.data?.reasons.tuning ?? []).map(({ code, name }) => ({ value: code, label: name }))}
        />
        <TextareaField name="comment" label={words.comment} hint={words.commentHint} max={1000} />
        <FormStrip />
        <ButtonGroup>
          <SubmitButton>{words.send}</SubmitButton>
          <Button onClick={onClose}>{words.cancel}</Button>
        </ButtonGroup>
      </Form>
    </Sheet>
  );
}
