import type { Api, ApiEvent } from '@pribavka/api';
import { allowLeaving } from '@pribavka/forms';
import { notify, toast } from '@pribavka/ui/toast';

import { reporter } from '../report.ts';
import { leaveToLogin } from './leave.ts';

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
      for (const message of event.messages) notify.error(message);
  }
}

/** Turns events of the client into toasts and reports (specification §8), from its first call on. */
export const showApiEvents = (api: Api): (() => void) => api.on(show);
