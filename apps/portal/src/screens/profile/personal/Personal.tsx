import { useSession } from '@pribavka/api/react';
import { Button, formatPhone, Panel, PanelRow, SegmentedControl, StatusLabel, themes, useTheme } from '@pribavka/ui';
import { lazy, Suspense, useState, type ReactElement } from 'react';

import type { User } from '../../../shared/contract.ts';
import { personalMessages as messages, profileMessages } from '../messages.ts';

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
  const change = (what: Edit, label: string = profileMessages.change): ReactElement => (
    <Button variant="text" size="sm" aria-label={messages.edits[what]} onClick={() => setEdit(what)}>
      {label}
    </Button>
  );
  return (
    <>
      <Panel title={messages.contacts}>
        <PanelRow label={messages.name} action={change('name')}>
          {[user.lastName, user.firstName, user.middleName].filter(Boolean).join(' ')}
        </PanelRow>
        <PanelRow
          label={messages.phone}
          action={change('phone')}
          state={
            user.pendingPhone ? (
              messages.pending(formatPhone(user.pendingPhone))
            ) : user.isPhoneVerified ? (
              <StatusLabel status="ok">{messages.verified}</StatusLabel>
            ) : undefined
          }
        >
          {user.phone ? formatPhone(user.phone) : '—'}
        </PanelRow>
        <PanelRow
          label={messages.email}
          action={
            <>
              {(!user.isEmailVerified || user.pendingEmail) &&
                user.email &&
                change('confirm-email', profileMessages.confirm)}
              {change('email')}
            </>
          }
          state={
            user.pendingEmail ? (
              messages.pending(user.pendingEmail)
            ) : (
              <StatusLabel status={user.isEmailVerified ? 'ok' : 'warn'}>
                {user.isEmailVerified ? messages.emailVerified : messages.notVerified}
              </StatusLabel>
            )
          }
        >
          {user.email ?? '—'}
        </PanelRow>
      </Panel>
      {(user.partner ?? user.store) && (
        <Panel title={messages.work}>
          {user.partner && <PanelRow label={messages.company}>{user.partner.name}</PanelRow>}
          {user.store && (
            <PanelRow label={messages.store} state={messages.storeNote}>
              {user.store.name}, {user.store.address}
            </PanelRow>
          )}
        </Panel>
      )}
      <Panel title={messages.theme}>
        <SegmentedControl
          aria-label={messages.theme}
          value={theme}
          onValueChange={setTheme}
          options={themes.map((value) => ({ value, label: messages.themes[value] }))}
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
