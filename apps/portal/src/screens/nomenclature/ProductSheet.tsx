import { useAllowed, useQuery } from '@pribavka/api/react';
import { DescriptionList, formatNumber, LinkButton, Sheet, Skeleton } from '@pribavka/ui';
import { Coin, formatPoints } from '@pribavka/ui/loyalty';
import { ScanQrCode } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { SectionError } from '../../shared/SectionError.tsx';
import { ProductPicture } from '../../shared/ProductPicture.tsx';
import { promotionDetailUrl } from '../promotion-detail/urls.ts';
import { newSaleUrl } from '../sales/urls.ts';
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
      {problem && !data && (
        <SectionError
          level={3}
          title={problem.kind === 'not_found' || problem.kind === 'validation' ? messages.missing : messages.failed}
          problem={problem}
          onRetry={reload}
        />
      )}
      {data && (
        <Root>
          <ProductPicture product={data} ratio={16 / 9} />
          <p data-part="points">
            <Coin size={28} />
            {formatNumber(data.pointsNow)}
            <small>
              {messages.now.toLowerCase()}
              {data.pointsNow !== data.basePoints &&
                `, ${messages.base.toLowerCase()} ${formatPoints(data.basePoints)}`}
            </small>
          </p>
          <DescriptionList
            items={[
              { term: messages.brand, value: data.brand?.name },
              { term: messages.article, value: data.article },
              { term: messages.gtin, value: data.gtin },
              { term: messages.serial, value: data.serialRequired ? messages.serialNeeded : messages.serialFree },
              ...(data.serialExample ? [{ term: messages.serialExample, value: data.serialExample }] : []),
              ...data.attributes.map(({ name, value }) => ({ term: name, value })),
            ]}
          />
          {data.promotions.length > 0 && (
            <section>
              <h3>{messages.promotions}</h3>
              <ul>
                {data.promotions.map((promotion) => (
                  <li key={promotion.id}>
                    <Link to={promotionDetailUrl(promotion.id)}>{promotion.name}</Link>{' '}
                    <small>{promotion.benefit}</small>
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
