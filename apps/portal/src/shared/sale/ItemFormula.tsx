import { Formula } from '@pribavka/ui/loyalty';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import type { SaleItem } from '../contract.ts';
import { formulaParts } from '../formula.ts';

const Root = styled.div`
  display: grid;
  gap: 8px;
  & + & {
    padding-top: 16px;
  }
  & > p {
    color: var(--pb-text-secondary);
    font: var(--pb-type-ui);
  }
`;

export interface ItemFormulaProps {
  formula: SaleItem['formula'];
  /** Name of the product, where there are several. */
  name: string | undefined;
  /** Whether several lines have this very formula. */
  each?: boolean | undefined;
}

/** How the points of one line came about, factor by factor. */
export function ItemFormula({ formula, name, each = false }: ItemFormulaProps): ReactElement | null {
  if (formula.length === 0) return null;
  return (
    <Root>
      {name !== undefined && <p>{each ? `${name}, за каждую позицию` : name}</p>}
      <Formula size="sm" parts={formulaParts(formula)} />
    </Root>
  );
}
