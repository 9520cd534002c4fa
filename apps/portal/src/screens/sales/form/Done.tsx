import { Banner, Button, ButtonGroup, DescriptionList, formatDate } from '@pribavka/ui';
import { useEffect, useRef, type ReactElement } from 'react';

import type { Sale } from '../../../shared/contract.ts';
import { SaleFormula } from '../../../shared/sale/SaleFormula.tsx';
import { cardSum } from '../../../shared/sums.ts';
import { Ending } from './Ending.ts';
import { saleFormMessages as messages } from './messages.ts';

export interface DoneProps {
  sale: Sale;
  /** How many sales were sent one after another, this one among them. */
  inRow: number;
  onMore: () => void;
  onList: () => void;
}

/** What the person sees after sending: number, what comes when, what next. */
export function Done({ sale, inRow, onMore, onList }: DoneProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const expected = sale.expectedDecisionAt;
  return (
    <Ending>
      <h3 ref={heading} tabIndex={-1}>
        {messages.doneTitle}
      </h3>
      <Banner
        tone="success"
        title={expected ? messages.doneText(formatDate(expected, 'listDay')) : messages.doneNoDate}
      />
      <DescriptionList
        items={[
          { term: messages.doneNumber, value: sale.number },
          ...(inRow > 1 ? [{ term: messages.inRow, value: String(inRow) }] : []),
          ...(sale.activateAt
            ? [{ term: messages.total, value: messages.doneActivate(formatDate(sale.activateAt, 'listDay')) }]
            : []),
        ]}
      />
      <SaleFormula
        items={sale.items}
        title={messages.formula}
        totalLabel={messages.total}
        total={cardSum(sale).points}
      />
      <ButtonGroup stack>
        <Button variant="primary" onClick={onMore}>
          {sale.receipt?.qr ? messages.moreReceipts : messages.more}
        </Button>
        <Button onClick={onList}>{messages.toList}</Button>
      </ButtonGroup>
    </Ending>
  );
}
