/** Marks that the page's early script and the form leave each other on the element. */
interface EarlyForm extends HTMLFormElement {
  /** Sent before the scripts were there: the page held it back. */
  pbHeld?: boolean;
  /** The application hears this form now. */
  pbLive?: boolean;
}

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

function put(box: Box, text: string): void {
  const focused = document.activeElement === box;
  const range = focused && /^(?:text|tel|search|url|password|textarea)$/.test(box.type);
  const [start, end] = range ? [box.selectionStart, box.selectionEnd] : [null, null];
  if (focused) box.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  type(box, text);
  if (start !== null && box.value === text) box.setSelectionRange(start, end);
}

function tick(box: HTMLInputElement): void {
  box.checked = !box.checked;
  box.click();
}

/**
 * What a person (or a password manager) did with a prerendered form before the application was there. Read it before
 * the first update, which writes the application's values over it; the result hands it over.
 */
export function takeOver(element: HTMLFormElement): () => void {
  const form = element as EarlyForm;
  const typed = [...form.elements].filter(isBox).flatMap((box) => {
    const { value } = box;
    // A letter may come between the two: it stands behind what was there.
    return value === box.defaultValue ? [] : [() => put(box, box.value.startsWith(value) ? box.value : value)];
  });
  const ticked = [...form.elements]
    .filter(isTick)
    .flatMap((box) => (box.checked === box.defaultChecked ? [] : [() => tick(box)]));
  return () => {
    form.pbLive = true;
    for (const run of [...typed, ...ticked]) run();
    if (!form.pbHeld) return;
    form.pbHeld = false;
    form.requestSubmit();
  };
}
