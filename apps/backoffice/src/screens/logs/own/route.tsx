import type { ReactElement } from 'react';

import { Processes } from '../Processes.tsx';

/** Exports and uploads the reader has started: they need no right to the journal. */
export function Component(): ReactElement {
  return <Processes own />;
}
