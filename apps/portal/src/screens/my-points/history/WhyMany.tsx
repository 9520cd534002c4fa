import { useQuery } from '@pribavka/api/react';
import { formatDate, formatNumber, quoted, Skeleton } from '@pribavka/ui';
import { formatPoints, FormulaColumn } from '@pribavka/ui/loyalty';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';

import { sumParts } from '../../../shared/formula.ts';
import { SaleFormula } from '../../../shared/sale/SaleFormula.tsx';
import { cardSum } from '../../../shared/sums.ts';
import { writeToSupportUrl } from '../../profile/urls.ts';
import { saleUrl } from '../../sales/urls.ts';
import { pointsMessages as messages } from '../messages.ts';
import { groupSum, isSaleAccrual, type OperationGroup } from './groups.ts';
import { WhyPlace } from './WhyPlace.ts';

/** «Шуруповёрт, „Осенний старт“» */
const nameOf = ({ typeName, product, promotion }: OperationGroup[number]): string =>
  [product ?? typeName, promotion && quoted(promotion.name)].filter(Boolean).join(', ');

const deltaOf = (group: OperationGroup, of: 'pendingDelta' | 'activeDelta'): string =>
  formatNumber(
    group.reduce((sum, operation) => sum + operation[of], 0),
    { sign: true },
  );

/** The movements of one row, each with its points, and what they come to. */
function Entries({ group }: { group: OperationGroup }): ReactElement {
  const terms = group.toReversed().map((operation) => ({
    label: nameOf(operation),
    points: operation.direction === 'credit' ? operation.points : -operation.points,
    promotion: operation.promotion !== null,
  }));
  return <FormulaColumn totalLabel={messages.total} parts={sumParts(terms, groupSum(group).points)} />;
}

/** How the points of a sale came about: its formulas as long as it gives them, or else what was moved, one by one. */
export default function WhyMany({ id, group }: { id: string; group: OperationGroup }): ReactElement {
  const [newest] = group;
  const isAccrual = isSaleAccrual(group) && newest.standing !== 'undone';
  const { data: sale, loading } = useQuery(
    'sales.get',
    { params: { id: newest.sale?.id ?? '' } },
    { enabled: isAccrual, quiet: 'all' },
  );
  const sum = sale && cardSum(sale);
  // A sale that has changed since is not what was given then.
  const isExplained = sum?.points === groupSum(group).points;
  return (
    <WhyPlace id={id}>
      {isAccrual && loading && <Skeleton shape="text" rows={3} label={messages.loading} />}
      {sale && isExplained && (
        <SaleFormula items={sale.items} title={messages.why} totalLabel={messages.total} total={sum.points} />
      )}
      {!loading && !isExplained && (
        <>
          <h3>{messages.why}</h3>
          <Entries group={group} />
        </>
      )}
      <p>
        {isAccrual && newest.standing === 'waiting' && sale?.activateAt && (
          <span>{messages.activates(formatDate(sale.activateAt, 'listDayYear'))}</span>
        )}
        {newest.expiresAt && <span>{messages.expires(formatDate(newest.expiresAt, 'listDayYear'))}</span>}
        <span>{messages.deltas(deltaOf(group, 'pendingDelta'), deltaOf(group, 'activeDelta'))}</span>
        {newest.activeDelta !== 0 && <span>{messages.leftAfter(formatPoints(newest.balanceAfter.active))}</span>}
        <Link to={writeToSupportUrl({ operation: newest.id })}>{messages.support}</Link>
        {newest.sale && <Link to={saleUrl(newest.sale.id)}>{messages.openSale(newest.sale.number)}</Link>}
      </p>
    </WhyPlace>
  );
}
