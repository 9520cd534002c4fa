import { type IconComponent, Menu, type MenuProps, type Theme, useTheme } from '@pribavka/ui';
import { LogOut, Monitor, Moon, Sun } from 'lucide-react';
import type { ReactElement } from 'react';

import { appMessages } from '../messages.ts';
import { useLeave } from '../session/useLeave.ts';

const themes: ReadonlyArray<{ id: Theme; icon: IconComponent }> = [
  { id: 'light', icon: Sun },
  { id: 'dark', icon: Moon },
  { id: 'system', icon: Monitor },
];

/** Theme and sign-out, behind the account's block. */
export default function AccountMenu({ trigger }: { trigger: ReactElement }): ReactElement {
  const leave = useLeave();
  const [, setTheme] = useTheme();
  return (
    <Menu
      label={appMessages.account}
      trigger={trigger as MenuProps['trigger']}
      placement="top-start"
      items={[
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
