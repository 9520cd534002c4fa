import { useSession } from '@pribavka/api/react';
import { Banner, Button, formatCount, formatDate, Panel, PanelRow, StatusLabel } from '@pribavka/ui';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';

import type { User } from '../../../shared/contract.ts';
import { passportStates } from '../../../shared/states.ts';
import { passportWords as words } from '../tabWords.ts';
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
      <Panel title={words.status} aside={<StatusLabel status={state.glyph}>{state.word}</StatusLabel>}>
        <p>{words.why}</p>
        {passport.status === 'declined' && (
          <Banner tone="danger" title={words.declined}>
            {passport.declineReason}
          </Banner>
        )}
        {passport.status === 'expired' && <Banner tone="warning" title={words.expired} />}
        {passport.status === 'on_check' && <Banner tone="info" title={words.onCheck} />}
        {filled && (
          <>
            <PanelRow label={words.masked.passport} state={history(user)}>
              {passport.passport ?? '—'}
            </PanelRow>
            <PanelRow label={words.masked.inn}>{passport.inn ?? '—'}</PanelRow>
            <PanelRow label={words.masked.snils}>{passport.snils ?? '—'}</PanelRow>
            {passport.scansCount > 0 && (
              <PanelRow label={words.masked.scans}>{formatCount(passport.scansCount, words.scansCount)}</PanelRow>
            )}
          </>
        )}
        {filled && !editing && (
          <Actions>
            <Button onClick={() => setEditing(true)}>{words.edit}</Button>
          </Actions>
        )}
      </Panel>
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
  if (passport.checkedAt) return words.checked(formatDate(passport.checkedAt, 'listDayYear'));
  return passport.submittedAt ? words.submitted(formatDate(passport.submittedAt, 'listDayYear')) : undefined;
}
