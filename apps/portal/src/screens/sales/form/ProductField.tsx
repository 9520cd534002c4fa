import { useApi } from '@pribavka/api/react';
import { ComboboxField, useFormParts } from '@pribavka/forms';
import { readScan } from '@pribavka/forms/rules';
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
  /** The product was chosen by a scanner that types, or by keys: the next field is wanted. */
  onEntered: () => void;
}

/** Product by name, article or bar code; a scanner works as a keyboard. */
export function ProductField({ line, index, product, spare, onScanned, onEntered }: ProductFieldProps): ReactElement {
  const api = useApi();
  const { setValue } = useFormParts();
  const marks = useRef(new Map<string, ScannedMark>());
  const input = useRef<HTMLInputElement>(null);
  const entered = useRef(false);
  // A marking code brings the number with it; the number of another product means nothing for this one.
  const onChoose = (chosen: LineProduct | null): void => {
    if (chosen && entered.current) onEntered();
    entered.current = false;
    const mark = chosen ? marks.current.get(chosen.id) : undefined;
    if (!mark && chosen?.id === product?.id) return;
    setValue(`${line}.serial`, mark?.serial ?? '');
    setValue(`${line}.mark`, mark ?? null);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter of the field inside it
    <Root
      onKeyDown={(event) => {
        entered.current = event.key === 'Enter';
        // A scanner ends each code with Enter, some twice: the sale is not to be sent by it.
        if (entered.current && event.target === input.current) event.preventDefault();
      }}
      onPointerDown={() => {
        entered.current = false;
      }}
    >
      <ComboboxField<LineProduct>
        ref={input}
        name={`${line}.product`}
        label={messages.product}
        hint={messages.productHint}
        optional={spare && product === null}
        icon={Barcode}
        emptyText={messages.productNone}
        countForms={['товар', 'товара', 'товаров']}
        onValueChange={onChoose}
        load={async (typed, { signal }) => {
          const text = typed.trim();
          const scan = readScan(text);
          const mark = scan.kind === 'mark' ? scan : undefined;
          if (mark || /^\d{8,14}$/.test(text)) {
            const query = { code: mark?.gtin ?? text };
            const { product: found } = await api.call('products.byCode', { query }, { signal, quiet: 'all' });
            if (!found) return [];
            if (mark) marks.current.set(found.id, { gtin: mark.gtin, serial: mark.serial });
            return [found];
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
