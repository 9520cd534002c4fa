import { FormulaColumn } from '@pribavka/ui/loyalty';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import type { SaleItem } from '../contract.ts';
import { alike, liveLines, needsTotal, totalParts } from '../formula.ts';
import { ItemFormula } from './ItemFormula.tsx';

export interface SaleFormulaProps {
  items: readonly SaleItem[];
  title: string;
  totalLabel: string;
  total: number;
}

const Root = styled.section`
  display: grid;
  gap: 12px;
  & > h3 {
    font: var(--pb-type-h3);
  }
`;

/**
 * How the points of a sale came about; lines alike are drawn once, several are added up below, rejected and returned
 * ones are left out.
 */
export function SaleFormula({ items, title, totalLabel, total }: SaleFormulaProps): ReactElement {
  const groups = alike(liveLines(items));
  const several = items.length > 1;
  return (
    <Root>
      <h3>{title}</h3>
      {groups.map(({ item, count }) => (
        <ItemFormula
          key={item.id}
          formula={item.formula}
          name={several ? item.product.name : undefined}
          each={count > 1}
        />
      ))}
      {needsTotal(groups, total) && <FormulaColumn totalLabel={totalLabel} parts={totalParts(groups, total)} />}
    </Root>
  );
}
