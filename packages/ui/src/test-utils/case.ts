import type { ReactElement, Ref } from 'react';

/** What every component must pass on to its element. */
export interface Passed {
  ref: Ref<never>;
  className: string;
  'data-testid': string;
}

export interface ConformanceCase {
  name: string;
  render: (passed: Passed) => ReactElement;
  /**
   * `same`: ref, data and className on one element. `box`: ref and data on the native control, className on the box
   * around it. `overlay`: drawn at the end of `body`, so the server draws nothing. `late`: drawn after a while in
   * the browser. `bare`: hands nothing on, for the reason given.
   */
  kind: 'same' | 'box' | 'overlay' | 'late' | 'bare';
  reason?: string | undefined;
}

type Render = ConformanceCase['render'];

export const same = (name: string, render: Render): ConformanceCase => ({ name, render, kind: 'same' });
export const boxed = (name: string, render: Render): ConformanceCase => ({ name, render, kind: 'box' });
export const overlay = (name: string, render: Render): ConformanceCase => ({ name, render, kind: 'overlay' });
export const late = (name: string, render: Render): ConformanceCase => ({ name, render, kind: 'late' });
export const bare = (name: string, reason: string, render: () => ReactElement): ConformanceCase => ({
  name,
  render,
  kind: 'bare',
  reason,
});

export const nothing = (): void => undefined;
