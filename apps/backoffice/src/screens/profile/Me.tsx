import { useOwnContacts, useSession } from '@pribavka/api/react';
import { ContactsPanel } from '@pribavka/forms/account';
import { Grid, Panel, PanelRow } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { profileMessages as messages } from './messages.ts';

/** «Мои данные»: contacts one changes oneself; the role and the company are given by an administrator. */
export function Me(): ReactElement | null {
  const { profile } = useSession();
  const contacts = useOwnContacts();
  if (!profile) return null;
  return (
    <Grid min={480}>
      <ContactsPanel {...contacts} person={profile} />
      <Panel title={messages.work}>
        <PanelRow label={messages.role}>{profile.roleName}</PanelRow>
        {profile.partner && <PanelRow label={messages.partner}>{profile.partner.name}</PanelRow>}
      </Panel>
    </Grid>
  );
}
