import type { ReactNode } from 'react';

import type { IconComponent } from '../../brand/icon/icon-component.ts';
import type { MenuItem } from '../../overlays/menu/MenuRow.tsx';
import type { ColumnModel } from './core/columns.ts';
import type { Selection } from './core/selection.ts';

/** Where a cell goes when rows become cards under 768 px. */
export type CardPlace = 'title' | 'end' | 'status' | 'meta' | 'hidden';

/** A column of `DataTable`. */
export interface Column<Row> extends ColumnModel<Row> {
  /** What the cell shows. Texts, links and buttons; no state of its own. */
  readonly cell: (row: Row) => ReactNode;
  /** Quiet text: numbers, dates. */
  readonly tone?: 'muted' | 'strong' | undefined;
  /** Lines its text may take before it is cut; two fit every density. @default 1 */
  readonly lines?: 1 | 2 | undefined;
  /** Place on the card. @default the first column `title`, the rest `meta` with their heads before them */
  readonly card?: CardPlace | undefined;
  /** Field in the cell; Enter or F2 opens it, Enter keeps, Esc drops; while it saves a second Esc leaves the field. */
  readonly edit?: CellEdit<Row> | undefined;
}

/** Editing of a cell in place. */
export interface CellEdit<Row> {
  /** The text the field opens with. */
  readonly get: (row: Row) => string;
  /**
   * Resolves with nothing, or with the reason it cannot be so. A rejection is shown as «Не сохранили» and the field stays
   * with what was typed. A save that is left by Esc goes on, and its result is announced.
   */
  readonly save: (row: Row, value: string) => Promise<string | undefined> | string | undefined;
  /** Whether this row may be edited. @default every row */
  readonly canEdit?: ((row: Row) => boolean) | undefined;
}

/** Helps a column list keep its row type. */
export const column = <Row>(definition: Column<Row>): Column<Row> => definition;

/** An action on the selected rows. */
export interface BulkAction {
  /** Unique in the bar. */
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

/** What a table shows: rows, waiting for them, or a failure. */
export type TableStatus = 'idle' | 'loading' | 'refreshing' | 'error';

/** How the rest of a list is reached: numbered pages, «Назад» and «Вперёд» of a cursor, or a list that goes on. */
export type Paging =
  | {
      /** Pages by their numbers: the size of the list is known. */
      readonly type: 'numbered';
      /** From 1. */
      readonly page: number;
      /** Rows on a page. */
      readonly pageSize: number;
      /** Sizes to choose from. @default [15, 30, 50, 100] */
      readonly pageSizes?: readonly number[] | undefined;
      /** Called with the page and the size to show; another size begins with page 1. */
      readonly onPageChange: (next: { page: number; pageSize: number }) => void;
    }
  | {
      /** Pages of a cursor: only the neighbours are known. */
      readonly type: 'keyset';
      /** There is a page before this one. */
      readonly hasPrevious: boolean;
      /** There is a page after this one. */
      readonly hasNext: boolean;
      /** Asks for the page before. */
      readonly onPrevious: () => void;
      /** Asks for the page after. */
      readonly onNext: () => void;
    }
  | {
      /** A list that goes on as it is scrolled. */
      readonly type: 'infinite';
      /** There are rows after the last one. */
      readonly hasMore: boolean;
      /** The next rows are on their way. */
      readonly loading: boolean;
      /** Asks for the next rows; called as the end comes into view. */
      readonly onMore: () => void;
    };

/** Menu of a row. */
export type RowMenu<Row> = (row: Row) => readonly MenuItem[];
