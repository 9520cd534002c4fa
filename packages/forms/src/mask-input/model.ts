import { slotChars, slotOf } from '../masks/template.ts';
import type { Mask } from '../masks/types.ts';
import { createBlock, type Selection } from './block.ts';
import { createCalculator } from './calculator.ts';
import { createHistory, type ChangeKind, type Step } from './history.ts';

/** Why something was not taken: a wrong character, no room, or a text that is not such a value. */
export type Rejection = 'character' | 'full' | 'unreadable';

/** What became of an edit. */
export interface Outcome {
  readonly caret: number;
  readonly rejected?: Rejection | undefined;
}

/** How much an erasing key takes. */
export type EraseUnit = 'character' | 'word' | 'line';

/** A masked value being edited. No DOM: selections come in, carets go out. */
export interface MaskModel {
  readonly mask: Mask;
  readonly text: () => string;
  readonly raw: () => string;
  /** Takes a value from outside and forgets the history. */
  readonly setRaw: (raw: string) => void;
  readonly type: (selection: Selection, character: string) => Outcome;
  readonly paste: (selection: Selection, text: string) => Outcome;
  readonly erase: (selection: Selection, unit: EraseUnit, direction: 'back' | 'forward') => Outcome;
  /** Takes away fixed characters left without a single slot: «+7» typed and given up. */
  readonly normalize: () => void;
  /** The caret has been moved: what was refused holds nothing back any more. */
  readonly unblock: () => void;
  readonly undo: () => Outcome | undefined;
  readonly redo: () => Outcome | undefined;
  /** Where the caret has so many typed characters behind it. */
  readonly caretBefore: (count: number) => number;
}

/** A model for a mask; the clock of its history is injected for tests. */
export function createMaskModel(mask: Mask, now?: () => number): MaskModel {
  const sums = createCalculator(mask);
  const history = createHistory(now);
  const { pattern, capacity } = mask;
  const places = Array.from(pattern, (sign, index) => (slotOf(sign) ? index : -1)).filter((index) => index >= 0);
  const first = places[0] ?? 0;
  const fixed = new Set(Array.from(pattern).filter((sign) => !slotOf(sign)));
  // A lone complete value replaces what was there; one to five digits of an amount are no such thing.
  const shortest = Math.min(...mask.complete);

  const slotsBefore = (caret: number): number => places.filter((place) => place < caret).length;
  const caretAfter = (count: number): number => {
    const end = count === 0 ? first : (places[count - 1] ?? 0) + 1;
    return sums.text() === '' ? 0 : sums.nearest(Math.min(end, sums.text().length));
  };
  const change = (kind: ChangeKind, caretBefore: number, edit: () => Outcome): Outcome => {
    const before: Step = { slots: sums.slots(), caret: caretBefore };
    const outcome = edit();
    const after: Step = { slots: sums.slots(), caret: outcome.caret };
    if (before.slots !== after.slots) history.push(before, after, kind);
    return outcome;
  };
  const replaceAll = (slots: string): Outcome => {
    sums.setSlots(slots);
    return { caret: sums.text().length };
  };

  const block = createBlock(mask.blocks);
  const take = ({ start, end }: Selection, character: string): Outcome => {
    const isAtEnd = end === sums.text().length;
    // A sign typed over everything starts over, so «+» over a selected number opens another one.
    const startsOver = start === 0 && isAtEnd;
    const slots = startsOver ? '' : sums.slots();
    const meant = isAtEnd && (startsOver || start === end) ? mask.typed(slots, character) : undefined;
    if (meant !== undefined) return replaceAll(meant);
    if (slotChars(pattern, character) === '') {
      const own = fixed.has(character) || /[\s\-.,/()+]/.test(character);
      if (!own) return { caret: end, rejected: 'character' };
      // «+» opens a phone; other separators are put by the mask itself, so typing them changes nothing.
      if (startsOver && first > 0 && pattern.startsWith(character)) {
        sums.setSlots('');
        return { caret: sums.insert(0, 0, character) };
      }
      return { caret: sums.nearest(end) };
    }
    if (start === end && slots.length >= capacity) return { caret: end, rejected: 'full' };
    const before = sums.text();
    const caret = sums.insert(start, end, character);
    const refused = sums.text() === before && start === end && caret === start;
    return refused ? { caret, rejected: 'character' } : { caret };
  };
  const type = (selection: Selection, character: string): Outcome => {
    const isBlocked = block.refuses(sums.text(), selection, character);
    const outcome: Outcome = isBlocked ? { caret: selection.end, rejected: 'unreadable' } : take(selection, character);
    if (outcome.rejected) block.note(selection, character);
    return outcome;
  };

  const paste = (selection: Selection, text: string): Outcome => {
    const { start, end } = selection;
    const raw = mask.normalize(text);
    const taken = raw.slice(mask.rawPrefix.length);
    const slots = sums.slots();
    const [from, to] = [slotsBefore(start), slotsBefore(end)];
    if (taken !== '' && shortest > 1 && mask.isComplete(raw)) return replaceAll(taken);
    const joined = (middle: string): string => slots.slice(0, from) + middle + slots.slice(to);
    const loose = slotChars(pattern, text);
    if (taken !== '' && joined(taken).length <= capacity) {
      sums.setSlots(joined(taken));
      return sums.slots() === joined(taken)
        ? { caret: caretAfter(from + taken.length) }
        : (sums.setSlots(slots), { caret: end, rejected: 'unreadable' });
    }
    // Two halves may make one whole: «8» stood there, ten digits came.
    const whole = loose === '' ? '' : mask.normalize(joined(text));
    if (whole !== '' && mask.isComplete(whole) && capacity < joined(loose).length) {
      return replaceAll(whole.slice(mask.rawPrefix.length));
    }
    return { caret: end, rejected: taken === '' ? 'unreadable' : 'full' };
  };

  const eraseRange = (selection: Selection, unit: EraseUnit, direction: 'back' | 'forward'): [number, number] => {
    if (selection.start !== selection.end) return [slotsBefore(selection.start), slotsBefore(selection.end)];
    const count = sums.slots().length;
    const here = Math.min(slotsBefore(selection.start), count);
    if (unit === 'line') return direction === 'back' ? [0, here] : [here, count];
    if (unit === 'character')
      return direction === 'back' ? [Math.max(here - 1, 0), here] : [here, Math.min(here + 1, count)];
    const neighbours = (left: number): boolean => (places[left + 1] ?? 0) - (places[left] ?? 0) === 1;
    let edge = here;
    if (direction === 'back') {
      if (edge > 0) edge -= 1;
      while (edge > 0 && neighbours(edge - 1)) edge -= 1;
      return [edge, here];
    }
    if (edge < count) edge += 1;
    while (edge < count && neighbours(edge - 1)) edge += 1;
    return [here, edge];
  };

  const erase = (selection: Selection, unit: EraseUnit, direction: 'back' | 'forward'): Outcome => {
    const sign = block.signAt(selection);
    block.lift();
    // Backspace takes back the sign that was not shown, and no digit.
    const takesBack = unit === 'character' && direction === 'back' && selection.start === selection.end;
    if (takesBack && sign !== undefined && slotChars(pattern, sign) === '') return { caret: selection.end };
    const [from, to] = eraseRange(selection, unit, direction);
    const slots = sums.slots();
    if (from === to && slots !== '') return { caret: selection.start };
    sums.setSlots(slots.slice(0, from) + slots.slice(to));
    const end = sums.text().length;
    if (from === 0) return { caret: Math.min(first, end) };
    return { caret: Math.min((places[from - 1] ?? 0) + 1, end) };
  };

  const restore = (step: Step | undefined): Outcome | undefined => {
    if (!step) return undefined;
    sums.setSlots(step.slots);
    return { caret: Math.min(step.caret, sums.text().length) };
  };

  const unblocked = <Result>(edit: () => Result): Result => {
    block.lift();
    return edit();
  };
  return {
    mask,
    text: sums.text,
    raw: () => (sums.slots() ? mask.rawPrefix + sums.slots() : ''),
    setRaw: (raw) => {
      block.lift();
      sums.setSlots(mask.parse(raw).slice(mask.rawPrefix.length));
      history.clear();
    },
    type: (selection, character) => change('type', selection.end, () => type(selection, character)),
    paste: (selection, text) => change('whole', selection.end, () => unblocked(() => paste(selection, text))),
    erase: (selection, unit, direction) =>
      change(selection.start === selection.end ? 'erase' : 'whole', selection.end, () =>
        erase(selection, unit, direction),
      ),
    normalize: () => {
      block.lift();
      if (sums.slots() === '') sums.setSlots('');
    },
    unblock: block.lift,
    undo: () => unblocked(() => restore(history.undo())),
    redo: () => unblocked(() => restore(history.redo())),
    caretBefore: (count) => caretAfter(Math.max(0, sums.slots().length - count)),
  };
}
