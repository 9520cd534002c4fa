import { Fragment, type ReactElement } from 'react';
import { styled } from 'styled-components';

import { formulaParts } from '../../../shared/formula.ts';
import type { Sale } from './decision.ts';

const Root = styled.p`
  color: var(--pb-text-secondary);
  font: var(--pb-type-table);
  & b {
    color: var(--pb-text-primary);
    font-weight: 600;
  }
  & [data-tone='promotion'] b {
    color: var(--pb-accent-text);
  }
  & [data-tone='result'],
  & [data-tone='result'] b {
    color: var(--pb-points-text);
  }
  & span {
    display: inline-block;
  }
`;

/** How the points of a line come about, as a sentence: a receipt of ten lines has no room for ten tables. */
export function FormulaLine({ formula }: { formula: Sale['items'][number]['formula'] }): ReactElement {
  return (
    <Root data-part="formula">
      {formulaParts(formula).map(({ operator, value, label, tone }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts have no names and never change places
        <Fragment key={at}>
          <span data-tone={tone}>
            {operator && `${operator} `}
            <b>{value}</b> {label}
          </span>{' '}
        </Fragment>
      ))}
    </Root>
  );
}
