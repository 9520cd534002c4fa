import type { ReactNode } from 'react';

import type { IconComponent } from '../../brand/icon/icon-component.ts';
import type { MenuItem } from '../../overlays/menu/MenuRow.tsx';
import type { ColumnModel } from './core/columns.ts';
import type { Selection } from './core/selection.ts';

/** Where a cell goes when rows become cards under 768 px. */
export type CardPlace = 'title' | 'end' | 'status' | 'meta' | 'hidden';

export interface Column<Row> extends ColumnModel<Row> {
  /** What the cell shows. Texts, links and buttons; no state of its own. */
  readonly cell: (row: Row) => ReactNode;
  /** Quiet text: numbers, dates. */
  readonly tone?: 'muted' | 'strong' | undefined;
  /** Place on the card. @default the first column `title`, the rest `meta` with their heads before them */
  readonly card?: CardPlace | undefined;
  /** Field in the cell; Enter or F2 opens it, Enter keeps, Esc drops. */
  readonly edit?: CellEdit<Row> | undefined;
}

export interface CellEdit<Row> {
  readonly get: (row: Row) => string;
  /** Resolves with nothing, or with the reason it cannot be so. */
  readonly save: (row: Row, value: string) => Promise<string | undefined> | string | undefined;
  readonly canEdit?: ((row: Row) => boolean) | undefined;
}

/** Helps a column list keep its row type. */
export const column = <Row>(definition: Column<Row>): Column<Row> => definition;

export interface BulkAction {
  /** One of its own in the bar. */
  readonly id: string;
  /** Text of the button. */
  readonly label: string;
  /** For the phone's bar, where four must fit. */
  readonly shortLabel?: string | undefined;
  /** Before the text; over it on a phone. */
  readonly icon?: IconComponent | undefined;
  /** Called with what is chosen. */
  readonly onAction: (selection: Selection) => void;
  /** Why it cannot be pressed now. */
  readonly disabledReason?: string | undefined;
}

export type TableStatus = 'idle' | 'loading' | 'refreshing' | 'error';

export type Paging =
  | {
      readonly type: 'numbered';
      /** From 1. */
      readonly page: number;
      readonly pageSize: number;
      readonly pageSizes?: readonly number[] | undefined;
      readonly onPageChange: (next: { page: number; pageSize: number }) => void;
    }
  | {
      readonly type: 'keyset';
      readonly hasPrevious: boolean;
      readonly hasNext: boolean;
      readonly onPrevious: () => void;
      readonly onNext: () => void;
    }
  | {
      readonly type: 'infinite';
      readonly hasMore: boolean;
      readonly loading: boolean;
      readonly onMore: () => void;
    };

export type RowMenu<Row> = (row: Row) => readonly MenuItem[];
