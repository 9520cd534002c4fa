/** What undo brings back. */
export interface Step {
  readonly slots: string;
  readonly caret: number;
}

/** How a change came about; quick changes of one kind are one burst. */
export type ChangeKind = 'type' | 'erase' | 'whole';

/** Undo and redo by bursts. */
export interface History {
  /** Notes a change: the state before it and the state after. */
  readonly push: (before: Step, after: Step, kind: ChangeKind) => void;
  readonly undo: () => Step | undefined;
  readonly redo: () => Step | undefined;
  readonly clear: () => void;
}

const BURST_MS = 1000;
const LIMIT = 100;

/** A history; the clock is injected for tests. */
export function createHistory(now: () => number = () => performance.now()): History {
  let steps: Step[] = [];
  let at = -1;
  let lastKind: ChangeKind | undefined;
  let lastTime = 0;

  return {
    push: (before, after, kind) => {
      const time = now();
      const continues = kind !== 'whole' && kind === lastKind && time - lastTime < BURST_MS && at === steps.length - 1;
      lastKind = kind;
      lastTime = time;
      if (continues && at > 0) {
        steps[at] = after;
        return;
      }
      steps = at < 0 ? [before] : steps.slice(0, at + 1);
      // The caret before this burst is where undo must put it back.
      steps[steps.length - 1] = before;
      steps.push(after);
      if (steps.length > LIMIT) steps = steps.slice(-LIMIT);
      at = steps.length - 1;
    },
    undo: () => {
      lastKind = undefined;
      if (at <= 0) return undefined;
      at -= 1;
      return steps[at];
    },
    redo: () => {
      lastKind = undefined;
      if (at >= steps.length - 1) return undefined;
      at += 1;
      return steps[at];
    },
    clear: () => {
      steps = [];
      at = -1;
      lastKind = undefined;
    },
  };
}
