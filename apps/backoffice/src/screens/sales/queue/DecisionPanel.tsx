import { useQuery } from '@pribavka/api/react';
import { Banner, Button, DescriptionList, formatNumber, LinkButton, VisuallyHidden } from '@pribavka/ui';
import { Clock, MessageCircleQuestionMark } from 'lucide-react';
import type { Dispatch, ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { saleUrl } from '../urls.ts';
import {
  approval,
  type Decision,
  type DecisionChange,
  pointsOf,
  question,
  rejection,
  type Sale,
  type Verdict,
} from './decision.ts';
import { SaleMember } from '../card/SaleMember.tsx';
import { Dispute } from './Dispute.tsx';
import { Compare } from './Compare.tsx';
import { Flags } from './Flags.tsx';
import { Lines } from './Lines.tsx';
import { Reasons } from './Reasons.tsx';
import { Related } from './Related.tsx';
import { queueMessages as messages } from './messages.ts';

const Root = styled.section`
  display: flex;
  flex-direction: column;
  min-height: 0;
  font: var(--pb-type-ui);
  & [data-part='body'] {
    display: grid;
    flex: 1;
    gap: 20px;
    align-content: start;
    min-height: 0;
    padding: 20px 24px;
    overflow-y: auto;
  }
  & header {
    display: flex;
    gap: 12px;
    align-items: baseline;
    justify-content: space-between;
  }
  & h1 {
    font: var(--pb-type-h2);
  }
  & h2 {
    margin-block-end: 8px;
    font: var(--pb-type-ui-strong);
  }
  & footer {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
    min-height: 64px;
    padding: 12px 16px;
    border-block-start: 1px solid var(--pb-line-hair);
    background: var(--pb-bg-surface);
  }
  /* On a phone the photo is scrolled away, the decision is not. */
  @media (max-width: 63.99em) {
    & footer {
      position: sticky;
      inset-block-end: 0;
      z-index: 1;
    }
  }
  & [data-part='secondary'] {
    color: var(--pb-text-secondary);
  }
`;

export interface DecisionPanelProps {
  sale: Sale;
  decision: Decision;
  change: Dispatch<DecisionChange>;
  position: string;
  pending: boolean;
  send: (verdict: Verdict) => void;
  gap: Verdict['gap'];
  notice: string | undefined;
  asked: number;
  onSend: () => void;
  /** Puts the sale off, or takes it back from «Отложено». */
  onPostpone: () => void;
  postponed: boolean;
}

/** Everything a moderator needs to decide, and the decision. */
export function DecisionPanel(props: DecisionPanelProps): ReactElement {
  const { sale, decision, change, position, pending, send, gap, notice } = props;
  const reasons = useQuery('sales.reasons');
  const { review, receipt } = sale;
  const lockedBy = sale.allowedActions.includes('lock') ? undefined : review?.lockedBy?.name;
  const allowed = new Set(sale.allowedActions);
  const rows = [
    { term: 'Чек', value: receipt?.fn && `ФН ${receipt.fn}, ФД ${receipt.fd ?? '—'}, ФП ${receipt.fpd ?? '—'}` },
    { term: messages.dateReason, value: sale.saleDateReason },
    { term: 'Комментарий', value: sale.comment },
  ].filter((row) => row.value);
  return (
    <Root aria-label={`Продажа ${sale.number}`}>
      <div data-part="body">
        <header>
          <h1>Продажа {sale.number}</h1>
          <span data-part="secondary">{position}</span>
        </header>
        <div>
          <SaleMember {...sale.member} />{' '}
          {review && (
            <span data-part="secondary">
              {messages.stats(review.memberStats.salesTotal, review.memberStats.rejected)}
            </span>
          )}
        </div>
        {sale.disputed && sale.status === 'moderation' && (
          <Dispute sale={sale} own={!lockedBy && !allowed.has('lock')} />
        )}
        {(notice ?? lockedBy) && <Banner tone="warning" title={notice ?? messages.lockedBy(lockedBy ?? '')} announce />}
        <Flags sale={sale} />
        <Compare sale={sale} />
        {rows.length > 0 && <DescriptionList items={rows} />}
        <Lines sale={sale} decision={decision} change={change} editable={allowed.has('approve')} />
        <Related sale={sale} />
        {allowed.has('reject') && (
          <Reasons
            reasons={(reasons.data ?? []).filter((reason) => reason.kind === 'reject')}
            decision={decision}
            change={change}
            gap={gap}
            asked={props.asked}
            onSend={props.onSend}
            action={
              allowed.has('clarify') && (
                <Button
                  size="sm"
                  kbd="Q"
                  icon={MessageCircleQuestionMark}
                  onClick={() => send(question(sale, decision))}
                >
                  {messages.clarify}
                </Button>
              )
            }
          />
        )}
      </div>
      <footer>
        {allowed.has('approve') && (
          <Button variant="primary" kbd="A" loading={pending} onClick={() => send(approval(sale, decision))}>
            {`${messages.approve} ${formatNumber(pointsOf(sale, decision), { sign: true })}`}
          </Button>
        )}
        {allowed.has('reject') && (
          <Button
            variant="danger-outline"
            kbd="R"
            disabledReason={pending ? messages.approve : undefined}
            onClick={() => send(rejection(sale, decision))}
          >
            {messages.reject}
          </Button>
        )}
        {allowed.has('lock') && (
          <Button
            kbd="S"
            icon={Clock}
            title={props.postponed ? messages.resume : messages.postpone}
            onClick={props.onPostpone}
          >
            <VisuallyHidden>{props.postponed ? messages.resume : messages.postpone}</VisuallyHidden>
          </Button>
        )}
        {sale.allowedActions.length === 0 && (
          <LinkButton render={<Link to={saleUrl(sale.id)} />}>{messages.openCard}</LinkButton>
        )}
      </footer>
    </Root>
  );
}
