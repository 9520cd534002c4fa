const LIMIT = 100;

/** Texts are the same when they are the same number: groups and a trailing comma are no edit. */
type Key = (text: string) => string;

/** Undo and redo of one input that outlive its blur: the native ones end where a text is formatted. */
export interface TextHistory {
  /** Notes an edit; a `before` other than the last text known means that the value came from outside. */
  readonly push: (before: string, after: string, key: Key) => void;
  /** The text one step away from the shown one, or undefined. */
  readonly move: (shown: string, by: -1 | 1, key: Key) => string | undefined;
}

export function createTextHistory(): TextHistory {
  let steps: string[] = [];
  let at = 0;
  return {
    push: (before, after, key) => {
      const isKnown = key(steps[at] ?? '') === key(before);
      steps = isKnown && steps.length > 0 ? steps.slice(0, at + 1) : [before];
      if (key(before) !== key(after)) steps.push(after);
      steps = steps.slice(-LIMIT);
      at = steps.length - 1;
    },
    move: (shown, by, key) => {
      const next = steps[at + by];
      if (next === undefined || key(steps[at] ?? '') !== key(shown)) return undefined;
      at += by;
      return next;
    },
  };
}

/** Undo and redo by the place of the key, so that the Russian layout works too. */
export function historyStep({
  code,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<KeyboardEvent, 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): -1 | 1 | undefined {
  if (altKey || !(ctrlKey || metaKey)) return undefined;
  if (code === 'KeyZ') return shiftKey ? 1 : -1;
  return code === 'KeyY' && !shiftKey ? 1 : undefined;
}
