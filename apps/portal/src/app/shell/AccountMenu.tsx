import { useQuery, useSession } from '@pribavka/api/react';
import { type IconComponent, Menu, type MenuProps, type Theme, useTheme } from '@pribavka/ui';
import { LogOut, Monitor, Moon, ReceiptText, Sun } from 'lucide-react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';

import { profileUrl } from '../../screens/profile/urls.ts';
import { appMessages } from '../messages.ts';
import { useLeave } from '../session/useLeave.ts';

const themes: ReadonlyArray<{ id: Theme; icon: IconComponent }> = [
  { id: 'light', icon: Sun },
  { id: 'dark', icon: Moon },
  { id: 'system', icon: Monitor },
];

export interface AccountMenuProps {
  /** The block of the account. */
  readonly trigger: MenuProps['trigger'];
}

/** Own requests with what waits to be read, theme and sign-out, behind the account's block; open when it comes. */
export function AccountMenu({ trigger }: AccountMenuProps): ReactElement {
  const { profile } = useSession();
  const leave = useLeave();
  const [, setTheme] = useTheme();
  const navigate = useNavigate();
  // The bell asks for it on and on; here it is only read.
  const { data } = useQuery('notifications.unread', {}, { quiet: 'all' });
  const support = data?.support;
  return (
    <Menu
      label={appMessages.account}
      trigger={trigger}
      defaultOpen
      placement="top-start"
      items={[
        ...(profile?.roleCode === 'member'
          ? [
              {
                id: 'support',
                icon: ReceiptText,
                label: support ? `${appMessages.support}: ${support}` : appMessages.support,
                onSelect: () => void navigate(profileUrl('support')),
              },
            ]
          : []),
        ...themes.map(({ id, icon }) => ({
          id,
          icon,
          label: `${appMessages.theme.title}: ${appMessages.theme[id].toLowerCase()}`,
          onSelect: () => setTheme(id),
        })),
        { id: 'logout', icon: LogOut, label: appMessages.logout, divided: true, onSelect: () => void leave() },
      ]}
    />
  );
}
