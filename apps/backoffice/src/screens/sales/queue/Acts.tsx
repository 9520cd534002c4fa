import { Button, formatNumber, LinkButton, useFoot, VisuallyHidden } from '@pribavka/ui';
import { Clock } from 'lucide-react';
import { type ReactElement, useRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { saleUrl } from '../urls.ts';
import { approval, pointsOf, rejection, type Sale } from './decision.ts';
import type { DecisionPanelProps } from './DecisionPanel.tsx';
import { canTake } from './lock-state.ts';
import { queueMessages as messages } from './messages.ts';

const Root = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  min-height: 64px;
  padding: 12px 16px;
  border-block-start: 1px solid var(--pb-line-hair);
  background: var(--pb-bg-surface);
  /* On a phone the photo is scrolled away, the decision is not. */
  @media (max-width: 63.99em) {
    position: sticky;
    inset-block-end: 0;
    z-index: 1;
  }
`;

type ActsProps = Pick<
  DecisionPanelProps,
  'sale' | 'decision' | 'pending' | 'send' | 'lock' | 'onPostpone' | 'postponed'
> & {
  /** What this tab may do now. */
  allowed: ReadonlySet<Sale['allowedActions'][number]>;
};

/** The decision itself, each act with its key; what gives it back where it is not this tab's. */
export function Acts({ sale, decision, pending, send, lock, onPostpone, postponed, allowed }: ActsProps): ReactElement {
  const putOff = postponed ? messages.resume : messages.postpone;
  const foot = useRef<HTMLElement>(null);
  useFoot(foot, true);
  return (
    <Root ref={foot}>
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
        <Button kbd="S" icon={Clock} title={putOff} onClick={onPostpone}>
          <VisuallyHidden>{putOff}</VisuallyHidden>
        </Button>
      )}
      {canTake(lock.state) && (
        <Button variant="primary" onClick={lock.again}>
          {lock.state === 'idle' ? messages.lock.again : messages.lock.takeOver}
        </Button>
      )}
      {allowed.size === 0 && <LinkButton render={<Link to={saleUrl(sale.id)} />}>{messages.openCard}</LinkButton>}
    </Root>
  );
}
