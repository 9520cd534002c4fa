import { DescriptionList, formatDate } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { Status } from '../../../shared/Status.tsx';
import { saleStates } from '../../../shared/states.ts';
import { saleUrl } from '../urls.ts';
import type { Sale } from './decision.ts';
import { queueMessages as messages } from './messages.ts';

type RelatedSale = NonNullable<Sale['review']>['related'][number];

const Value = styled.div`
  display: grid;
  gap: 2px;
  & > span {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 8px;
    overflow-wrap: anywhere;
  }
`;

/** The number itself where a person can compare it; the key of a receipt and the name of a file say nothing. */
const sameness = ({ by, value }: RelatedSale): string =>
  by === 'serial' ? messages.same.serial(value) : messages.same[by];

/** Other sales with the same serial number, receipt or photo: what is the same, whose they are and how they ended. */
export function Related({ sale }: { sale: Sale }): ReactElement | null {
  const related = sale.review?.related ?? [];
  if (related.length === 0) return null;
  return (
    <div>
      <h2>{messages.related}</h2>
      <DescriptionList
        items={related.map((row) => ({
          key: `${row.id}-${row.by}-${row.value}`,
          term: <Link to={saleUrl(row.id)}>{row.number}</Link>,
          value: (
            <Value>
              <span>{sameness(row)}</span>
              <span>
                {row.memberName} {row.saleDate && <span>{formatDate(row.saleDate, 'date')}</span>}{' '}
                <Status state={saleStates[row.status]} />
              </span>
            </Value>
          ),
        }))}
      />
    </div>
  );
}
