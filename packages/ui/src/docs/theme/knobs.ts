import { parseColour } from '../../theming/oklch.ts';
import type { ThemeDensity, ThemeInput } from '../../theming/types.ts';

/** What a designer turns; empty is «as in «Прибавка»». */
export interface Knobs {
  accent: string;
  neutral: string;
  radius: number | null;
  font: string;
  density: ThemeDensity | 'page';
}

export const asShipped: Knobs = { accent: '#10704e', neutral: '', radius: 4, font: '', density: 'page' };

export const fonts: readonly { value: string; label: string }[] = [
  { value: '', label: 'Golos Text' },
  { value: "'PT Sans', 'Segoe UI', sans-serif", label: 'PT Sans' },
  { value: "'Inter', 'Segoe UI', sans-serif", label: 'Inter' },
  { value: 'system-ui, sans-serif', label: 'Системный' },
  { value: "'PT Serif', Georgia, serif", label: 'PT Serif' },
];

/** The choices as `createTheme` takes them; those that change nothing are left out. */
export function inputOf({ accent, neutral, radius, font, density }: Knobs): ThemeInput {
  return {
    name: 'brand',
    ...(accent.trim() === '' || parseColour(accent) === asShipped.accent ? {} : { accent: accent.trim() }),
    ...(neutral.trim() === '' ? {} : { neutral: neutral.trim() }),
    ...(radius === null || radius === asShipped.radius ? {} : { radius }),
    ...(font === '' ? {} : { fonts: { text: font } }),
    ...(density === 'page' ? {} : { density }),
  };
}

/** For a colour field, which knows `#rrggbb` only. */
export const swatch = (text: string): string => parseColour(text) ?? '#808080';
