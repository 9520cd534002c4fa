import { Field, IconButton, QuantityStepper, TextInput } from '@pribavka/ui';
import { formatPoints } from '@pribavka/ui/loyalty';
import { Trash2 } from 'lucide-react';
import type { Dispatch, ReactElement } from 'react';
import { styled } from 'styled-components';

import { ProductPicture } from '../../../shared/ProductPicture.tsx';
import type { LineErrors } from './check.ts';
import type { DraftLine } from './draft.ts';
import { ProductField } from './ProductField.tsx';
import type { DraftChange } from './reduce.ts';
import { SerialField } from './SerialField.tsx';
import { saleFormMessages as messages } from './messages.ts';

const Root = styled.fieldset`
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
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 16px;
  }
  & + & {
    padding-top: 16px;
    border-top: 1px solid var(--pb-line-hair);
  }
`;

export interface LineFieldsProps {
  line: DraftLine;
  at: number;
  saleId: string | undefined;
  errors: LineErrors | undefined;
  removable: boolean;
  change: Dispatch<DraftChange>;
}

/** One sold product: what, which number, how many, at what price. */
export function LineFields({ line, at, saleId, errors, removable, change }: LineFieldsProps): ReactElement {
  const { key, product } = line;
  const single = product?.serialRequired === true || line.serial.trim() !== '';
  return (
    <Root aria-label={messages.line(at)}>
      {(product || removable) && (
        <div data-part="head">
          <ProductPicture product={product} size={40} />
          <div>
            {product?.name ?? messages.line(at)}
            {product?.pointsNow !== undefined && <small>{messages.perUnit(formatPoints(product.pointsNow))}</small>}
          </div>
          {removable && (
            <IconButton icon={Trash2} label={messages.removeLine} onClick={() => change({ type: 'remove', key })} />
          )}
        </div>
      )}
      <ProductField
        product={product}
        error={errors?.product}
        onChoose={(chosen, serial) =>
          change({ type: 'product', key, product: chosen, ...(serial === undefined ? {} : { serial }) })
        }
      />
      {product && (
        <>
          <SerialField
            product={product}
            saleId={saleId}
            value={line.serial}
            error={errors?.serial}
            onChange={(serial) => change({ type: 'line', key, change: { serial } })}
          />
          <div data-part="pair">
            <Field label={messages.quantity} hint={single ? messages.one : undefined}>
              <QuantityStepper
                value={single ? 1 : line.quantity}
                min={1}
                max={999}
                disabled={single}
                onValueChange={(quantity) => change({ type: 'line', key, change: { quantity } })}
              />
            </Field>
            <Field label={messages.price} optional error={errors?.price}>
              <TextInput
                value={line.price}
                inputMode="decimal"
                suffix="₽"
                autoComplete="off"
                onValueChange={(price) => change({ type: 'line', key, change: { price } })}
              />
            </Field>
          </div>
        </>
      )}
    </Root>
  );
}
