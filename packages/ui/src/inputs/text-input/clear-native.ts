/** Empties an input so that React and masks hear of it: the prototype's setter bypasses React's value tracker. */
export function clearNative(input: HTMLInputElement): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}
