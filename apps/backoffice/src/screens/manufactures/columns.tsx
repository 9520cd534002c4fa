import type { Output } from '@pribavka/api';
import { formatPhone, Text } from '@pribavka/ui';
import type { Column } from '@pribavka/ui/table';

import {
  amountColumn,
  latestFirst,
  momentColumn,
  nameColumn,
  room,
  statusColumn,
  textColumn,
} from '../../shared/list/columns.tsx';
import { accountStates } from '../../shared/states.ts';
import { manufacturersMessages } from './messages.ts';

export type ManufacturerRow = Output<'manufacturers.list'>['items'][number];

const messages = manufacturersMessages.columns;

/** Whom to ask and how: a name, then the phone or the address. */
const contactOf = ({ contactName, phone, email }: ManufacturerRow): string[] =>
  [contactName, phone ? formatPhone(phone) : email].flatMap((text) => text || []);

export const manufacturerColumns: readonly Column<ManufacturerRow>[] = [
  nameColumn({ header: messages.name, ...room(1, 132, 280) }),
  textColumn({ id: 'legalName', header: messages.legalName, ...room(1, 232, 320), text: (row) => row.legalName }),
  textColumn({ id: 'inn', header: messages.inn, ...room(1, 116), text: (row) => row.inn, card: 'meta' }),
  {
    id: 'contact',
    header: messages.contact,
    ...room(2, 174, 220),
    value: (row) => contactOf(row).join(', '),
    // A name and a phone, one under the other: side by side the phone would be cut.
    cell: (row) => (
      <Text as="div" view="caption">
        {contactOf(row).map((line) => (
          <div key={line}>{line}</div>
        ))}
        {contactOf(row).length === 0 && '—'}
      </Text>
    ),
    card: 'hidden',
  },
  amountColumn({
    id: 'brandsCount',
    header: messages.brands,
    ...room(2, 92),
    ...latestFirst,
    amount: (row) => row.brandsCount,
  }),
  amountColumn({ id: 'productsCount', header: messages.products, ...latestFirst, amount: (row) => row.productsCount }),
  statusColumn({ header: messages.status, width: 128, pin: 'end', state: (row) => accountStates[row.status] }),
  momentColumn({
    id: 'createdAt',
    header: messages.createdAt,
    format: 'date',
    hiddenByDefault: true,
    at: (row) => row.createdAt,
    card: 'hidden',
  }),
];
