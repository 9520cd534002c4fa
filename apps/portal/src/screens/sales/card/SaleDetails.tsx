import { Banner, DescriptionList, formatDate, formatMoney, StatusLabel, Timeline } from '@pribavka/ui';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

import { StandingLink } from '../../../shared/StandingLink.tsx';
import type { Sale } from '../../../shared/contract.ts';
import { PrivateImage } from '../../../shared/PrivateImage.tsx';
import { SaleFormula } from '../../../shared/sale/SaleFormula.tsx';
import { writeToSupportUrl } from '../../profile/urls.ts';
import { saleStates } from '../../../shared/states.ts';
import { cardSum } from '../../../shared/sums.ts';
import { SaleItems } from './SaleItems.tsx';
import { SaleMessages } from './SaleMessages.tsx';
import { SaleOperations } from './SaleOperations.tsx';
import { saleCardMessages as messages } from './messages.ts';

const Root = styled.div`
  display: grid;
  gap: 24px;
  & > section {
    display: grid;
    gap: 12px;
  }
  & h3 {
    font: var(--pb-type-h3);
  }
  & [data-part='state'] {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    color: var(--pb-text-secondary);
  }
  & [data-part='files'] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

/** What comes next, in one line: a deadline, an expected decision or the day the points are free. */
function nextStep(sale: Sale): string | undefined {
  if (sale.status === 'draft' && sale.submitUntil) return messages.submitUntil(formatDate(sale.submitUntil, 'listDay'));
  if (sale.status === 'moderation' && sale.expectedDecisionAt)
    return messages.expected(formatDate(sale.expectedDecisionAt, 'listDay'));
  // A question is open: nothing is promised before it is answered.
  if (sale.status === 'clarification') return undefined;
  if (sale.pointsState === 'pending' && sale.activateAt)
    return messages.activates(formatDate(sale.activateAt, 'listDay'));
  if (sale.pointsState === 'active' && sale.activateAt) return messages.active(formatDate(sale.activateAt, 'listDay'));
  if (sale.status === 'rejected' && sale.disputeUntil)
    return messages.disputeUntil(formatDate(sale.disputeUntil, 'listDay'));
  return undefined;
}

const tones = { rejected: 'danger', clarification: 'warning' } as const;

export interface SaleDetailsProps {
  sale: Sale;
  /** Under everything else. */
  end: ReactNode;
}

/** The body of a sale's card: a question of the moderator stands before everything else. */
export function SaleDetails({ sale, end }: SaleDetailsProps): ReactElement {
  const state = saleStates[sale.status];
  const next = nextStep(sale);
  const tone = sale.status === 'rejected' || sale.status === 'clarification' ? tones[sale.status] : undefined;
  const sum = cardSum(sale);
  const refused = sale.items.filter(({ status }) => status === 'rejected');
  const decided = sale.status === 'confirmed' || sale.status === 'partially_returned';
  return (
    <Root>
      {tone === 'warning' && sale.reasonText && (
        <Banner tone={tone} title={messages.question}>
          {sale.reasonText}
        </Banner>
      )}
      <div data-part="state">
        <StatusLabel status={state.glyph}>{state.word}</StatusLabel>
        {next && <span>{next}</span>}
      </div>
      {tone === 'danger' && sale.reasonText && (
        <Banner tone={tone} title={sale.reasonText}>
          {messages.noPoints}
        </Banner>
      )}
      {(sum.kind === 'expected' || sum.kind === 'granted') && (
        <SaleFormula
          items={sale.items}
          title={decided ? messages.whyDone : messages.why}
          totalLabel={messages.total}
          total={sum.points}
        />
      )}
      <section>
        <h3>{messages.items}</h3>
        {refused.length > 0 && refused.length < sale.items.length && (
          <Banner tone="warning" title={messages.refused(refused.length, sale.items.length)}>
            {sale.allowedActions.includes('dispute') && sale.disputeUntil
              ? messages.disputeUntil(formatDate(sale.disputeUntil, 'listDay'))
              : undefined}
          </Banner>
        )}
        <SaleItems sale={sale} />
      </section>
      <DescriptionList
        items={[
          { term: messages.saleDate, value: formatDate(sale.saleDate) },
          ...(sale.saleDateReason ? [{ term: messages.saleDateReason, value: sale.saleDateReason }] : []),
          ...(sale.store ? [{ term: messages.store, value: `${sale.store.name}, ${sale.store.address}` }] : []),
          ...(sale.receipt?.fd
            ? [
                {
                  term: messages.receipt,
                  value: [
                    `ФД № ${sale.receipt.fd}`,
                    sale.receipt.totalKopecks === null ? undefined : formatMoney(sale.receipt.totalKopecks),
                  ]
                    .filter(Boolean)
                    .join(' · '),
                },
              ]
            : []),
          ...(sale.comment ? [{ term: messages.comment, value: sale.comment }] : []),
        ]}
      />
      {sale.files.length > 0 && (
        <section>
          <h3>{messages.files}</h3>
          <div data-part="files">
            {sale.files.map((file) => (
              <PrivateImage key={file.id} file={file} />
            ))}
          </div>
        </section>
      )}
      {sale.messages.length > 0 && (
        <section>
          <h3>{messages.messages}</h3>
          <SaleMessages messages={sale.messages} />
        </section>
      )}
      {/* What a rejected sale was given and lost at once would read as a promise. */}
      {sale.status !== 'rejected' && sale.operations.length > 0 && <SaleOperations operations={sale.operations} />}
      <section>
        <h3>{messages.timeline}</h3>
        <Timeline
          events={sale.timeline.map((entry, index) => ({
            key: `${entry.at}-${index}`,
            at: entry.at,
            time: formatDate(entry.at, 'dayMonthYearTime'),
            status: saleStates[entry.status].glyph,
            title: entry.title,
            // «Вы ответили» names its person already.
            by: entry.title.startsWith('Вы ') ? undefined : messages.actors[entry.actorKind],
            children: entry.text,
          }))}
        />
      </section>
      <p>
        <StandingLink to={writeToSupportUrl({ sale: sale.id, number: sale.number })}>{messages.support}</StandingLink>
      </p>
      {end && <div>{end}</div>}
    </Root>
  );
}
