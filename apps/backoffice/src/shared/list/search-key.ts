/** «/» by the sign or by its place on the keyboard, so in any layout. */
export const asksSearch = ({ key, code, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !(ctrlKey || metaKey || altKey) && (key === '/' || (code === 'Slash' && !shiftKey && key !== '?'));
