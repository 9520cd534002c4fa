import { Banner, type ConfirmOptions, DescriptionList, formatMoney, formatNumber, Stack, Text } from '@pribavka/ui';
import { formatPoints } from '@pribavka/ui/loyalty';

import { adjustmentsMessages } from './messages.ts';
import { type Asked, balanceAfter, forecastOf, type Sums } from './forecast.ts';

const { columns, form, forecast, question } = adjustmentsMessages;

export interface AdjustmentFacts extends Asked {
  readonly member: string;
  /** What the member has; nothing where it is not known. */
  readonly balance: Sums | undefined;
  /** Kopecks of one point; nothing until the settings are here. */
  readonly rateKopecks: number | undefined;
  readonly reason: string;
  readonly comment: string | null;
  /** For the one who approves it. */
  readonly author?: string | undefined;
  /** What follows: that it waits, that it cannot be booked. */
  readonly note?: string | undefined;
}

/** The question before points move: whose, how many, in roubles, what is left, why and by whom. */
export function questionOf(title: string, facts: AdjustmentFacts): Pick<ConfirmOptions, 'title' | 'body'> {
  const { member, direction, points, balance, rateKopecks, reason, comment, author, note } = facts;
  const sign = direction === 'credit' ? 1 : -1;
  const left = balance && balanceAfter(facts, balance);
  const impossible = balance && forecastOf(facts, balance).impossible;
  const items = [
    { term: columns.member, value: member },
    { term: columns.points, value: formatNumber(sign * points, { sign: true }) },
    {
      term: question.roubles,
      value: rateKopecks !== undefined && formatMoney(sign * points * rateKopecks, { sign: true }),
    },
    {
      term: form.active,
      value: balance && left && !impossible && question.change(formatNumber(balance.active), formatNumber(left.active)),
    },
    { term: question.repaid, value: left && left.repaid > 0 && formatPoints(left.repaid) },
    { term: columns.reason, value: reason },
    { term: form.comment, value: comment },
    { term: columns.createdBy, value: author },
  ].filter(({ value }) => value);
  return {
    title,
    body: (
      <Stack gap={16}>
        {impossible && <Banner tone="warning" title={forecast.beyond(formatPoints(balance.active))} />}
        <DescriptionList termWidth={140} items={items} />
        {note && <Text as="p">{note}</Text>}
      </Stack>
    ),
  };
}
