import type { ReactElement } from 'react';

import type { PayoutCard, User } from '../../../shared/contract.ts';
import { Tasks } from '../Tasks.tsx';
import { firstSteps } from './first-steps.ts';
import { newcomerMessages as messages } from './newcomer-messages.ts';

interface FirstStepsProps {
  user: User;
  /** Not known until they are here. */
  cards: readonly PayoutCard[] | undefined;
}

/** The checklist of somebody without a single sale. */
export default function FirstSteps({ user, cards }: FirstStepsProps): ReactElement {
  const steps = firstSteps(user, cards);
  const done = steps.filter(({ act }) => !act).length;
  return <Tasks title={messages.steps} tasks={steps} aside={messages.stepsDone(done, steps.length)} />;
}
