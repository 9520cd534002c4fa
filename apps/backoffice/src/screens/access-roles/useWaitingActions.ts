import type { Output } from '@pribavka/api';
import { useCommand } from '@pribavka/api/react';

import type { SheetAction } from '../../shared/sheet/actions.tsx';
import { staffMessages } from './staff-messages.ts';

type Staff = Output<'staff.get'>;
type Decision = 'confirm' | 'stop';

const messages = staffMessages.waiting;
const invalidates = ['roles.*', 'staff.*', 'summaries.*', 'live.*'] as const;

/** What the reader may do about changes of the account that wait: confirm another's, stop any. */
export function useWaitingActions(nameOf: (staff: Staff) => string): (staff: Staff) => (SheetAction | false)[] {
  const command = useCommand('staff.decideChange', { invalidates });
  return (staff) =>
    staff.waiting.flatMap(({ id, kind, decisionRefusal, allowedActions }) => {
      const name = nameOf(staff);
      const what = messages.what[kind];
      const label = (action: Decision): string =>
        staff.waiting.length > 1 ? messages.named(messages[action], what) : messages[action];
      const run = (decision: Decision) => () => command.run({ params: { id }, body: { decision } });
      return [
        allowedActions.includes('confirm') && {
          label: label('confirm'),
          tone: 'main' as const,
          ask: messages.confirming(name, what),
          run: run('confirm'),
          done: messages.confirmed(name),
        },
        decisionRefusal !== null && {
          label: label('confirm'),
          tone: 'main' as const,
          disabledReason: decisionRefusal,
        },
        allowedActions.includes('stop') && {
          label: label('stop'),
          ask: messages.stopping(name, what),
          run: run('stop'),
          done: messages.stopped(name),
        },
      ];
    });
}
