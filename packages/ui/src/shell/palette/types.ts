import type { ReactNode } from 'react';

import type { IconComponent } from '../../brand/icon/icon-component.ts';

/** A line of `CommandPalette`. */
export interface PaletteItem {
  /** Unique in the palette. */
  readonly id: string;
  /** Text of the line, which the search looks through. */
  readonly label: string;
  /** After the label, in the second colour. */
  readonly detail?: string | undefined;
  /** Icon before the text. */
  readonly icon?: IconComponent | undefined;
  /** Instead of the icon: an avatar. */
  readonly lead?: ReactNode;
  /** Keys drawn at the right: ['G', 'B']. */
  readonly keys?: readonly string[] | undefined;
  /** What Enter does: «открыть». Shown on the chosen row. */
  readonly hint?: string | undefined;
  /** Other words it is found by. */
  readonly keywords?: string | undefined;
  /** Called when the line is chosen. */
  readonly onSelect: () => void;
  /** The palette stays: the press changes what is listed. @default false */
  readonly staysOpen?: boolean | undefined;
}

/** Lines of `CommandPalette` under one heading. */
export interface PaletteSection {
  /** Unique in the list. */
  readonly id: string;
  /** Heading over its items. */
  readonly label: string;
  /** `command` sections are the only ones left after «>». */
  readonly kind: 'object' | 'command';
  /** What can be taken. */
  readonly items: readonly PaletteItem[];
  /** Already filtered by the server: shown as it came. While the palette is `loading` its rows cannot be chosen. */
  readonly filtered?: boolean | undefined;
}
