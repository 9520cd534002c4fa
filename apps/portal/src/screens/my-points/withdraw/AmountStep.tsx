import { useApi, useQuery } from '@pribavka/api/react';
import { AmountField, DraftNotice, Form, FormStrip, LockedWhileSending, SelectField } from '@pribavka/forms';
import { Banner, formatDate, formatMoney, formatNumber } from '@pribavka/ui';
import { formatPoints, FormulaColumn } from '@pribavka/ui/loyalty';
import { useId, useState, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { cardName } from '../../../shared/cards.ts';
import type { CodeSent, PayoutCard, Quote } from '../../../shared/contract.ts';
import { FollowValue } from '../../../shared/FollowValue.tsx';
import { FootButtons } from '../../../shared/SheetFoot.tsx';
import { profileUrl } from '../../profile/urls.ts';
import { requoted, termsOf, type WithdrawalDraft } from './draft.ts';
import { withdrawMessages as messages } from './messages.ts';

export interface AmountStepProps {
  /** Of the sheet: the main act stands under the thumb at every step. */
  foot: HTMLElement | null;
  /** Limits and terms before an amount is known. */
  terms: Quote;
  cards: readonly PayoutCard[];
  draft: WithdrawalDraft | undefined;
  /** `sent` is there when a code is asked for. */
  onNext: (draft: WithdrawalDraft, sent: CodeSent | undefined) => void;
}

interface Values {
  points: string;
  cardId: string;
}

const Fields = styled(LockedWhileSending)`
  display: grid;
  gap: 16px;
`;

const DRAFT = { area: 'withdrawal' };

const QUICK = [500, 1000, 5000];

/** How much and to which card, with what will really come. */
export function AmountStep({ foot, terms, cards, draft, onNext }: AmountStepProps): ReactElement {
  const api = useApi();
  const id = useId();
  const main = cards.find((card) => card.isDefault) ?? cards[0];
  const initial = { points: draft ? String(draft.points) : '', cardId: draft?.cardId ?? main?.id ?? '' };
  const [points, setPoints] = useState(initial.points);
  const { limits } = terms;
  const amount = Number(points) || 0;
  const fits = amount >= limits.min && amount <= Math.min(limits.max, limits.available);
  const quote = useQuery(
    'withdrawals.quote',
    { body: { points: amount, ...(initial.cardId ? { cardId: initial.cardId } : {}) } },
    { enabled: fits, keepPreviousData: true, quiet: 'all' },
  );
  const shown = fits ? quote.data : undefined;
  // Of this very sum: while the answer for a new one is on its way, the last one is still on the screen.
  const seen = shown?.points === amount ? shown : undefined;

  return (
    <Form<Values, { draft: WithdrawalDraft; sent: CodeSent | undefined }>
      id={id}
      draft={DRAFT}
      initialValues={initial}
      onSubmit={async (values) => {
        const body = { points: Number(values.points), cardId: values.cardId };
        const fresh = await api.call('withdrawals.quote', { body }, { quiet: 'all' });
        const sent = fresh.codeRequired
          ? await api.call('withdrawals.sendCode', { body: { ...body, reuse: true } }, { quiet: 'all' })
          : undefined;
        return { draft: requoted({ ...body, terms: termsOf(seen ?? fresh) }, fresh), sent };
      }}
      onSuccess={({ draft: ready, sent }) => onNext(ready, sent)}
    >
      <FollowValue name="points" onValue={setPoints} />
      <DraftNotice />
      <Fields>
        <AmountField
          name="points"
          label={messages.amount}
          limits={{
            min: limits.min,
            max: limits.max,
            step: limits.step,
            available: limits.available,
            unit: messages.unit,
            action: messages.action,
          }}
          quick={QUICK}
          hint={messages.limits(limits.min, Math.min(limits.max, limits.available))}
        />
        <SelectField
          name="cardId"
          label={messages.card}
          rules={[(value) => (cards.some(({ id: known }) => known === value) ? undefined : messages.cardGone)]}
          side={<Link to={profileUrl('cards')}>{messages.addCard}</Link>}
          options={cards.map((card) => ({ value: card.id, label: cardName(card) }))}
        />
      </Fields>
      <FormulaColumn
        money
        totalLabel={messages.quote.preliminary}
        parts={[
          { value: formatPoints(amount), label: messages.quote.points },
          {
            value: messages.quote.rateValue(formatNumber((shown ?? terms).rateKopecks / 100)),
            label: messages.quote.rate,
          },
          ...(shown && shown.taxExemptUsedKopecks > 0
            ? [{ value: formatMoney(shown.taxExemptUsedKopecks), label: messages.quote.exempt }]
            : []),
          ...(shown && shown.taxKopecks > 0
            ? [{ value: formatMoney(-shown.taxKopecks), label: messages.quote.tax }]
            : []),
          { value: shown ? formatMoney(shown.netKopecks) : '—', label: '', tone: 'result' as const },
        ]}
      />
      {shown && <p>{shown.taxNote}</p>}
      {shown?.payoutBy && <p>{messages.quote.by(formatDate(shown.payoutBy, 'listDay'))}</p>}
      {shown?.blockers.map((blocker) => (
        <Banner key={blocker.code} tone="warning" title={blocker.text} />
      ))}
      <Banner tone="info" title={messages.owner} />
      <FormStrip />
      <FootButtons
        foot={foot}
        form={id}
        send={shown ? messages.send(formatMoney(shown.netKopecks)) : messages.sendPlain}
      />
    </Form>
  );
}
