import { Panel } from '@pribavka/ui';
import type { ReactElement } from 'react';

import type { PromotionCard } from '../../shared/contract.ts';
import { Products } from './Products.tsx';
import { Questions } from './Questions.tsx';
import { promotionMessages as messages } from './messages.ts';

/** What is read after the rule and the own result: products, the author's words, questions. */
export default function Rest({ promotion }: { promotion: PromotionCard }): ReactElement {
  return (
    <>
      {promotion.products.length > 0 && <Products promotion={promotion} />}
      {promotion.description !== '' && (
        <Panel title={messages.about}>
          <p data-part="text">{promotion.description}</p>
        </Panel>
      )}
      <Questions questions={promotion.questions} />
    </>
  );
}
