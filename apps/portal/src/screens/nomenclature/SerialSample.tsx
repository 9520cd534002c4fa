import { Icon } from '@pribavka/ui';
import { Barcode } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import { productMessages as messages } from './product-messages.ts';

const Label = styled.p`
  display: inline-flex;
  gap: 12px;
  align-items: center;
  max-width: 100%;
  margin-top: 8px;
  padding: 10px 16px;
  border: 1px dashed var(--pb-line-strong);
  border-radius: var(--pb-radius-sm);
  background: var(--pb-bg-sunken);
  overflow-wrap: anywhere;
  & > svg {
    flex: none;
  }
  & b {
    font-weight: 600;
  }
  & small {
    display: block;
    color: var(--pb-text-secondary);
    font: var(--pb-type-table);
  }
`;

interface SerialSampleProps {
  /** Where it stands on this product, in words. */
  hint: string | null;
  example: string | null;
}

/** Where the serial number is looked for and what it looks like: the label of the product with a sample on it. */
export function SerialSample({ hint, example }: SerialSampleProps): ReactElement {
  return (
    <section>
      <h3>{messages.serialPlace}</h3>
      <p>{hint ?? messages.serialUsualPlace}</p>
      {example !== null && (
        <Label>
          <Icon as={Barcode} size={32} />
          <span>
            <small>{messages.serialExample}</small>
            <b>{example}</b>
          </span>
        </Label>
      )}
    </section>
  );
}
