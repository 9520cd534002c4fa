/** What an edit has done to a text. */
export interface TextEdit {
  readonly head: string;
  readonly inserted: string;
  readonly tail: string;
}

/** The stretch that differs between two texts. */
export function editOf(before: string, after: string): TextEdit {
  let head = 0;
  const shortest = Math.min(before.length, after.length);
  while (head < shortest && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shortest - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const end = after.length - tail;
  return { head: after.slice(0, head), inserted: after.slice(head, end), tail: after.slice(end) };
}

/** Whether a text came at once, pasted, dropped, filled in or dictated, and not by a key. */
export function cameWhole(event: Event): boolean {
  const { inputType, data } = event as InputEvent;
  if (inputType === undefined || inputType === '') return true;
  if (inputType === 'insertText') return Array.from(data ?? '').length > 1;
  return inputType === 'insertReplacementText' || inputType.startsWith('insertFrom');
}
