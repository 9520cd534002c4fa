import { programmeToday } from '@pribavka/forms/rules';
import { useCommand } from '@pribavka/api/react';
import { Button, confirm, formatDate, formatNumber, Stack, Text } from '@pribavka/ui';
import type { Column } from '@pribavka/ui/table';
import { lazy, type ReactElement, Suspense, useState } from 'react';

import { CardTable } from '../../../shared/sheet/CardTable.tsx';
import { useAct } from '../../../shared/sheet/useAct.ts';
import { productCardMessages } from './messages.ts';
import type { Product } from './ProductSheet.tsx';
import { WaitingPoints } from './WaitingPoints.tsx';

const PriceForm = lazy(async () => ({ default: (await import('./PriceForm.tsx')).PriceForm }));

const messages = productCardMessages.prices;
const { columns: names } = messages;

export interface Price {
  readonly points: number;
  readonly from: string;
  readonly to: string | null;
}

const day = (value: string): string => formatDate(value, 'date');
const stateOf = ({ from, to }: Price, today: string): keyof typeof messages.states =>
  from > today ? 'future' : to !== null && to < today ? 'past' : 'now';

interface Acts {
  edit: (price: Price) => void;
  drop: (price: Price) => void;
}

function RowActs({ price, acts }: { price: Price; acts: Acts }): ReactElement {
  return (
    <Stack direction="row" gap={8}>
      <Button size="mini" aria-label={messages.editNamed(day(price.from))} onClick={() => acts.edit(price)}>
        {messages.edit}
      </Button>
      <Button size="mini" aria-label={messages.removeNamed(day(price.from))} onClick={() => acts.drop(price)}>
        {messages.remove}
      </Button>
    </Stack>
  );
}

/** Only what has not begun can be corrected. */
const priceColumns = (today: string, acts: Acts | undefined): readonly Column<Price>[] => [
  { id: 'from', header: names.from, width: 104, cell: ({ from }) => day(from), card: 'title' },
  { id: 'to', header: names.to, width: 104, cell: ({ to }) => (to === null ? messages.open : day(to)), card: 'meta' },
  {
    id: 'points',
    header: names.points,
    width: 84,
    align: 'end',
    tone: 'strong',
    cell: ({ points }) => formatNumber(points),
    card: 'end',
  },
  {
    id: 'state',
    header: names.state,
    minWidth: 110,
    cell: (price) => messages.states[stateOf(price, today)],
    card: 'status',
  },
  ...(acts
    ? [
        {
          id: 'acts',
          header: names.acts,
          width: 180,
          cell: (price: Price) => stateOf(price, today) === 'future' && <RowActs price={price} acts={acts} />,
          card: 'meta' as const,
        },
      ]
    : []),
];

/** The price list in points: what was, what is, what will be. */
export function Prices({ product, mayUpdate }: { product: Product; mayUpdate: boolean }): ReactElement {
  const remove = useCommand('products.removePoints', { invalidates: ['products.*'] });
  const { act } = useAct({ reload: () => undefined });
  const [form, setForm] = useState<'new' | Price>();
  const today = programmeToday();
  const drop = async ({ from, points }: Price): Promise<void> => {
    if (!(await confirm({ ...messages.removal(day(from), points), danger: true, confirmLabel: messages.remove })))
      return;
    await act(from, () => remove.run({ params: { id: product.id, from } }).then(() => messages.removed));
  };
  const columns = priceColumns(today, mayUpdate ? { edit: setForm, drop: (price) => void drop(price) } : undefined);
  const query = { data: product.admin?.prices, problem: undefined, refreshing: false, reload: () => undefined };
  return (
    <Stack gap={16}>
      <WaitingPoints product={product} />
      <Text as="p" tone="secondary">
        {messages.text}
      </Text>
      {mayUpdate && product.status !== 'archived' && (
        <div>
          <Button onClick={() => setForm('new')}>{messages.add}</Button>
        </div>
      )}
      <CardTable<Price>
        caption={messages.caption}
        columns={columns}
        query={query}
        getRowId={({ from }) => from}
        rowLabel={({ from }) => day(from)}
        empty={messages.empty}
      />
      <Suspense>
        {form && (
          <PriceForm
            id={product.id}
            price={form === 'new' ? undefined : form}
            atOnce={product.admin?.pointsAtOnce ?? null}
            onClose={() => setForm(undefined)}
          />
        )}
      </Suspense>
    </Stack>
  );
}
