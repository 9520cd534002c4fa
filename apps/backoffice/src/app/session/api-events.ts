import type { Api, ApiEvent, Problem } from '@pribavka/api';
import { allowLeaving } from '@pribavka/forms';
import { notify, toast } from '@pribavka/ui/toast';

import { appMessages } from '../messages.ts';
import { reporter } from '../report.ts';
import { leaveToLogin } from './leave.ts';

/** What can be done about a failure of the server: the support finds it by its number. */
const adviceOf = ({ kind, requestId }: Problem): { description: string } | undefined =>
  kind === 'server' && requestId !== undefined ? { description: appMessages.requestAdvice(requestId) } : undefined;

function show(event: ApiEvent): void {
  reporter.onApiEvent(event);
  switch (event.type) {
    case 'session-extended':
      toast.info(event.message);
      return;
    case 'session-expired':
      toast.error(event.message);
      allowLeaving();
      leaveToLogin({ notice: event.message });
      return;
    case 'failure':
      for (const message of event.messages) notify.error(message, adviceOf(event.problem));
      return;
    // Buttons show that a command is under way, and no answers are stored on a desk.
    case 'slow':
    case 'late-answer':
  }
}

/** Turns events of the client into toasts and reports (specification §8), from its first call on. */
export const showApiEvents = (api: Api): (() => void) => api.on(show);
