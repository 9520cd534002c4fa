import { type ApiListener, Problem } from '@pribavka/api';
import { expect, it } from 'vitest';

import { showApiEvents } from './notices.ts';

it('shows the messages of the session and every message of a failure', () => {
  const shown: string[] = [];
  let tell: ApiListener = () => undefined;
  showApiEvents(
    {
      on(listener) {
        tell = listener;
        return () => undefined;
      },
    },
    { info: (text) => shown.push(`i ${text}`), error: (text) => shown.push(`e ${text}`) },
  );
  tell({ type: 'session-extended', message: 'Время сеанса продлено.' });
  tell({ type: 'session-expired', message: 'Время сеанса истекло. Требуется авторизация.' });
  const problem = new Problem({
    kind: 'validation',
    code: 'X',
    status: 400,
    messages: ['Раз', 'Два'],
    fields: {},
    requestId: undefined,
  });
  tell({ type: 'failure', key: 'sales.list', problem, messages: problem.messages });
  expect(shown).toEqual([
    'i Время сеанса продлено.',
    'e Время сеанса истекло. Требуется авторизация.',
    'e Раз',
    'e Два',
  ]);
});
