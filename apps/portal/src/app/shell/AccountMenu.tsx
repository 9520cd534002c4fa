import { useSession } from '@pribavka/api/react';
import { Menu, type MenuProps, type Theme, useTheme } from '@pribavka/ui';
import { LogOut, Monitor, Moon, Sun, type LucideIcon } from 'lucide-react';
import { useState, type ReactElement } from 'react';

import { appWords } from '../words.ts';

const themes: ReadonlyArray<{ id: Theme; icon: LucideIcon }> = [
  { id: 'light', icon: Sun },
  { id: 'dark', icon: Moon },
  { id: 'system', icon: Monitor },
];

/** Theme and the way out, behind the account's block; open at once when it was pressed before it came. */
export function AccountMenu({ trigger, pressed }: { trigger: ReactElement; pressed: boolean }): ReactElement {
  const [open, setOpen] = useState(pressed);
  const { signOut } = useSession();
  const [, setTheme] = useTheme();
  return (
    <Menu
      label={appWords.account}
      trigger={trigger as MenuProps['trigger']}
      open={open}
      onOpenChange={setOpen}
      placement="top-start"
      items={[
        ...themes.map(({ id, icon }) => ({
          id,
          icon,
          label: `${appWords.theme.title}: ${appWords.theme[id].toLowerCase()}`,
          onSelect: () => setTheme(id),
        })),
        { id: 'logout', icon: LogOut, label: appWords.logout, divided: true, onSelect: () => void signOut() },
      ]}
    />
  );
}
