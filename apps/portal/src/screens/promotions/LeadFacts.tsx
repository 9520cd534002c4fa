import { useAllowed } from '@pribavka/api/react';
import { formatNumber, LinkButton, Stat } from '@pribavka/ui';
import { Coin, LedgerStrip } from '@pribavka/ui/loyalty';
import { ScanQrCode } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import type { PromotionRow } from '../../shared/contract.ts';
import { promotionDetailUrl } from '../promotion-detail/urls.ts';
import { newSaleUrl } from '../sales/urls.ts';
import { promotionsMessages as messages } from './messages.ts';

const Strip = styled(LedgerStrip)`
  margin-block: 8px;
`;

/* The link of the title covers the card: what is pressed in it lies over. */
const Acts = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  pointer-events: none;
  & > * {
    pointer-events: auto;
  }
`;

/** The first promotion of a desk: own points over the usual ones, the days left, and what to do next. */
export function LeadFacts({ promotion }: { promotion: PromotionRow }): ReactElement {
  const { id, daysLeft, progress } = promotion;
  const mayRegister = useAllowed('sales.sale:create');
  return (
    <>
      <Strip>
        {progress !== null && progress.points > 0 && (
          <Stat
            label={messages.earned}
            value={
              <>
                <Coin size={20} />
                {formatNumber(progress.points)}
              </>
            }
          />
        )}
        {daysLeft !== null && <Stat label={messages.remains} value={messages.days(daysLeft)} />}
      </Strip>
      <Acts>
        <LinkButton variant="primary" render={<Link to={promotionDetailUrl(id)} />}>
          {messages.details}
        </LinkButton>
        {mayRegister && (
          <LinkButton icon={ScanQrCode} render={<Link to={newSaleUrl()} />}>
            {messages.register}
          </LinkButton>
        )}
      </Acts>
    </>
  );
}
