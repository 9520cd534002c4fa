import { useApi } from '@pribavka/api/react';
import { parseProductMark } from '@pribavka/forms/rules';
import { Combobox, Field } from '@pribavka/ui';
import { formatPoints } from '@pribavka/ui/loyalty';
import { Barcode } from 'lucide-react';
import { useRef, type ReactElement } from 'react';

import type { ProductShort } from '../../../shared/contract.ts';
import type { LineProduct } from './draft.ts';
import { saleFormMessages as messages } from './messages.ts';

export interface ProductFieldProps {
  product: LineProduct | undefined;
  error: string | undefined;
  /** `serial` comes with a product read from a marking code. */
  onChoose: (product: LineProduct | undefined, serial?: string) => void;
}

/** A bar code or a marking code, as a scanner types it: digits only, or the marks of «Честный знак». */
const isCode = (text: string): boolean => /^\d{8,14}$/.test(text) || parseProductMark(text).ok;

/** Product by name, article or bar code; a scanner works as a keyboard. */
export function ProductField({ product, error, onChoose }: ProductFieldProps): ReactElement {
  const api = useApi();
  const serials = useRef(new Map<string, string>());
  return (
    <Field label={messages.product} hint={messages.productHint} error={error}>
      <Combobox<LineProduct>
        icon={Barcode}
        emptyText={messages.productNone}
        countForms={['товар', 'товара', 'товаров']}
        value={product ?? null}
        onValueChange={(chosen) => onChoose(chosen ?? undefined, chosen ? serials.current.get(chosen.id) : undefined)}
        load={async (query, { signal }) => {
          const text = query.trim();
          if (isCode(text)) {
            const found = await api.call('products.byCode', { query: { code: text } }, { signal, quiet: 'all' });
            if (!found.product) return [];
            if (found.serialNumber) serials.current.set(found.product.id, found.serialNumber);
            return [found.product];
          }
          return api.call('products.shortList', { query: { search: text, limit: 20 } }, { signal, quiet: 'all' });
        }}
        getKey={(item) => item.id}
        getLabel={(item) => item.name}
        getDescription={(item) => describe(item)}
      />
    </Field>
  );
}

function describe(item: LineProduct & Partial<Pick<ProductShort, 'pointsNow'>>): string {
  const points = item.pointsNow === undefined ? undefined : messages.perUnit(formatPoints(item.pointsNow));
  return [item.article, item.brand, points].filter(Boolean).join(' · ');
}
