import { useAllowed, useQuery } from '@pribavka/api/react';
import { Banner, Breadcrumbs, Panel, Skeleton } from '@pribavka/ui';
import { FormulaColumn } from '@pribavka/ui/loyalty';
import { PortalHeader } from '@pribavka/ui/shell';
import type { ReactElement } from 'react';
import { Link, useParams } from 'react-router-dom';
import { styled } from 'styled-components';

import { SectionError } from '../../shared/SectionError.tsx';
import { NotFound } from '../../app/errors/NotFound.tsx';
import { useFirstLoad } from '../../app/shell/loader.ts';
import { useTitle } from '../../app/useTitle.ts';
import type { PromotionCard } from '../../shared/contract.ts';
import { sumParts } from '../../shared/formula.ts';
import { promotionsUrl } from '../promotions/urls.ts';
import { Conditions } from './Conditions.tsx';
import { Hero } from './Hero.tsx';
import { Products } from './Products.tsx';
import { Result } from './Result.tsx';
import { promotionMessages as messages } from './messages.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  margin-top: 24px;
  & > div {
    display: grid;
    gap: 24px;
    align-content: start;
    min-width: 0;
  }
  & [data-part='text'] {
    margin-bottom: 12px;
    max-width: var(--pb-size-text-max);
    white-space: pre-line;
  }
  @media (min-width: 64em) {
    grid-template-columns: minmax(0, 1fr) 328px;
  }
`;

/** One promotion with its rule, products and the member's own result. */
function PromotionDetail(): ReactElement {
  const { id = '' } = useParams();
  const mayRegister = useAllowed('sales.sale:create');
  const { data, problem, loading, reload } = useQuery('promotions.get', { params: { id } });
  useFirstLoad(loading, messages.loading);
  useTitle(data?.name ?? '');
  if (problem && !data) {
    // A promotion that is not there and one that is not shown to this person are the same to him.
    return problem.kind === 'not_found' || problem.kind === 'validation' ? (
      <NotFound />
    ) : (
      <SectionError title={messages.failed} problem={problem} onRetry={reload} />
    );
  }
  if (!data) return <Skeleton shape="block" height={300} label={messages.loading} />;
  return (
    <>
      <PortalHeader title={data.name} />
      <Breadcrumbs
        items={[
          <Link key="all" to={promotionsUrl()}>
            {messages.back}
          </Link>,
          data.name,
        ]}
      />
      <Hero promotion={data} mayRegister={mayRegister} />
      <Notices promotion={data} />
      <Columns>
        <div>
          <Panel title={messages.how}>
            <p data-part="text">{data.rule}</p>
            {data.example.length > 0 && (
              <FormulaColumn totalLabel={messages.exampleTotal} parts={exampleParts(data.example)} />
            )}
          </Panel>
          {data.description !== '' && (
            <Panel title={messages.about}>
              <p data-part="text">{data.description}</p>
            </Panel>
          )}
          {data.products.length > 0 && <Products products={data.products} />}
        </div>
        <div>
          {data.progress && <Result progress={data.progress} />}
          <Conditions promotion={data} />
        </div>
      </Columns>
    </>
  );
}

/** The last line of the example is its result. */
function exampleParts(example: PromotionCard['example']) {
  const total = example.at(-1)?.points ?? 0;
  return sumParts(
    example.slice(0, -1).map(({ text, points }) => ({ label: text, points: points ?? 0 })),
    total,
  );
}

function Notices({ promotion }: { promotion: PromotionCard }): ReactElement {
  const state = messages.states[promotion.state];
  return (
    <>
      {state !== '' && <Banner tone={promotion.state === 'soon' ? 'info' : 'warning'} title={state} />}
      {!promotion.available && (
        <Banner tone="warning" title={messages.unavailable}>
          {promotion.unavailableReason}
        </Banner>
      )}
    </>
  );
}

export { PromotionDetail as Component };
