import { cdp, commands, userEvent } from 'vitest/browser';

interface Session {
  send: (method: string, parameters?: object) => Promise<unknown>;
}

const session = (): Session => cdp() as unknown as Session;

/** Slows the page's processor down so many times; 1 is full speed. */
export const slowDown = (rate: number): Promise<unknown> => session().send('Emulation.setCPUThrottlingRate', { rate });

/** Real keys, one by one. */
export async function press(keys: string): Promise<void> {
  await userEvent.keyboard(keys.replaceAll('{', '{{').replaceAll('[', '[['));
}

/** Real keys struck as fast as the page takes them, without a pause for an answer between two. */
export async function strike(keys: string): Promise<void> {
  await Promise.all(
    Array.from(keys).flatMap((key) => [
      session().send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key }),
      session().send('Input.dispatchKeyEvent', { type: 'keyUp', key }),
    ]),
  );
}

/** A named key or a chord: `{Control>}z{/Control}`. */
export const chord = (keys: string): Promise<void> => userEvent.keyboard(keys);

/** Does what copies, cuts and pastes while no other page does: a browser has one clipboard for all of them. */
export async function withClipboard<T>(work: () => Promise<T>): Promise<T> {
  await commands.takeClipboard();
  try {
    return await work();
  } finally {
    await commands.giveClipboard();
  }
}

/** Puts a text on the real clipboard; it is there for sure only within `withClipboard`. */
export async function copyText(text: string): Promise<void> {
  const source = document.createElement('textarea');
  source.value = text;
  document.body.append(source);
  source.focus();
  source.select();
  await userEvent.copy();
  source.remove();
}

/** Pastes a text into an input at its selection. */
export async function pasteInto(input: HTMLInputElement, text: string): Promise<void> {
  const [start, end] = [input.selectionStart, input.selectionEnd];
  await withClipboard(async () => {
    await copyText(text);
    input.focus();
    input.setSelectionRange(start, end);
    await userEvent.paste();
  });
}

/** What password managers and browsers do: the value changes and an event without a type follows. */
export function autofill(input: HTMLInputElement, text: string): void {
  // The prototype's setter: React's own one on the element would take the text for its own.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input) as object, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Several characters at once, as dictation and keyboards of phones give them. */
export const dictate = (text: string): Promise<unknown> => session().send('Input.insertText', { text });

/** A composition: characters come one by one and are committed together. */
export async function compose(text: string): Promise<void> {
  for (let length = 1; length <= text.length; length += 1) {
    const part = text.slice(0, length);
    await session().send('Input.imeSetComposition', { text: part, selectionStart: length, selectionEnd: length });
  }
  await session().send('Input.insertText', { text });
}

/** Drags a selected text onto an element with the mouse. */
export async function dropInto(input: HTMLInputElement, text: string): Promise<void> {
  const source = document.createElement('p');
  source.textContent = text;
  source.style.cssText = 'display:inline-block;font-size:24px;margin:8px';
  // Outside the field: a long text in a wide face would leave the input no room.
  document.body.prepend(source);
  getSelection()?.selectAllChildren(source);
  await userEvent.dragAndDrop(source, input);
  source.remove();
}
