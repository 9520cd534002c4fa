type Box = HTMLInputElement | HTMLTextAreaElement;

const isBox = (element: Element): element is Box =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !/^(?:checkbox|radio|file|submit|button|hidden)$/.test(element.type));

const isTick = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(element.type);

/** Writes past React, which otherwise takes its own words for what is there already. */
function type(box: Box, text: string): void {
  const own = Object.getPrototypeOf(box) as object;
  box.value = box.defaultValue;
  Object.getOwnPropertyDescriptor(own, 'value')?.set?.call(box, text);
  box.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText', data: text }));
}

interface Typed {
  box: Box;
  text: string;
  /** The caret goes with the text when something else is drawn over it. */
  caret: readonly [number | null, number | null] | undefined;
}

const typedInto = (box: Box): Typed => {
  const holds = document.activeElement === box && /^(?:text|tel|search|url|password|textarea)$/.test(box.type);
  return { box, text: box.value, caret: holds ? [box.selectionStart, box.selectionEnd] : undefined };
};

function put({ box, text, caret }: Typed): void {
  if (document.activeElement === box) box.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  type(box, text);
  if (caret && box.value === text) box.setSelectionRange(...caret);
}

function tick(box: HTMLInputElement, wanted: boolean): void {
  box.checked = !wanted;
  box.click();
}

interface Found {
  /** Nothing was done: there is nothing to hurry for. */
  isEmpty: boolean;
  handOver: () => void;
}

/**
 * What a person (or a password manager) did with a prerendered form before the application was there. Read it before
 * the first update, which writes the application's values over it, and hand it over in the same task: a letter that
 * comes between the two is lost, or takes the place of those before it.
 */
export function adoptServerInput(form: HTMLFormElement): Found {
  const typed = [...form.elements]
    .filter(isBox)
    .filter((box) => box.value !== box.defaultValue)
    .map(typedInto);
  const ticked = [...form.elements]
    .filter(isTick)
    .filter((box) => box.checked !== box.defaultChecked)
    .map((box) => [box, box.checked] as const);
  return {
    isEmpty: typed.length === 0 && ticked.length === 0,
    handOver() {
      for (const one of typed) put(one);
      for (const one of ticked) tick(...one);
    },
  };
}
