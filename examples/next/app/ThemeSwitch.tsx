'use client';

import { SegmentedControl, useTheme } from '@pribavka/ui';

const themes = [
  { value: 'light', label: 'Светлая' },
  { value: 'dark', label: 'Тёмная' },
  { value: 'system', label: 'Как в системе' },
] as const;

export function ThemeSwitch() {
  const [theme, setTheme] = useTheme();
  return <SegmentedControl aria-label="Тема" options={themes} value={theme} onValueChange={setTheme} />;
}
