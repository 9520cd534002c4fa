import { fold } from '../../inputs/listbox/text.ts';
import type { PaletteItem, PaletteSection } from './types.ts';

/** Every word of the query begins some word of the item. */
export const matchesItem = (item: PaletteItem, query: string): boolean => {
  const hay = fold(`${item.label} ${item.detail ?? ''} ${item.keywords ?? ''}`)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return fold(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .every((word) => hay.some((other) => other.startsWith(word)));
};

/** Sections to show for what is typed; «>» leaves commands only, empty ones go. */
export const filterSections = (sections: readonly PaletteSection[], typed: string): PaletteSection[] => {
  const commandsOnly = typed.trimStart().startsWith('>');
  const query = typed.replace(/^\s*>/u, '').trim();
  return sections
    .filter((section) => !commandsOnly || section.kind === 'command')
    .map((section) => ({
      ...section,
      items: section.filtered ? section.items : section.items.filter((item) => matchesItem(item, query)),
    }))
    .filter((section) => section.items.length > 0);
};

/** Pieces of a label with the typed part marked. */
export const markMatch = (label: string, typed: string): { text: string; match: boolean }[] => {
  const query = fold(typed.replace(/^\s*>/u, '').trim());
  const at = query === '' ? -1 : fold(label).indexOf(query);
  if (at < 0) return [{ text: label, match: false }];
  return [
    { text: label.slice(0, at), match: false },
    { text: label.slice(at, at + query.length), match: true },
    { text: label.slice(at + query.length), match: false },
  ].filter((piece) => piece.text !== '');
};
