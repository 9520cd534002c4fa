import { Banner, Button, LinkButton } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';

import { registrationUrl } from '../registration/urls.ts';
import type { Outcome } from './outcome.ts';
import { Support } from './Support.tsx';
import { loginWords as words } from './words.ts';

export interface OutcomePanelProps {
  outcome: Outcome;
  onBack: () => void;
}

/** Why the person is not let in, and what can be done about it. */
export function OutcomePanel({ outcome, onBack }: OutcomePanelProps): ReactElement {
  return (
    <>
      {outcome.kind === 'moderation' && (
        <Banner tone="info" title={words.moderation.title} announce>
          {words.moderation.text}
        </Banner>
      )}
      {outcome.kind === 'rejected' && (
        <Banner tone="danger" title={words.rejected.title} announce>
          {outcome.reason} {words.rejected.support}
        </Banner>
      )}
      {outcome.kind === 'blocked' && (
        <Banner tone="danger" title={words.blocked.title} announce>
          {outcome.reason} {words.blocked.support}
        </Banner>
      )}
      {outcome.kind === 'deleted' && (
        <Banner tone="warning" title={words.deleted.title} announce>
          {words.deleted.text}
        </Banner>
      )}
      {outcome.kind === 'rejected' && (
        <LinkButton variant="primary" render={<Link to={registrationUrl()} state={{ mend: true }} />}>
          {words.rejected.fix}
        </LinkButton>
      )}
      <Button onClick={onBack}>{words.another}</Button>
      <Support />
    </>
  );
}
