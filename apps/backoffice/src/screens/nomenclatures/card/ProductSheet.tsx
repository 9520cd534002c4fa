import type { Output } from '@pribavka/api';
import { useAllowed, useCommand, useQuery } from '@pribavka/api/react';
import { type DrawingName, ProductPicture } from '@pribavka/ui/loyalty';
import type { ReactElement } from 'react';

import { lazyOf } from '../../../shared/lazy-of.ts';
import { editing } from '../../../shared/sheet/record-actions.ts';
import { Sheet, type SheetPlace, type SheetTab } from '../../../shared/sheet/Sheet.tsx';
import { Status } from '../../../shared/Status.tsx';
import { productStates } from '../../../shared/states.ts';
import { nomenclatureMessages } from '../messages.ts';
import { Fields } from './Fields.tsx';
import { productCardMessages as messages } from './messages.ts';
import { useWaitingPoints } from './useWaitingPoints.tsx';

const ProductForm = lazyOf(() => import('../form/ProductForm.tsx'), 'ProductForm');
const Prices = lazyOf(() => import('./Prices.tsx'), 'Prices');
const Serials = lazyOf(() => import('./Serials.tsx'), 'Serials');
const Promotions = lazyOf(() => import('./Promotions.tsx'), 'Promotions');
const Sales = lazyOf(() => import('./Sales.tsx'), 'Sales');

export type Product = Output<'products.get'>;

const grant = 'products.productDetail:update';
const { tabs } = messages;
const command = { invalidates: ['products.*'] } as const;

/** The card of a product over the list: fields, price list, serial numbers, promotions, sales. */
export function ProductSheet({ place }: { place: SheetPlace }): ReactElement {
  const params = { id: place.id };
  const query = useQuery('products.get', { params }, { quiet: 'all' });
  const archive = useCommand('products.archive', command);
  const restore = useCommand('products.restore', command);
  const mayUpdate = useAllowed(grant);
  const waiting = useWaitingPoints(query.reload);
  const kept: SheetTab<Product>[] = [
    { id: 'prices', label: tabs.prices, render: (product) => <Prices product={product} mayUpdate={mayUpdate} /> },
    { id: 'serials', label: tabs.serials, render: (product) => <Serials product={product} /> },
    { id: 'promotions', label: tabs.promotions, render: ({ id }) => <Promotions id={id} /> },
    { id: 'sales', label: tabs.sales, grant: 'sales.salesListAdmin:read', render: ({ id }) => <Sales id={id} /> },
  ];
  return (
    <Sheet<Product>
      place={place}
      query={query}
      size="xl"
      name={nomenclatureMessages.title}
      renderLead={({ name, imageUrl, drawing }) => (
        <ProductPicture
          name={name}
          src={imageUrl ?? undefined}
          drawing={(drawing ?? undefined) as DrawingName | undefined}
          size={48}
        />
      )}
      renderMeta={({ status, article }) => (
        <>
          <Status state={productStates[status]} /> {messages.fields.article} {article}
        </>
      )}
      previous={nomenclatureMessages.previous}
      next={nomenclatureMessages.next}
      tabs={[
        { id: 'fields', label: tabs.fields, render: (product) => <Fields product={product} /> },
        // A retailer sees the card without what the programme keeps for itself.
        ...(query.data?.admin ? kept : []),
      ]}
      actions={(product) => {
        const { name, status, version, admin } = product;
        if (!mayUpdate || !admin) return [];
        const body = { version };
        const decision = waiting.actions(product);
        const edit = editing(grant, (onClose) => <ProductForm query={query} onClose={onClose} />);
        return [
          ...decision,
          // What waits for the reader is the main thing of the card.
          decision.length > 0 ? { ...edit, tone: 'plain' } : edit,
          status === 'archived'
            ? { label: messages.restore, run: () => restore.run({ params, body }), done: messages.restored(name) }
            : {
                label: messages.archive,
                tone: 'danger',
                ask: messages.archiving({ name, inCheck: admin.salesInCheck, live: admin.livePromotions }),
                run: () => archive.run({ params, body }),
                done: messages.archived(name),
              },
        ];
      }}
      renderOver={waiting.renderOver}
    />
  );
}
