import { Glyph } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import { SaleMember } from '../card/SaleMember.tsx';
import { urgencyOf } from '../deadline.ts';
import type { Sale } from './decision.ts';
import { queueMessages as messages } from './messages.ts';
import { useMinute } from './useMinute.ts';
import { deadlineOf, waitedFor } from './waited.ts';

const Root = styled.header`
  display: grid;
  gap: 4px;
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 8px;
    align-items: baseline;
  }
  & > div:first-child {
    justify-content: space-between;
  }
  & h1 {
    font: var(--pb-type-h2);
  }
  & [data-part='secondary'] {
    color: var(--pb-text-secondary);
  }
  & [data-urgency] {
    display: inline-flex;
    gap: 6px;
    align-items: center;
    font-weight: 600;
  }
  & [data-urgency='bad'] {
    color: var(--pb-danger-text);
  }
  & [data-urgency='warn'] {
    color: var(--pb-warning-text);
  }
`;

/** Which sale it is, whose, how long it has waited and by when it has to be decided. */
export function SaleHead({ sale, position }: { sale: Sale; position: string }): ReactElement {
  const now = useMinute();
  const { review, submittedAt } = sale;
  const dueAt = sale.status === 'moderation' ? review?.slaDueAt : undefined;
  const urgency = urgencyOf(dueAt, now);
  return (
    <Root>
      <div>
        <h1>Продажа {sale.number}</h1>
        <span data-part="secondary">{position}</span>
      </div>
      <div>
        <SaleMember {...sale.member} />
        {review && (
          <span data-part="secondary">
            {messages.stats(review.memberStats.salesTotal, review.memberStats.rejected)}
          </span>
        )}
      </div>
      {dueAt && (
        <div>
          {submittedAt && <span data-part="secondary">{messages.waits(waitedFor(submittedAt, now))}</span>}
          <span data-part="secondary" data-urgency={urgency}>
            {urgency && <Glyph name={urgency} />}
            {deadlineOf(dueAt, now)}
          </span>
        </div>
      )}
    </Root>
  );
}
