import type { ReactElement } from 'react';

import type { Row, SortKey } from './rows.ts';

export interface PeerProps {
  rows: readonly Row[];
  /** Hands out what sorts the list, once it is drawn. */
  onReady: (sort: (key: SortKey) => void) => void;
}

/** A list under measurement. */
export interface Peer {
  readonly List: (props: PeerProps) => ReactElement;
  /** The element that scrolls, inside the host. */
  readonly scroller: string;
  /** A row, and in it the cell of a column by its place from 0. */
  readonly row: string;
  /** The first row, when it is not the first of the document. */
  readonly first?: string | undefined;
  readonly cell: (at: number) => string;
  /** Rows it can bear; all of them when left out. */
  readonly most?: number | undefined;
}
