import type { Output } from '@pribavka/api';
import { useQuery } from '@pribavka/api/react';
import { useFormValue } from '@pribavka/forms';
import { Banner, DescriptionList, formatNumber, Text } from '@pribavka/ui';
import { formatPoints } from '@pribavka/ui/loyalty';
import type { ReactElement } from 'react';

import { memberStates } from '../../../shared/states.ts';
import { adjustmentsMessages } from '../messages.ts';
import { forecastOf } from './forecast.ts';

const messages = adjustmentsMessages.form;
const digits = 11;

type Member = Output<'members.infoByPhone'>;

/** Who owns the phone, before anything is moved. */
export function Owner(): ReactElement | null {
  const phone = useFormValue<string>('phone') ?? '';
  const complete = phone.length === digits;
  const owner = useQuery('members.infoByPhone', { query: { phone } }, { enabled: complete, quiet: 'all' });
  if (!complete) return null;
  if (owner.problem) return <Banner tone="warning" title={messages.notFound} />;
  if (!owner.data) return null;
  return <Account member={owner.data} />;
}

function Account({ member: { fullName, store, status, points } }: { member: Member }): ReactElement {
  return (
    <>
      <DescriptionList
        items={[
          { term: messages.owner, value: fullName },
          { term: messages.ownerStatus, value: [memberStates[status].word, store?.name].filter(Boolean).join(', ') },
          { term: messages.active, value: formatNumber(points.active) },
          { term: messages.pending, value: formatNumber(points.pending) },
          ...(points.debt > 0 ? [{ term: messages.debt, value: formatNumber(points.debt) }] : []),
        ]}
      />
      <Outcome sums={points} />
    </>
  );
}

/** What the press of the button will do, before it is pressed. */
function Outcome({ sums }: { sums: Member['points'] }): ReactElement | null {
  const direction = useFormValue<'credit' | 'debit'>('direction') ?? 'credit';
  const points = useFormValue<number>('points');
  const settings = useQuery('points.settings', {}, { quiet: 'all' }).data;
  if (typeof points !== 'number' || points <= 0) return null;
  const forecast = forecastOf({ direction, points }, sums, settings?.rateKopecks);
  if (forecast.impossible) return <Banner tone="warning" title={forecast.text} announce />;
  return (
    <Text as="p" tone="secondary">
      {forecast.text}
      {settings && ` ${adjustmentsMessages.threshold(formatPoints(settings.adjustmentApprovalThreshold))}`}
    </Text>
  );
}
