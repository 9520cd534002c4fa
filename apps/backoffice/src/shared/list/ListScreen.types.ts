import type { Grant } from '@pribavka/api';
import type { ListKey, PagedList, Row, Totals } from '@pribavka/api/react';
import type { Column, RowMenu } from '@pribavka/ui/table';
import type { ReactNode } from 'react';

import type { BulkAct, BulkForm } from '../bulk/bulk-plan.ts';
import type { SheetPlace } from '../sheet/Sheet.tsx';
import type { ListQuery } from './define-list.ts';
import type { FilterLook } from './filters.ts';
import type { ListFilters } from './list-parts.ts';
import type { NothingTexts } from './NothingFound.tsx';

interface Empty {
  readonly title: string;
  readonly text: string;
  readonly action?: ReactNode;
}

/** Texts of a list; an area gives its messages as they are. */
export interface ListTexts<View extends string> {
  /** Heading of the page; a list inside a tab has none. */
  readonly title?: string;
  readonly caption: string;
  /** What can be searched by; without it there is no field. */
  readonly search?: string;
  readonly views?: Readonly<Record<View, string>>;
  /** Nothing exists yet. */
  readonly empty: Empty;
  /** Nothing in the chosen period, where nothing else narrows the list. */
  readonly emptyPeriod?: NothingTexts;
  /** The button of a new record. */
  readonly add?: string;
}

export interface ListScreenProps<K extends ListKey, Filter extends string, View extends string> {
  query: ListQuery<K, Filter, View>;
  /** Its own name in the memory of columns and views. */
  name: string;
  texts: ListTexts<View>;
  /** Address of the list; a record is one step below. */
  path: string;
  columns: readonly Column<Row<K>>[];
  /** What a row is called; its name if it has one. The same function always, or all rows are drawn again. */
  rowLabel?: ((row: Row<K>) => string) | undefined;
  /** How the filters look, in the order of the row; one without a look is not offered. */
  filters?: Readonly<Partial<Record<Filter, FilterLook | undefined>>> | undefined;
  /** How many are in each view; without it as the list counts its states. */
  viewCounts?: ((list: { totals: Totals<K> | undefined; total: number }) => Partial<Record<View, number>>) | undefined;
  /** A strip of sums over the filters, of all that was found. */
  renderSums?: ((list: Pick<PagedList<K>, 'totals' | 'total' | 'loading'>) => ReactNode) | undefined;
  /** A few views without names of one's own. */
  plainViews?: boolean | undefined;
  /** Under the words of an empty list, next to the button of a new record. */
  emptyAction?: ReactNode;
  /** Views whose emptiness means something else than «nothing found». */
  emptyViews?: Readonly<Partial<Record<View, Empty>>> | undefined;
  /** Next to «Сбросить» where the filters find nothing. */
  noMatchAction?: ReactNode;
  /** Right of the heading. */
  actions?: ReactNode;
  /** At the end of the row of filters, in one order in every list: import, export, columns. Here the import. */
  tools?: ReactNode;
  /** What acts on the rows of the query: the export. */
  renderTools?: ((list: ListFilters<K>) => ReactNode) | undefined;
  bulk?: readonly (BulkAct<Row<K>> | BulkForm)[] | undefined;
  /** Acts of one row, behind the three dots at its end. The same function always, or all rows are drawn again. */
  rowMenu?: RowMenu<Row<K>> | undefined;
  /** Right to open a card; rows of a person without it lead nowhere. */
  opens?: Grant | undefined;
  /** Where a card has an address of another kind. */
  recordUrl?: ((id: string, search: string) => string) | undefined;
  /** The card over the list. */
  renderSheet?: ((place: SheetPlace) => ReactNode) | undefined;
  /** The form of a new record, for those with the right. */
  create?: Grant | undefined;
  renderNew?: ((place: NewPlace) => ReactNode) | undefined;
  /** Milliseconds between repeats. */
  refreshInterval?: number | undefined;
}

/** What the list behind gives the form of a new record. */
export interface NewPlace {
  readonly onClose: () => void;
  /** Opens the card of the record. */
  readonly onSaved: (record: { readonly id: string }) => void;
}
