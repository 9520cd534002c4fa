import type { Problem } from '@pribavka/api';
import { useQuery } from '@pribavka/api/react';
import { useFormValues } from '@pribavka/forms';
import { Banner, useDebouncedValue } from '@pribavka/ui';
import { FormulaColumn } from '@pribavka/ui/loyalty';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import { sumParts } from '../../../shared/formula.ts';
import { ItemFormula } from '../../../shared/sale/ItemFormula.tsx';
import { toInput, type SaleValues } from './values.ts';
import { saleFormMessages as messages } from './messages.ts';

const Root = styled.section`
  display: grid;
  gap: 12px;
  & > h3 {
    font: var(--pb-type-h3);
  }
  & > p {
    color: var(--pb-text-secondary);
    font: var(--pb-type-table);
  }
`;

/** Milliseconds of silence after which the points are asked about. */
const PAUSE = 400;

const ceilingCodes = new Set([
  'SALE_TOTAL',
  'SALE_LINE_POINTS',
  'SALE_POINTS',
  'PRICE_BOUND',
  'QUANTITY_BOUND',
  'ITEMS_BOUND',
]);

/** What exceeds a ceiling says the way out at once; other refusals stand at their fields when the sale is sent. */
function refusedOf({ fields, fieldProblems }: Problem): string {
  const field = Object.keys(fieldProblems).find((name) =>
    fieldProblems[name]?.some(({ code }) => ceilingCodes.has(code)),
  );
  return (field !== undefined && fields[field]?.[0]) || messages.formulaRefused;
}

/** The form asks for the reason of another day itself. */
const isNews = ({ code }: { code: string }): boolean => code !== 'SALE_DATE_RECEIPT';

/** How many points the sale would give, before it is sent. */
export function FormulaBlock(): ReactElement {
  const values = useFormValues<SaleValues>();
  const { items, saleDate, receipt } = toInput(values, false);
  const body = {
    items,
    ...(saleDate === undefined ? {} : { saleDate }),
    ...(receipt === undefined ? {} : { receipt }),
    ...(values.saved ? { saleId: values.saved.id } : {}),
  };
  // A number of twelve letters is asked about once, when typing rests.
  const settled = useDebouncedValue(JSON.stringify(body), PAUSE);
  const { data, problem } = useQuery(
    'sales.calculate',
    { body: JSON.parse(settled) as typeof body },
    { enabled: items.length > 0, keepPreviousData: true, quiet: 'all' },
  );
  const nameOf = (id: string) => values.lines.find((line) => line.product?.id === id)?.product?.name;
  const lost = problem && (problem.kind === 'network' ? messages.formulaLost : refusedOf(problem));
  // After a failure `data` is still the answer about what stood in the form before.
  const missing = items.length === 0 ? messages.formulaEmpty : lost;
  return (
    <Root>
      <h3>{messages.formula}</h3>
      {!missing && data ? (
        <>
          {data.lines.map((line) => (
            <ItemFormula
              key={`${line.productId} ${line.quantity}`}
              formula={line.formula}
              name={data.lines.length > 1 ? nameOf(line.productId) : undefined}
            />
          ))}
          {data.lines.length > 1 && (
            <FormulaColumn
              framed={false}
              totalLabel={messages.total}
              parts={sumParts(
                data.lines.map((line) => ({ label: nameOf(line.productId) ?? '', points: line.points })),
                data.total,
              )}
            />
          )}
          {data.warnings.filter(isNews).map((warning) => (
            <Banner key={warning.code + warning.text} tone="warning" title={warning.text} />
          ))}
          <p>{messages.approx}</p>
        </>
      ) : (
        <p>{missing ?? messages.formulaEmpty}</p>
      )}
    </Root>
  );
}
