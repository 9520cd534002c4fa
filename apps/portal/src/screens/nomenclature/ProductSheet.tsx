import { useAllowed, useQuery } from '@pribavka/api/react';
import {
  DescriptionList,
  EmptyState,
  formatDate,
  formatNumber,
  LinkButton,
  pluralRu,
  Sheet,
  Skeleton,
} from '@pribavka/ui';
import { Coin, FormulaColumn } from '@pribavka/ui/loyalty';
import { ScanQrCode } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { SectionError } from '../../shared/SectionError.tsx';
import { ProductPicture } from '../../shared/ProductPicture.tsx';
import { promotionDetailUrl } from '../promotion-detail/urls.ts';
import { newSaleUrl } from '../sales/urls.ts';
import { SerialSample } from './SerialSample.tsx';
import { productMessages as messages } from './product-messages.ts';

const Root = styled.div`
  display: grid;
  gap: 20px;
  & h3 {
    margin-bottom: 8px;
    font: var(--pb-type-h3);
  }
  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & [data-part='points'] {
    display: flex;
    gap: 10px;
    align-items: center;
    font: var(--pb-type-display-sm);
  }
  & [data-part='points'] small,
  & li small {
    color: var(--pb-text-secondary);
    font: var(--pb-type-ui);
  }
  & [data-part='about'] {
    white-space: pre-line;
  }
`;

/** A product's card with the way straight to the sale of it. */
export default function ProductSheet({ id, onClose }: { id: string; onClose: () => void }): ReactElement {
  const mayRegister = useAllowed('sales.sale:create');
  const { data, problem, reload } = useQuery('products.get', { params: { id } }, { quiet: 'all' });
  const isMissing = problem?.kind === 'not_found' || problem?.kind === 'validation';
  return (
    <Sheet
      open
      title={data?.name ?? messages.title}
      onClose={onClose}
      footer={
        data &&
        mayRegister && (
          <LinkButton variant="primary" icon={ScanQrCode} render={<Link to={newSaleUrl({ product: data.id })} />}>
            {messages.register}
          </LinkButton>
        )
      }
    >
      {!data && !problem && <Skeleton shape="text" rows={6} label={messages.loading} />}
      {isMissing && !data && <EmptyState level={3} title={messages.missing} />}
      {problem && !isMissing && !data && (
        <SectionError level={3} title={messages.failed} problem={problem} onRetry={reload} />
      )}
      {data && (
        <Root>
          <ProductPicture product={data} ratio={16 / 9} />
          <p data-part="points">
            <Coin size={28} />
            {formatNumber(data.pointsNow)}
            <small>
              {pluralRu(data.pointsNow, messages.points)} {messages.now}
            </small>
          </p>
          {data.pointsNow > data.basePoints && (
            <FormulaColumn
              parts={[
                { value: formatNumber(data.basePoints), label: messages.base },
                {
                  operator: '+',
                  value: formatNumber(data.pointsNow - data.basePoints),
                  label: messages.byPromotions,
                  tone: 'promotion',
                },
              ]}
            />
          )}
          <DescriptionList
            termWidth={128}
            items={[
              { term: messages.brand, value: data.brand?.name },
              { term: messages.category, value: data.category?.name },
              { term: messages.manufacturer, value: data.manufacturer?.name },
              { term: messages.article, value: data.article },
              { term: messages.gtin, value: data.gtin },
              { term: messages.serial, value: data.serialRequired ? messages.serialNeeded : messages.serialFree },
              ...data.attributes.map(({ name, value }) => ({ term: name, value })),
            ]}
          />
          {data.serialRequired && <SerialSample hint={data.serialHint} example={data.serialExample} />}
          {data.promotions.length > 0 && (
            <section>
              <h3>{messages.promotions}</h3>
              <ul>
                {data.promotions.map((promotion) => (
                  <li key={promotion.id}>
                    <Link to={promotionDetailUrl(promotion.id)}>{promotion.name}</Link>{' '}
                    <small>
                      {promotion.benefit}
                      {promotion.endsAt !== null && messages.until(formatDate(promotion.endsAt, 'listDay'))}
                    </small>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {data.description && (
            <section>
              <h3>{messages.about}</h3>
              <p data-part="about">{data.description}</p>
            </section>
          )}
        </Root>
      )}
    </Sheet>
  );
}
