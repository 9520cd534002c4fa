/**
 * Puts letters and their marks together in what a person has just put in: text copied from macOS holds «й» as two
 * characters. The caret stays where it was. Returns the text of the box.
 */
export function composeLetters(box: HTMLInputElement | HTMLTextAreaElement, event: Event): string {
  const { value, selectionStart } = box;
  const composed = value.normalize('NFC');
  // Changing the text under a keyboard that composes would break the word off.
  if (composed === value || (event as InputEvent).isComposing) return value;
  box.value = composed;
  if (selectionStart !== null) {
    const caret = value.slice(0, selectionStart).normalize('NFC').length;
    box.setSelectionRange(caret, caret);
  }
  return composed;
}
