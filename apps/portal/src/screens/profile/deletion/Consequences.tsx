import { ConsentField, Form, FormStrip, SubmitButton } from '@pribavka/forms';
import { Banner, Button } from '@pribavka/ui';
import { formatPoints } from '@pribavka/ui/loyalty';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import type { AccountDeletion } from '../../../shared/contract.ts';
import { pointsUrl } from '../../my-points/urls.ts';
import { salesUrl } from '../../sales/urls.ts';
import { profileUrl } from '../urls.ts';
import { deletionMessages as messages } from './messages.ts';

const Root = styled.div`
  display: grid;
  gap: 16px;
  margin-block-end: 24px;
  & h3 {
    margin-block-end: 4px;
    font: var(--pb-type-h3);
  }
  & section p {
    color: var(--pb-text-secondary);
  }
  & [data-part='number'] {
    color: var(--pb-text-primary);
    font-weight: 600;
  }
`;

const places = {
  payout: pointsUrl({ tab: 'payouts' }),
  debt: pointsUrl(),
  dispute: salesUrl(),
  phone: profileUrl('personal'),
};

export interface ConsequencesProps {
  deletion: AccountDeletion;
  /** The code is on its way: nothing is left to agree to. */
  asked: boolean;
  onCancel: () => void;
  onAgree: () => Promise<void>;
}

/** What burns, what is erased, what stays and why; or what stands in the way. */
export function Consequences({ deletion, asked, onCancel, onAgree }: ConsequencesProps): ReactElement {
  const { blockers } = deletion;
  return (
    <Root>
      <Burns deletion={deletion} />
      <section>
        <h3>{messages.erased}</h3>
        <p>{messages.erasedText}</p>
      </section>
      <section>
        <h3>{messages.kept}</h3>
        <p>{messages.keptText}</p>
      </section>
      {blockers.length > 0 && (
        <Banner tone="warning" title={messages.blocked}>
          {blockers.map(({ code, text }) => (
            <div key={code}>
              {text}. <Link to={places[code]}>{messages.links[code]}</Link>
            </div>
          ))}
        </Banner>
      )}
      {blockers.length === 0 && !asked && (
        <Form onSubmit={onAgree}>
          <ConsentField name="understood" label={messages.understood} />
          <FormStrip />
          <SubmitButton wide variant="danger">
            {messages.send}
          </SubmitButton>
          <Button wide onClick={onCancel}>
            {messages.cancel}
          </Button>
        </Form>
      )}
    </Root>
  );
}

function Burns({
  deletion: { active, waiting, sales, salesPoints },
}: Pick<ConsequencesProps, 'deletion'>): ReactElement {
  const burns = active + waiting;
  return (
    <section>
      <h3>{messages.burns}</h3>
      <p data-part="number">{burns > 0 ? messages.burnsPoints(burns) : messages.burnsNothing}</p>
      {waiting > 0 && <p>{messages.parts(formatPoints(active), formatPoints(waiting))}</p>}
      {sales > 0 && <p>{messages.sales(sales, formatPoints(salesPoints))}</p>}
    </section>
  );
}
