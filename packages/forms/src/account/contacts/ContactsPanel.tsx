import { Button, formatPhone, Panel, PanelRow, type PanelRowOpen, StatusLabel } from '@pribavka/ui';
import { type TableOf, useMessages } from '@pribavka/ui/messages';
import { type ComponentPropsWithRef, lazy, type ReactElement, Suspense, useState } from 'react';

import { contactMessages } from './contacts.messages.ts';
import type { ContactCalls, ContactPerson } from './types.ts';

const EmailDialog = lazy(() => import('./EmailDialog.tsx'));
const NameDialog = lazy(() => import('./NameDialog.tsx'));
const PhoneDialog = lazy(() => import('./PhoneDialog.tsx'));

type Edit = keyof TableOf<typeof contactMessages>['edits'];

/** Shape of {@link ContactsPanel}. */
export interface ContactsPanelProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> {
  /** Name, phone and address as the server has them. */
  readonly person: ContactPerson;
  /** Requests that change them; a rejection is shown at the field it belongs to. */
  readonly calls: ContactCalls;
  /** Called after a change: the person is asked for again. */
  readonly onChanged: () => void;
  /** What a change of the name brings about, in a sentence. */
  readonly nameNotice?: string | undefined;
}

/** An address that does not fit a line breaks after its «@», and in the middle of a name only when it must. */
function Address({ of: address }: { of: string }): ReactElement {
  const at = address.lastIndexOf('@') + 1;
  return (
    <span>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  );
}

/** One's own name, phone and address; a new phone or address counts after its code. */
export function ContactsPanel({ person, calls, onChanged, nameNotice, ...rest }: ContactsPanelProps): ReactElement {
  const messages = useMessages(contactMessages);
  const [edit, setEdit] = useState<Edit>();
  const close = (): void => setEdit(undefined);
  const dialog = {
    calls,
    onClose: close,
    onAsked: onChanged,
    onDone: () => {
      close();
      onChanged();
    },
  };
  const confirm = (what: Edit, label: string): ReactElement => (
    <Button variant="text" size="sm" aria-label={messages.edits[what]} onClick={() => setEdit(what)}>
      {label}
    </Button>
  );
  const change = (what: Edit): PanelRowOpen => ({
    label: messages.edits[what],
    text: messages.change,
    onOpen: () => setEdit(what),
  });
  const { phone, email, pendingPhone, pendingEmail, isPhoneVerified, isEmailVerified } = person;
  return (
    <Panel title={messages.contacts} {...rest}>
      <PanelRow label={messages.name} open={change('name')}>
        {[person.lastName, person.firstName, person.middleName].filter(Boolean).join(' ')}
      </PanelRow>
      <PanelRow
        label={messages.phone}
        action={pendingPhone && confirm('confirm-phone', messages.enterCode)}
        open={change('phone')}
        state={
          pendingPhone ? (
            messages.pending(formatPhone(pendingPhone))
          ) : isPhoneVerified ? (
            <StatusLabel status="ok">{messages.verified}</StatusLabel>
          ) : undefined
        }
      >
        {phone ? formatPhone(phone) : '—'}
      </PanelRow>
      <PanelRow
        label={messages.email}
        action={(!isEmailVerified || pendingEmail) && email && confirm('confirm-email', messages.confirm)}
        open={change('email')}
        state={
          pendingEmail ? (
            messages.pending(pendingEmail)
          ) : (
            <StatusLabel status={isEmailVerified ? 'ok' : 'warn'}>
              {isEmailVerified ? messages.emailVerified : messages.notVerified}
            </StatusLabel>
          )
        }
      >
        {email ? <Address of={email} /> : '—'}
      </PanelRow>
      <Suspense fallback={null}>
        {edit === 'name' && <NameDialog {...dialog} person={person} notice={nameNotice} />}
        {edit === 'phone' && <PhoneDialog {...dialog} known={undefined} />}
        {edit === 'confirm-phone' && <PhoneDialog {...dialog} known={pendingPhone ?? undefined} />}
        {edit === 'email' && <EmailDialog {...dialog} known={undefined} />}
        {edit === 'confirm-email' && <EmailDialog {...dialog} known={pendingEmail ?? email ?? undefined} />}
      </Suspense>
    </Panel>
  );
}
