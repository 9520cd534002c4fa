import { Menu, themes, useTheme } from '@pribavka/ui';
import { ToolButton } from '@pribavka/ui/shell';
import { Monitor, Moon, Sun } from 'lucide-react';
import type { ReactElement } from 'react';

import { appMessages } from '../messages.ts';

const icons = { light: Sun, dark: Moon, system: Monitor } as const;

export function ThemeMenu(): ReactElement {
  const [theme, setTheme] = useTheme();
  return (
    <Menu
      label={appMessages.theme.title}
      items={themes.map((id) => ({ id, label: appMessages.theme[id], icon: icons[id], onSelect: () => setTheme(id) }))}
      trigger={<ToolButton icon={icons[theme]} label={appMessages.theme.title} />}
    />
  );
}
