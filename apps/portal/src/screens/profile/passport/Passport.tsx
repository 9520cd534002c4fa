import { useSession } from '@pribavka/api/react';
import { Banner, Button, formatCount, formatDate, Panel, PanelRow, StatusLabel } from '@pribavka/ui';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';

import type { User } from '../../../shared/contract.ts';
import { passportStates } from '../../../shared/states.ts';
import { passportMessages as messages } from '../tab-messages.ts';
import { TaxStatus } from './TaxStatus.tsx';
import { PassportForm } from './PassportForm.tsx';

const Actions = styled.div`
  display: grid;
  margin-top: 12px;
  @media (min-width: 48em) {
    justify-content: start;
  }
`;

/** Papers for payouts: what is known (masked), where it stands, and the form. */
export default function Passport({ user }: { user: User }): ReactElement {
  const { reload } = useSession();
  const { passport } = user;
  const [editing, setEditing] = useState(passport.status === 'empty');
  const state = passportStates[passport.status];
  const filled = passport.status !== 'empty';
  return (
    <>
      <Panel title={messages.status} aside={<StatusLabel status={state.glyph}>{state.word}</StatusLabel>}>
        <p>{messages.why}</p>
        {passport.status === 'declined' && (
          <Banner tone="danger" title={messages.declined}>
            {passport.declineReason}
          </Banner>
        )}
        {passport.status === 'expired' && <Banner tone="warning" title={messages.expired} />}
        {passport.status === 'on_check' && <Banner tone="info" title={messages.onCheck} />}
        {filled && (
          <>
            <PanelRow label={messages.masked.passport} state={history(user)}>
              {passport.passport ?? '—'}
            </PanelRow>
            <PanelRow label={messages.masked.inn}>{passport.inn ?? '—'}</PanelRow>
            <PanelRow label={messages.masked.snils}>{passport.snils ?? '—'}</PanelRow>
            {passport.scansCount > 0 && (
              <PanelRow label={messages.masked.scans}>{formatCount(passport.scansCount, messages.scansCount)}</PanelRow>
            )}
          </>
        )}
        {filled && !editing && (
          <Actions>
            <Button onClick={() => setEditing(true)}>{messages.edit}</Button>
          </Actions>
        )}
      </Panel>
      <TaxStatus user={user} />
      {editing && (
        <PassportForm
          user={user}
          onDone={async () => {
            setEditing(false);
            await reload();
          }}
        />
      )}
    </>
  );
}

function history({ passport }: User): string | undefined {
  if (passport.checkedAt) return messages.checked(formatDate(passport.checkedAt, 'listDayYear'));
  return passport.submittedAt ? messages.submitted(formatDate(passport.submittedAt, 'listDayYear')) : undefined;
}
