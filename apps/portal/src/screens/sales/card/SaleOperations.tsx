import { DescriptionList, formatDate, formatNumber } from '@pribavka/ui';
import type { ReactElement } from 'react';

import type { Sale } from '../../../shared/contract.ts';
import { StandingLink } from '../../../shared/StandingLink.tsx';
import { pointsUrl } from '../../my-points/urls.ts';
import { saleCardMessages as messages } from './messages.ts';

/** Every movement of points the sale has made, with the way to the history of all of them. */
export function SaleOperations({ operations }: { operations: Sale['operations'] }): ReactElement {
  return (
    <section>
      <h3>{messages.operations}</h3>
      <DescriptionList
        termWidth={120}
        items={operations.map(({ id, occurredAt, typeName, points }) => ({
          key: id,
          term: formatDate(occurredAt, 'tableDateTime'),
          value: `${typeName} ${formatNumber(points, { sign: true })}`,
        }))}
      />
      <p>
        <StandingLink to={pointsUrl()}>{messages.allOperations}</StandingLink>
      </p>
    </section>
  );
}
