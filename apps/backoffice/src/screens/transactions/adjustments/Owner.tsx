import type { Output } from '@pribavka/api';
import { useQuery } from '@pribavka/api/react';
import { useFormValue } from '@pribavka/forms';
import { Banner, Button, DescriptionList, formatNumber, Text } from '@pribavka/ui';
import { formatPoints } from '@pribavka/ui/loyalty';
import type { ReactElement } from 'react';

import { memberStates } from '../../../shared/states.ts';
import { adjustmentsMessages } from './messages.ts';
import { forecastOf } from './forecast.ts';

const messages = adjustmentsMessages.form;
const digits = 11;

type Member = Output<'members.infoByPhone'>;

function useOwner() {
  const phone = useFormValue<string>('phone') ?? '';
  const complete = phone.length === digits;
  const owner = useQuery('members.infoByPhone', { query: { phone } }, { enabled: complete, quiet: 'all' });
  return complete ? owner : undefined;
}

/** Who owns the phone, under it. */
export function Owner(): ReactElement | null {
  const owner = useOwner();
  // Only an answer says that there is nobody; a question that got none is to be asked again.
  if (owner?.problem?.kind === 'not_found') return <Banner tone="warning" title={messages.notFound} announce />;
  if (owner?.data) return <Account member={owner.data} />;
  if (!owner?.problem) return null;
  return (
    <Banner
      tone="danger"
      title={messages.failed}
      announce
      actions={
        <Button size="sm" loading={owner.refreshing} onClick={() => void owner.reload()}>
          {messages.retry}
        </Button>
      }
    >
      {owner.problem.messages.join(' ')}
    </Banner>
  );
}

function Account({ member: { fullName, store, status, points } }: { member: Member }): ReactElement {
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

/** What the press of the button will do, before it is pressed. */
export function Outcome(): ReactElement | null {
  const sums = useOwner()?.data?.points;
  const direction = useFormValue<'credit' | 'debit'>('direction') ?? 'credit';
  const points = useFormValue<number>('points');
  const settings = useQuery('points.settings', {}, { quiet: 'all' }).data;
  if (sums === undefined || typeof points !== 'number' || !(points > 0)) return null;
  const forecast = forecastOf({ direction, points }, sums, settings?.rateKopecks);
  if (forecast.impossible) return <Banner tone="warning" title={forecast.text} announce />;
  const threshold = settings?.adjustmentApprovalThreshold;
  return (
    <Text as="p" tone="secondary">
      {forecast.text}
      {threshold !== undefined &&
        ` ${points > threshold ? adjustmentsMessages.forecast.waits : adjustmentsMessages.threshold(formatPoints(threshold))}`}
    </Text>
  );
}
