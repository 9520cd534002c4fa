import { useApi } from '@pribavka/api/react';
import { ComboboxField, useFormParts } from '@pribavka/forms';
import { parseProductMark } from '@pribavka/forms/rules';
import { formatPoints } from '@pribavka/ui/loyalty';
import { Barcode } from 'lucide-react';
import { useRef, type ReactElement } from 'react';
import { styled } from 'styled-components';

import type { ProductShort } from '../../../shared/contract.ts';
import { ScanButton } from '../scan/ScanButton.tsx';
import type { LineProduct, ScannedMark } from './values.ts';
import { saleFormMessages as messages } from './messages.ts';

const Root = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
  & > :first-child {
    width: 100%;
  }
`;

export interface ProductFieldProps {
  /** Where its line lives in the form: `lines[1]`. */
  line: string;
  index: number;
  product: LineProduct | null;
  /** May stay empty. */
  spare: boolean;
  /** The scan filled the field, and the button that opened the scanner is gone. */
  onScanned: () => void;
}

/** A bar code or a marking code, as a scanner types it: digits only, or the marks of «Честный знак». */
const isCode = (text: string): boolean => /^\d{8,14}$/.test(text) || parseProductMark(text).ok;

/** Product by name, article or bar code; a scanner works as a keyboard. */
export function ProductField({ line, index, product, spare, onScanned }: ProductFieldProps): ReactElement {
  const api = useApi();
  const { setValue } = useFormParts();
  const marks = useRef(new Map<string, ScannedMark>());
  const input = useRef<HTMLInputElement>(null);
  // A marking code brings the number with it; the number of another product means nothing for this one.
  const onChoose = (chosen: LineProduct | null): void => {
    const mark = chosen ? marks.current.get(chosen.id) : undefined;
    if (!mark && chosen?.id === product?.id) return;
    setValue(`${line}.serial`, mark?.serial ?? '');
    setValue(`${line}.mark`, mark ?? null);
  };
  return (
    <Root>
      <ComboboxField<LineProduct>
        ref={input}
        name={`${line}.product`}
        label={messages.product}
        hint={messages.productHint}
        optional={spare}
        icon={Barcode}
        emptyText={messages.productNone}
        countForms={['товар', 'товара', 'товаров']}
        onValueChange={onChoose}
        load={async (query, { signal }) => {
          const text = query.trim();
          if (isCode(text)) {
            const found = await api.call('products.byCode', { query: { code: text } }, { signal, quiet: 'all' });
            if (!found.product) return [];
            const read = parseProductMark(text);
            if (read.ok) marks.current.set(found.product.id, read.mark);
            return [found.product];
          }
          return api.call('products.shortList', { query: { search: text, limit: 20 } }, { signal, quiet: 'all' });
        }}
        getKey={(item) => item.id}
        getLabel={(item) => item.name}
        getDescription={(item) => describe(item)}
      />
      {!product && (
        <ScanButton
          target={{ place: 'product', line: index }}
          onScanned={onScanned}
          onByHand={() => input.current?.focus()}
        />
      )}
    </Root>
  );
}

function describe(item: LineProduct & Partial<Pick<ProductShort, 'pointsNow'>>): string {
  const points = item.pointsNow === undefined ? undefined : messages.perUnit(formatPoints(item.pointsNow));
  return [item.article, item.brand, points].filter(Boolean).join(' · ');
}
