import { Banner } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';

import { saleUrl } from '../urls.ts';
import type { Sale } from './decision.ts';

/** Signs of risk with their evidence. */
export function Flags({ sale }: { sale: Sale }): ReactElement {
  return (
    <>
      {sale.review?.flags.map((flag) => (
        <Banner
          key={`${flag.code}-${flag.saleId ?? ''}`}
          tone="warning"
          title={flag.text}
          actions={flag.saleId && <Link to={saleUrl(flag.saleId)}>{flag.saleNumber}</Link>}
        />
      ))}
    </>
  );
}
