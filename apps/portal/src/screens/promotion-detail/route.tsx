import { useAllowed, useQuery } from '@pribavka/api/react';
import { Breadcrumbs, LinkButton, quoted, Skeleton, useAtLeast } from '@pribavka/ui';
import { PortalHeader } from '@pribavka/ui/shell';
import { ScanQrCode } from 'lucide-react';
import { lazy, Suspense, type ReactElement } from 'react';
import { Link, useParams } from 'react-router-dom';
import { styled } from 'styled-components';

import { useKeptRow } from '../../shared/useKeptRow.ts';
import { SectionError } from '../../shared/SectionError.tsx';
import { NotFound } from '../../app/errors/NotFound.tsx';
import { useFirstLoad } from '../../app/shell/loader.ts';
import { useTitle } from '../../app/useTitle.ts';
import type { PromotionCard } from '../../shared/contract.ts';
import { PinnedAction } from '../../shared/PinnedAction.tsx';
import { promotionsUrl } from '../promotions/urls.ts';
import { newSaleUrl } from '../sales/urls.ts';
import { Conditions } from './Conditions.tsx';
import { Hero } from './Hero.tsx';
import { HowCounted } from './HowCounted.tsx';
import { Notices } from './Notices.tsx';
import { OwnFacts } from './OwnFacts.tsx';
import { OwnStore } from './OwnStore.tsx';
import { Result } from './Result.tsx';
import { promotionMessages as messages } from './messages.ts';

const Rest = lazy(() => import('./Rest.tsx'));

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
    max-width: var(--pb-size-text-max);
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  @media (min-width: 64em) {
    grid-template-columns: minmax(0, 1fr) 328px;
  }
`;

/* A tablet has the bar of the shell over the cover; it ends where the cover begins. */
const Header = styled(PortalHeader)`
  @media (max-width: 63.99em) {
    && {
      margin-block-end: 0;
    }
  }
`;

/** The way back and the bell; a phone has only an arrow over the cover. */
function Top({ name }: { name: string }): ReactElement | null {
  const roomy = useAtLeast('md');
  if (!roomy) return null;
  const all = (
    <Link key="all" to={promotionsUrl()}>
      {messages.back}
    </Link>
  );
  return <Header back={<Breadcrumbs items={[all, quoted(name)]} />} />;
}

/** One promotion with its rule, products and the member's own result. */
function PromotionDetail(): ReactElement {
  const { id = '' } = useParams();
  const wide = useAtLeast('lg');
  const mayRegister = useAllowed('sales.sale:create');
  const { data, problem, loading, reload } = useQuery('promotions.get', { params: { id } }, { quiet: 'all' });
  useFirstLoad(loading, messages.loading);
  const known = useKeptRow('promotions.list', id, data ? undefined : problem);
  useTitle(data?.name ?? known?.name ?? '');
  if (problem && !data) {
    if (known)
      return (
        <>
          <Top name={known.name} />
          <Hero promotion={known} />
          <SectionError title={messages.restLater} problem={problem} onRetry={reload} />
        </>
      );
    // A promotion that is not there and one that is not shown to this person are the same to him.
    return problem.kind === 'not_found' || problem.kind === 'validation' ? (
      <NotFound />
    ) : (
      <SectionError title={messages.failed} problem={problem} onRetry={reload} />
    );
  }
  if (!data) return <Skeleton shape="block" height={300} label={messages.loading} />;
  const register = data.state === 'active' && data.available && mayRegister && (
    <LinkButton icon={ScanQrCode} render={<Link to={newSaleUrl()} />} variant="slab">
      {messages.register}
    </LinkButton>
  );
  return (
    <>
      <Top name={data.name} />
      <Hero promotion={data} action={register} />
      <Notices promotion={data} />
      {!wide && <OwnFacts promotion={data} />}
      <Body promotion={data} wide={wide} />
      {register && (
        <PinnedAction>
          <LinkButton wide variant="primary" icon={ScanQrCode} render={<Link to={newSaleUrl()} />}>
            {messages.register}
          </LinkButton>
        </PinnedAction>
      )}
    </>
  );
}

/** Two columns of a wide screen; on a phone the conditions come before the long lists. */
function Body({ promotion, wide }: { promotion: PromotionCard; wide: boolean }): ReactElement {
  const how = <HowCounted promotion={promotion} />;
  const where = (
    <>
      {promotion.store && <OwnStore store={promotion.store} />}
      <Conditions promotion={promotion} />
    </>
  );
  const rest = (
    <Suspense fallback={<Skeleton shape="block" height={600} label={messages.loading} />}>
      <Rest promotion={promotion} />
    </Suspense>
  );
  return wide ? (
    <Columns>
      <div>
        {how}
        {rest}
      </div>
      <div>
        <Result promotion={promotion} />
        {where}
      </div>
    </Columns>
  ) : (
    <Columns>
      {how}
      {where}
      {rest}
    </Columns>
  );
}

export { PromotionDetail as Component };
