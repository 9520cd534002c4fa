import type { Neighbours } from './neighbours.ts';

/** What the list behind gives the card over it. */
export interface SheetProps {
  /** The opened record. */
  readonly id: string;
  readonly neighbours: Neighbours;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}
