import { colourTokens, type TokenGroup } from './dtcg.ts';
import type { ThemeColours } from './types.ts';

/** A file of the import of variables in Figma: one mode of a collection. */
export type FigmaFile = TokenGroup & { $extensions: { 'com.figma.modeName': string } };

/** Tokens as one mode of a collection. */
export const figmaMode = (modeName: string, tokens: TokenGroup): FigmaFile =>
  Object.assign({}, tokens, { $extensions: { 'com.figma.modeName': modeName } });

/**
 * Colours for Figma: dropped together on «Import variables» they become one collection with the modes «Светлая» and
 * «Тёмная».
 */
export const figmaFiles = (theme: {
  readonly light: ThemeColours;
  readonly dark: ThemeColours;
}): Readonly<Record<'light.tokens.json' | 'dark.tokens.json', FigmaFile>> => ({
  'light.tokens.json': figmaMode('Светлая', colourTokens(theme.light)),
  'dark.tokens.json': figmaMode('Тёмная', colourTokens(theme.dark)),
});
