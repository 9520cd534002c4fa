import { StatusLabel } from '@pribavka/ui';
import type { ReactElement } from 'react';

import type { State } from './states.ts';

/** Glyph and word of a state. */
export function Status({ state }: { state: State }): ReactElement {
  return <StatusLabel status={state.glyph}>{state.word}</StatusLabel>;
}
