import { productMarkText } from '@pribavka/forms/rules';
import { Checkbox, formatMoney, Glyph } from '@pribavka/ui';
import { ProductPicture } from '@pribavka/ui/loyalty';
import type { Dispatch, ReactElement } from 'react';
import { styled } from 'styled-components';

import { type Decision, type DecisionChange, openLines, type Sale } from './decision.ts';
import { FormulaLine } from './FormulaLine.tsx';
import { queueMessages as messages } from './messages.ts';
import { SerialMatch } from './SerialMatch.tsx';

const Root = styled.ul`
  display: grid;
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
  & li {
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr) auto;
    gap: 4px 12px;
    align-items: center;
  }
  & li[data-out] strong {
    text-decoration: line-through;
  }
  & strong {
    display: block;
    font: var(--pb-type-ui-strong);
  }
  & small {
    color: var(--pb-text-secondary);
    font: var(--pb-type-table);
  }
  & [data-part='mark'] {
    display: block;
    overflow-wrap: anywhere;
  }
  & [data-part='formula'] {
    grid-column: 2 / -1;
  }
`;

type Item = Sale['items'][number];

const factsOf = (item: Item): string =>
  [
    item.product.brand,
    `${item.quantity} шт.`,
    item.priceKopecks !== null && formatMoney(item.priceKopecks),
    item.serialNumber && `№ ${item.serialNumber}`,
  ]
    .filter(Boolean)
    .join(' · ');

export interface LinesProps {
  sale: Sale;
  decision: Decision;
  change: Dispatch<DecisionChange>;
  editable: boolean;
}

/** Lines of the sale, each with its formula; a line can be taken out of the approval. */
export function Lines({ sale, decision, change, editable }: LinesProps): ReactElement {
  return (
    <div>
      <h2 style={{ font: 'var(--pb-type-ui-strong)', letterSpacing: 'normal', marginBlockEnd: 8 }}>
        {messages.accrual}
      </h2>
      <Root>
        {sale.items.map((item) => {
          const out = decision.rejectedIds.has(item.id);
          return (
            <li key={item.id} data-out={out ? '' : undefined}>
              <ProductPicture size={40} name={item.product.name} src={item.product.imageUrl ?? undefined} decorative />
              <span>
                <strong>{item.product.name}</strong>
                <small>{factsOf(item)}</small>
                {item.markGtin && (
                  <small data-part="mark">
                    {messages.mark}: {productMarkText({ gtin: item.markGtin, serial: item.serialNumber ?? '' })}
                  </small>
                )}
                <SerialMatch sale={sale} itemId={item.id} />
              </span>
              {editable && item.status === 'pending' && openLines(sale).length > 1 ? (
                <Checkbox
                  aria-label={`${out ? messages.takeIn : messages.takeOut}: ${item.product.name}`}
                  value={!out}
                  onValueChange={() => change({ type: 'toggle', itemId: item.id })}
                />
              ) : (
                <Glyph name={item.status === 'rejected' ? 'bad' : item.status === 'approved' ? 'ok' : 'wait'} />
              )}
              <FormulaLine formula={item.formula} />
            </li>
          );
        })}
      </Root>
    </div>
  );
}
