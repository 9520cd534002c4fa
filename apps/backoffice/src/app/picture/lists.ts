import type { Grant, QueryKey } from '@pribavka/api';

import { memberCells } from '../../screens/participants/cells.ts';
import { participantsPath } from '../../screens/participants/urls.ts';
import { countsOfMembers } from '../../screens/participants/view-counts.ts';
import { saleCells } from '../../screens/sales/cells.ts';
import { salesPath } from '../../screens/sales/urls.ts';
import type { CellOf } from '../../shared/list/cells.ts';
import { countsOf } from '../../shared/list/list-parts.ts';

/** A list whose first rows are put into its picture before the code is here. */
export interface PicturedList {
  readonly path: string;
  /** What the screen asks for first, and under what its columns are remembered. */
  readonly key: QueryKey;
  readonly name: string;
  /** What a cell shows, by the id of its column. */
  readonly cells: Readonly<Record<string, CellOf<never>>>;
  /** What a row is called: the column of its name. */
  readonly label: string;
  /** The picture has a box at each row: it is of those who may do something with many rows. */
  readonly chosenBy: readonly Grant[];
  /** Numbers at the views. */
  readonly counts: (answer: never) => Readonly<Partial<Record<string, number>>>;
}

export const picturedLists: readonly PicturedList[] = [
  {
    path: participantsPath,
    key: 'members.list',
    name: 'participants',
    cells: memberCells,
    label: 'fullName',
    chosenBy: ['memberPage.memberCard:update', 'memberPage.exportMember:read'],
    counts: countsOfMembers,
  },
  {
    path: salesPath,
    key: 'sales.adminList',
    name: 'sales',
    cells: saleCells,
    label: 'number',
    chosenBy: ['sales.sale:update'],
    counts: countsOf,
  },
];
