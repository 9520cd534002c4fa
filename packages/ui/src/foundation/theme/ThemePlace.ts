import { createContext, type Context } from 'react';

import type { BrandTheme } from '../../theming/create-theme.ts';
import type { Theme } from './theme.ts';

/** What a part of a page looks like; what is `undefined` is as on the page. */
export interface ThemePlace {
  brand: BrandTheme | undefined;
  mode: Theme | undefined;
  density: 'comfortable' | 'regular' | 'compact' | undefined;
}

/** The nearest `ThemeScope`; overlays take its look along to the end of `body`. */
export const ThemePlaceContext: Context<ThemePlace | undefined> = createContext<ThemePlace | undefined>(undefined);
