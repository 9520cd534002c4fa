import { useSession } from '@pribavka/api/react';
import { Button, formatPhone, Panel, PanelRow, SegmentedControl, StatusLabel, themes, useTheme } from '@pribavka/ui';
import { lazy, Suspense, useState, type ReactElement } from 'react';

import type { User } from '../../../shared/contract.ts';
import { personalWords as words, profileWords } from '../words.ts';

const EmailDialog = lazy(() => import('./EmailDialog.tsx'));
const NameDialog = lazy(() => import('./NameDialog.tsx'));
const PhoneDialog = lazy(() => import('./PhoneDialog.tsx'));

type Edit = 'name' | 'phone' | 'email' | 'confirm-email';

/** Name, contacts and the place of work. */
export function Personal({ user }: { user: User }): ReactElement {
  const { reload } = useSession();
  const [edit, setEdit] = useState<Edit>();
  const [theme, setTheme] = useTheme();
  const close = (): void => setEdit(undefined);
  const done = async (): Promise<void> => {
    close();
    await reload();
  };
  const change = (what: Edit, label: string = profileWords.change): ReactElement => (
    <Button variant="text" size="sm" aria-label={words.edits[what]} onClick={() => setEdit(what)}>
      {label}
    </Button>
  );
  return (
    <>
      <Panel title={words.contacts}>
        <PanelRow label={words.name} action={change('name')}>
          {[user.lastName, user.firstName, user.middleName].filter(Boolean).join(' ')}
        </PanelRow>
        <PanelRow
          label={words.phone}
          action={change('phone')}
          state={
            user.pendingPhone ? (
              words.pending(formatPhone(user.pendingPhone))
            ) : user.isPhoneVerified ? (
              <StatusLabel status="ok">{words.verified}</StatusLabel>
            ) : undefined
          }
        >
          {user.phone ? formatPhone(user.phone) : '—'}
        </PanelRow>
        <PanelRow
          label={words.email}
          action={
            <>
              {(!user.isEmailVerified || user.pendingEmail) &&
                user.email &&
                change('confirm-email', profileWords.confirm)}
              {change('email')}
            </>
          }
          state={
            user.pendingEmail ? (
              words.pending(user.pendingEmail)
            ) : (
              <StatusLabel status={user.isEmailVerified ? 'ok' : 'warn'}>
                {user.isEmailVerified ? words.emailVerified : words.notVerified}
              </StatusLabel>
            )
          }
        >
          {user.email ?? '—'}
        </PanelRow>
      </Panel>
      {(user.partner ?? user.store) && (
        <Panel title={words.work}>
          {user.partner && <PanelRow label={words.company}>{user.partner.name}</PanelRow>}
          {user.store && (
            <PanelRow label={words.store} state={words.storeNote}>
              {user.store.name}, {user.store.address}
            </PanelRow>
          )}
        </Panel>
      )}
      <Panel title={words.theme}>
        <SegmentedControl
          aria-label={words.theme}
          value={theme}
          onValueChange={setTheme}
          options={themes.map((value) => ({ value, label: words.themes[value] }))}
        />
      </Panel>
      <Suspense fallback={null}>
        {edit === 'name' && <NameDialog user={user} onClose={close} onDone={done} />}
        {edit === 'phone' && <PhoneDialog onClose={close} onDone={done} />}
        {edit === 'email' && <EmailDialog known={undefined} onClose={close} onDone={done} />}
        {edit === 'confirm-email' && (
          <EmailDialog known={user.pendingEmail ?? user.email ?? undefined} onClose={close} onDone={done} />
        )}
      </Suspense>
    </>
  );
}
