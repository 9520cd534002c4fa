import { Banner, Button, LinkButton } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';

import { registrationUrl } from '../registration/urls.ts';
import type { Outcome } from './outcome.ts';
import { Support } from './Support.tsx';
import { loginMessages as messages } from './messages.ts';

export interface OutcomePanelProps {
  outcome: Outcome;
  onBack: () => void;
}

/** Why the person is not let in, and what can be done about it. */
export function OutcomePanel({ outcome, onBack }: OutcomePanelProps): ReactElement {
  return (
    <>
      {outcome.kind === 'moderation' && (
        <Banner tone="info" title={messages.moderation.title} announce>
          {messages.moderation.text}
        </Banner>
      )}
      {outcome.kind === 'rejected' && (
        <Banner tone="danger" title={messages.rejected.title} announce>
          {outcome.reason} {messages.rejected.support}
        </Banner>
      )}
      {outcome.kind === 'blocked' && (
        <Banner tone="danger" title={messages.blocked.title} announce>
          {outcome.reason} {messages.blocked.support}
        </Banner>
      )}
      {outcome.kind === 'deleted' && (
        <Banner tone="warning" title={messages.deleted.title} announce>
          {messages.deleted.text}
        </Banner>
      )}
      {outcome.kind === 'rejected' && (
        <LinkButton variant="primary" render={<Link to={registrationUrl()} state={{ resubmit: true }} />}>
          {messages.rejected.fix}
        </LinkButton>
      )}
      <Button onClick={onBack}>{messages.another}</Button>
      <Support />
    </>
  );
}
