import { useOwnContacts } from '@pribavka/api/react';
import { ContactsPanel } from '@pribavka/forms/account';
import { Panel, PanelRow, SegmentedControl, themes, useTheme } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';

import type { User } from '../../../shared/contract.ts';
import { writeToSupportUrl } from '../urls.ts';
import { personalMessages as messages } from '../messages.ts';

/** Name, contacts and the place of work. */
export function Personal({ user }: { user: User }): ReactElement {
  const [theme, setTheme] = useTheme();
  const contacts = useOwnContacts();
  return (
    <>
      <ContactsPanel
        {...contacts}
        person={user}
        nameNotice={user.passport.status === 'verified' ? messages.nameRecheck : undefined}
      />
      {(user.partner ?? user.store) && (
        <Panel title={messages.work}>
          {user.partner && <PanelRow label={messages.company}>{user.partner.name}</PanelRow>}
          {user.store && (
            <PanelRow label={messages.store} state={<Link to={writeToSupportUrl()}>{messages.storeNote}</Link>}>
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
    </>
  );
}
