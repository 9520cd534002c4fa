import { slotChars } from '../masks/template.ts';
import { historyKey, intentOf, movesCaret, type Intent } from './intent.ts';
import type { Selection } from './block.ts';
import type { MaskModel, Outcome, Rejection } from './model.ts';

/** What a masked input reports about a change. */
export interface MaskChange {
  /** The value to keep: digits, `79123456789`. */
  readonly value: string;
  /** The text on the screen. */
  readonly masked: string;
  /** Every character a complete value needs is there. */
  readonly complete: boolean;
}

/** Who listens to a masked input. */
export interface MaskListener {
  readonly onChange: (change: MaskChange) => void;
  /** An edit was not refused, though the value may be as it was. */
  readonly onAccept: () => void;
  /** `whole`: a text was refused, not one key. */
  readonly onReject: (rejection: Rejection, whole: boolean) => void;
  /** The text on the screen has changed, by whatever way. */
  readonly onPaint: (text: string) => void;
}

/** A model bound to an input. */
export interface Attached {
  /** Puts a value from outside on the screen. */
  readonly write: (raw: string) => void;
  readonly detach: () => void;
}

/**
 * Binds a model to an input that nobody else writes to. Events a page may cancel are taken over; those it may not
 * (composition, autofill) are read back from the input afterwards. The DOM holds the text, the model the truth.
 */
export function attachMask(input: HTMLInputElement, model: MaskModel, listener: MaskListener): Attached {
  let composing = false;
  let known = model.raw();
  let dispatching = false;

  const selection = (): Selection => ({
    start: input.selectionStart ?? input.value.length,
    end: input.selectionEnd ?? input.value.length,
  });

  const show = (caret?: number): void => {
    const text = model.text();
    if (input.value !== text) input.value = text;
    if (caret !== undefined && input.ownerDocument.activeElement === input) input.setSelectionRange(caret, caret);
    listener.onPaint(text);
  };

  const settle = ({ caret, rejected }: Outcome, announced: boolean, whole = false): void => {
    // A refusal that has changed nothing leaves the selection, so that the right sign can replace it.
    show(rejected && input.value === model.text() ? undefined : caret);
    if (rejected) listener.onReject(rejected, whole || rejected === 'unreadable');
    else listener.onAccept();
    const value = model.raw();
    if (value === known) return;
    known = value;
    listener.onChange({ value, masked: model.text(), complete: model.mask.isComplete(value) });
    if (announced) return;
    dispatching = true;
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    dispatching = false;
  };

  const apply = (intent: Intent, place: Selection): Outcome | undefined => {
    switch (intent.kind) {
      case 'type':
        return model.type(place, intent.text);
      case 'paste':
        return model.paste(intent.whole ? { start: 0, end: model.text().length } : place, intent.text);
      case 'erase':
        return model.erase(place, intent.unit, intent.direction);
      case 'undo':
        return model.undo();
      case 'redo':
        return model.redo();
      default:
        return intent satisfies never;
    }
  };

  const onBeforeInput = (event: InputEvent): void => {
    if (composing || event.isComposing || !event.cancelable) return;
    const intent = intentOf(event);
    if (!intent) return;
    event.preventDefault();
    settle(apply(intent, selection()) ?? { caret: selection().end }, false, intent.kind === 'paste');
  };

  /** Finds out what the browser has done by itself and does the same through the model. */
  const readBack = (): void => {
    const [before, after] = [model.text(), input.value];
    if (before === after) return;
    let head = 0;
    while (head < before.length && head < after.length && before[head] === after[head]) head += 1;
    let tail = 0;
    const room = Math.min(before.length, after.length) - head;
    while (tail < room && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
    const place = { start: head, end: before.length - tail };
    const inserted = after.slice(head, after.length - tail);
    const isKey = model.mask.blocks !== undefined && inserted.length === 1;
    if (after !== '' && !isKey && model.mask.isComplete(model.mask.normalize(after))) {
      const behind = slotChars(model.mask.pattern, after.slice(selection().end)).length;
      const outcome = model.paste({ start: 0, end: before.length }, after);
      settle({ ...outcome, caret: behind === 0 ? outcome.caret : model.caretBefore(behind) }, true);
      return;
    }
    if (inserted === '') settle(model.erase(place, 'character', 'back'), true);
    else if (inserted.length === 1) settle(model.type(place, inserted), true);
    else settle(model.paste(place, inserted), true, true);
  };

  const onInput = (event: Event): void => {
    if (dispatching || composing || (event as InputEvent).isComposing) return;
    readBack();
  };
  const onCompositionStart = (): void => {
    composing = true;
    listener.onPaint('');
  };
  const onCompositionEnd = (): void => {
    composing = false;
    readBack();
    show();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (movesCaret(event)) model.unblock();
    // An empty input says nothing of an erasing key.
    if (input.value === '' && /^(?:Backspace|Delete)$/.test(event.key)) {
      settle(model.erase(selection(), 'character', 'back'), false);
    }
    const move = historyKey(event);
    if (!move) return;
    event.preventDefault();
    const outcome = apply({ kind: move }, selection());
    if (outcome) settle(outcome, false);
  };
  const onBlur = (): void => {
    model.normalize();
    show();
  };

  const events: readonly (readonly [string, (event: never) => void])[] = [
    ['beforeinput', onBeforeInput],
    ['input', onInput],
    ['change', onInput],
    ['compositionstart', onCompositionStart],
    ['compositionend', onCompositionEnd],
    ['keydown', onKeyDown],
    ['pointerdown', model.unblock],
    ['blur', onBlur],
  ];
  for (const [name, handler] of events) input.addEventListener(name, handler as EventListener);
  // A prerendered page may have been typed into before this code arrived.
  if (input.value !== '' && input.value !== model.text()) readBack();
  else show();

  return {
    write: (raw) => {
      if (raw === model.raw()) return;
      model.setRaw(raw);
      known = model.raw();
      show(model.text().length);
    },
    detach: () => {
      for (const [name, handler] of events) input.removeEventListener(name, handler as EventListener);
    },
  };
}
