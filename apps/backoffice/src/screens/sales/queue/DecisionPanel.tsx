import { useQuery } from '@pribavka/api/react';
import { Button, DescriptionList } from '@pribavka/ui';
import { MessageCircleQuestionMark } from 'lucide-react';
import type { Dispatch, ReactElement } from 'react';
import { styled } from 'styled-components';

import { Acts } from './Acts.tsx';
import { Compare } from './Compare.tsx';
import { type Decision, type DecisionChange, question, type Sale, type Verdict } from './decision.ts';
import { Dispute } from './Dispute.tsx';
import { Flags } from './Flags.tsx';
import { Lines } from './Lines.tsx';
import { canDecide } from './lock-state.ts';
import { LockBanner } from './LockBanner.tsx';
import { queueMessages as messages } from './messages.ts';
import { Reasons } from './Reasons.tsx';
import { Related } from './Related.tsx';
import { SaleHead } from './SaleHead.tsx';
import type { Lock } from './useLock.ts';

const Root = styled.section`
  display: flex;
  flex-direction: column;
  min-height: 0;
  font: var(--pb-type-ui);
  & > [data-part='body'] {
    display: grid;
    flex: 1;
    gap: 14px;
    align-content: start;
    min-height: 0;
    padding: 16px 24px;
    overflow-y: auto;
  }
  & h2 {
    margin-block-end: 8px;
    font: var(--pb-type-ui-strong);
  }
  /* What is pressed stays in sight, however long the receipt is; a low window scrolls inside. */
  & > [data-part='reasons'] {
    padding: 12px 24px;
    border-block-start: 1px solid var(--pb-line-hair);
    background: var(--pb-bg-surface);
  }
  @media (min-width: 64em) {
    & > [data-part='reasons'] {
      flex: 0 1 auto;
      max-height: 60%;
      overflow-y: auto;
    }
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
  lock: Lock;
  asked: number;
  onSend: () => void;
  /** Puts the sale off, or takes it back from «Отложено». */
  onPostpone: () => void;
  postponed: boolean;
}

/** Everything a moderator needs to decide, and the decision. */
export function DecisionPanel(props: DecisionPanelProps): ReactElement {
  const { sale, decision, change, gap, lock, send } = props;
  const reasons = useQuery('sales.reasons');
  const { receipt } = sale;
  const isTyped = decision.comment !== '';
  const allowed = new Set(canDecide(lock.state) ? sale.allowedActions : []);
  const rows = [
    { term: messages.receipt, value: receipt?.fn && messages.receiptNumbers(receipt.fn, receipt.fd, receipt.fpd) },
    { term: messages.dateReason, value: sale.saleDateReason },
    { term: messages.words, value: sale.comment },
  ].filter((row) => row.value);
  return (
    <Root data-part="decision" aria-label={`Продажа ${sale.number}`}>
      <div data-part="body">
        <SaleHead sale={sale} position={props.position} />
        <LockBanner state={lock.state} sale={sale} isTyped={isTyped} />
        {sale.disputed && sale.status === 'moderation' && (
          <Dispute sale={sale} own={lock.state === 'closed' && sale.review?.lockedBy == null} />
        )}
        <Flags sale={sale} />
        <Compare sale={sale} />
        <Lines sale={sale} decision={decision} change={change} editable={allowed.has('approve')} />
        {rows.length > 0 && <DescriptionList items={rows} />}
        <Related sale={sale} />
      </div>
      {(allowed.has('reject') || (isTyped && sale.status === 'moderation')) && (
        <div data-part="reasons">
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
        </div>
      )}
      <Acts {...props} allowed={allowed} />
    </Root>
  );
}
