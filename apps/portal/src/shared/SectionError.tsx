import type { Problem } from '@pribavka/api';
import { ErrorState, LinkButton, useOnline } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';

import { writeToSupportUrl } from '../screens/profile/urls.ts';
import { adviceOf, isLost } from './advice.ts';
import { sectionMessages as messages } from './section-messages.ts';

export interface SectionErrorProps {
  /** «Не загрузили продажи». */
  title: string;
  problem: Problem | undefined;
  onRetry?: (() => void) | undefined;
  /** @default 2 */
  level?: 2 | 3 | undefined;
}

/**
 * A part of a screen that did not load. A lost network is said as such, with what is not lost; an error of ours has its
 * request id and a way to the support; a refusal says what the server said. What the person may not see is said as
 * such: another try would not help.
 */
export function SectionError({ title, problem, onRetry, level }: SectionErrorProps): ReactElement {
  const online = useOnline();
  const isForbidden = problem?.kind === 'forbidden';
  const isOurs = problem === undefined || problem.kind === 'server';
  return (
    <ErrorState
      level={level}
      title={isForbidden ? messages.forbidden : title}
      // Nothing to add to a title that says the record is not there.
      description={isForbidden || problem?.kind === 'not_found' ? null : adviceOf(problem, online)}
      requestId={isLost(problem) ? undefined : problem?.requestId}
      onRetry={isForbidden ? undefined : onRetry}
      actions={
        isOurs ? (
          <LinkButton variant="text" render={<Link to={writeToSupportUrl({ failed: problem?.requestId })} />}>
            {messages.support}
          </LinkButton>
        ) : undefined
      }
    />
  );
}
