import { useApi, useInvalidate, useQuery } from '@pribavka/api/react';
import { SecondFactorPanel } from '@pribavka/forms/security';
import type { ReactElement } from 'react';

/** The second step of the person's own sign-in. */
export function SecondFactor(): ReactElement {
  const api = useApi();
  const invalidate = useInvalidate();
  const { data, problem, reload } = useQuery('secondFactor.status');
  return (
    <SecondFactorPanel
      status={data}
      failed={problem !== undefined}
      onReload={reload}
      onChanged={() => invalidate(['secondFactor.status', 'sessions.list'])}
      calls={{
        prove: async (password) => api.call('auth.reauthenticate', { body: { password } }, { quiet: 'all' }),
        enrol: async () => api.call('secondFactor.enrol', {}, { quiet: 'all' }),
        confirm: async (code) => api.call('secondFactor.confirm', { body: { code } }, { quiet: 'all' }),
        renewCodes: async () => api.call('secondFactor.renewCodes', {}, { quiet: 'all' }),
        disable: async () => api.call('secondFactor.disable', {}, { quiet: 'all' }),
      }}
    />
  );
}
