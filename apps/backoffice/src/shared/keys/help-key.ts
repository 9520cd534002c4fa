/** What of a keyboard event says which key it is. */
export interface Key {
  readonly code: string;
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** «?» by its sign, which is Shift+7 on the Russian layout, and by its place on the Latin one. */
export const isHelpKey = ({ code, key, ctrlKey, metaKey, altKey, shiftKey }: Key): boolean =>
  !(ctrlKey || metaKey || altKey) && (key === '?' || (code === 'Slash' && shiftKey));
