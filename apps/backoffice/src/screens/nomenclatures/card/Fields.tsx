import { DescriptionList, formatDate, formatMoney, formatNumber, Stack } from '@pribavka/ui';
import { ProductPicture } from '@pribavka/ui/loyalty';
import type { ReactElement } from 'react';

import { productCardMessages as messages } from './messages.ts';
import type { Product } from './ProductSheet.tsx';
import { WaitingPoints } from './WaitingPoints.tsx';

const { fields } = messages;
const day = (value: string | null): string | null => (value === null ? null : formatDate(value, 'date'));

/** What the product is: photos, requisites, properties. */
export function Fields({ product }: { product: Product }): ReactElement {
  const { admin } = product;
  return (
    <Stack gap={20}>
      <WaitingPoints product={product} />
      {product.images.length > 0 && (
        <Stack direction="row" gap={8} wrap>
          {product.images.map(({ id, url }, index) => (
            <ProductPicture key={id} src={url} name={messages.photo(index + 1)} size={96} decorative={false} />
          ))}
        </Stack>
      )}
      <DescriptionList
        termWidth={140}
        items={[
          { term: fields.article, value: product.article },
          { term: fields.gtin, value: product.gtin },
          { term: fields.model, value: product.model },
          { term: fields.manufacturer, value: product.manufacturer?.name },
          { term: fields.brand, value: product.brand?.name },
          { term: fields.category, value: product.category?.name },
          { term: fields.rrp, value: product.rrpKopecks === null ? null : formatMoney(product.rrpKopecks) },
          { term: fields.basePoints, value: formatNumber(product.basePoints) },
          { term: fields.serial, value: product.serialRequired ? messages.serialRequired : messages.serialFree },
          { term: fields.unit, value: product.unit },
          { term: fields.valid, value: messages.valid(day(product.validFrom), day(product.validTo)) },
          { term: fields.description, value: product.description },
          ...product.attributes.map(({ name, value }) => ({ term: name, value, key: `own-${name}` })),
          ...(admin ? [{ term: fields.sales, value: formatNumber(admin.salesCount) }] : []),
          { term: fields.changed, value: formatDate(product.updatedAt, 'dayMonthYearTime') },
          ...(admin ? [{ term: fields.changedBy, value: product.updatedBy }] : []),
        ]}
      />
    </Stack>
  );
}
