import type { Bounds } from '@pribavka/api';
import { QuantityField, TextField, useFormValue } from '@pribavka/forms';
import { Field, IconButton, QuantityStepper } from '@pribavka/ui';
import { formatPoints } from '@pribavka/ui/loyalty';
import { Trash2 } from 'lucide-react';
import { useMemo, useRef, type ReactElement } from 'react';
import { styled } from 'styled-components';

import { focusSoon } from './focus-soon.ts';
import { ProductPicture } from '../../../shared/ProductPicture.tsx';
import { ProductField } from './ProductField.tsx';
import { priceRule } from './rules.ts';
import { SerialField } from './SerialField.tsx';
import { isSingle, newLine, type LineValues } from './values.ts';
import { saleFormMessages as messages } from './messages.ts';

const Root = styled.fieldset`
  &:focus {
    outline: none;
  }
  display: grid;
  gap: 16px;
  & > [data-part='head'] {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 40px;
  }
  & > [data-part='head'] > div {
    flex: 1;
    min-width: 0;
  }
  & small {
    display: block;
    color: var(--pb-text-secondary);
    font: var(--pb-type-table);
  }
  & > [data-part='pair'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr));
    gap: 16px;
  }
  & + & {
    padding-top: 16px;
    border-top: 1px solid var(--pb-line-hair);
  }
`;

export interface LineFieldsProps {
  /** Where the line lives in the form: `lines[1]`. */
  name: string;
  index: number;
  bounds: Bounds;
  /** May stay without a product. */
  spare: boolean;
  /** Undefined for the only line. */
  onRemove: (() => void) | undefined;
  /** The number is there: on to the next product. */
  onNext: () => void;
}

/** One sold product: what, which number, how many, at what price. */
export function LineFields({ name, index, bounds, spare, onRemove, onNext }: LineFieldsProps): ReactElement {
  const line = useFormValue<LineValues>(name) ?? newLine();
  const { product } = line;
  const { maxQuantity, maxPriceKopecks } = bounds;
  const price = useMemo(() => [priceRule(maxPriceKopecks)], [maxPriceKopecks]);
  const root = useRef<HTMLFieldSetElement>(null);
  return (
    <Root ref={root} tabIndex={-1} aria-label={messages.line(index + 1)}>
      {(product || onRemove) && (
        <div data-part="head">
          <ProductPicture product={product ?? undefined} size={40} />
          <div>
            {product?.name ?? messages.line(index + 1)}
            {product?.pointsNow !== undefined && <small>{messages.perUnit(formatPoints(product.pointsNow))}</small>}
          </div>
          {onRemove && <IconButton icon={Trash2} label={messages.removeLine} onClick={onRemove} />}
        </div>
      )}
      <ProductField
        line={name}
        index={index}
        product={product}
        spare={spare}
        onScanned={() => root.current?.focus()}
        onEntered={() => focusSoon(() => root.current?.querySelector<HTMLElement>('[name$=".serial"]'))}
      />
      {product && (
        <>
          <SerialField name={`${name}.serial`} index={index} product={product} onNext={onNext} />
          <div data-part="pair">
            {isSingle(line) ? (
              <Field label={messages.quantity} hint={messages.one}>
                <QuantityStepper value={1} min={1} max={1} disabled onValueChange={() => undefined} />
              </Field>
            ) : (
              <QuantityField name={`${name}.quantity`} label={messages.quantity} max={maxQuantity} />
            )}
            <TextField
              name={`${name}.price`}
              label={messages.price}
              inputMode="decimal"
              suffix="₽"
              optional
              rules={price}
            />
          </div>
        </>
      )}
    </Root>
  );
}
