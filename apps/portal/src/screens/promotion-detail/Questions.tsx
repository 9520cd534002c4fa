import { Accordion, Panel } from '@pribavka/ui';
import type { ReactElement } from 'react';

import type { PromotionCard } from '../../shared/contract.ts';
import { promotionMessages as messages } from './messages.ts';

/** What sellers ask of a promotion; the answers come of its own rule. */
export function Questions({ questions }: { questions: PromotionCard['questions'] }): ReactElement {
  return (
    <Panel title={messages.questions}>
      <Accordion
        items={questions.map(({ question, answer }, at) => ({ id: `${at}`, title: question, children: answer }))}
      />
    </Panel>
  );
}
