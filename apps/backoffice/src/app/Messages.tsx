import type { ApiEvent } from '@pribavka/api';
import { useApi } from '@pribavka/api/react';
import { notify, toast } from '@pribavka/ui/toast';
import { useEffect } from 'react';

import { leaveToLogin } from './leave.ts';
import { reporter } from './report.ts';

function hear(event: ApiEvent): void {
  reporter.onApiEvent(event);
  switch (event.type) {
    case 'session-extended':
      toast.info(event.message);
      return;
    case 'session-expired':
      toast.error(event.message);
      leaveToLogin({ notice: event.message });
      return;
    case 'failure':
      for (const message of event.messages) notify.error(message);
  }
}

/** Turns what the client says into toasts and reports: specification §8. Draws nothing. */
export function Messages(): null {
  const api = useApi();
  useEffect(() => api.on(hear), [api]);
  return null;
}
