import type { Result } from '../contract.ts';
import { useApi } from './api-provider.tsx';
import { useCommand } from './use-command.ts';
import { useInvalidate } from './use-invalidate.ts';
import { useQuery } from './use-query.ts';

/** Calls that switch the second step of one's own sign-in; each rejects with a `Problem` and says nothing itself. */
export interface SecondFactorCalls {
  /** Gives the password, and a code of the second step where it is on. */
  readonly prove: (password: string, code?: string) => Promise<unknown>;
  /** Begins to switch the second step on: answers with the secret for the application of codes. */
  readonly enrol: () => Promise<Result<'secondFactor.enrol'>>;
  /** Switches the second step on by the first code; answers with the recovery codes. */
  readonly confirm: (code: string) => Promise<Result<'secondFactor.confirm'>>;
  /** Makes new recovery codes; the old ones end. */
  readonly renewCodes: () => Promise<Result<'secondFactor.renewCodes'>>;
  /** Switches the second step off. */
  readonly disable: () => Promise<unknown>;
}

export interface SecondFactor {
  /** Whether the second step is on; undefined until the server has answered. */
  readonly status: Result<'secondFactor.status'> | undefined;
  /** The server could not give the status. */
  readonly failed: boolean;
  /** Asks for the status again. */
  readonly onReload: () => void;
  /** Calls that switch the second step on and off and renew its codes. */
  readonly calls: SecondFactorCalls;
  /** To be called after a change: the status and the sessions are asked for again. */
  readonly onChanged: () => void;
}

/** The second step of one's own sign-in (specification §4): where it stands and what changes it. */
export function useSecondFactor(): SecondFactor {
  const api = useApi();
  const invalidate = useInvalidate();
  const { data, problem, reload } = useQuery('secondFactor.status');
  return {
    status: data,
    failed: problem !== undefined,
    onReload: reload,
    onChanged: () => invalidate(['secondFactor.status', 'sessions.list']),
    calls: {
      prove: (password, code) =>
        api.call('auth.reauthenticate', { body: { password, ...(code ? { code } : {}) } }, { quiet: 'all' }),
      enrol: () => api.call('secondFactor.enrol', {}, { quiet: 'all' }),
      confirm: (code) => api.call('secondFactor.confirm', { body: { code } }, { quiet: 'all' }),
      renewCodes: () => api.call('secondFactor.renewCodes', {}, { quiet: 'all' }),
      disable: () => api.call('secondFactor.disable', {}, { quiet: 'all' }),
    },
  };
}

export interface PasswordCommand {
  /** Saves the new password; rejects with a `Problem` and shows no message itself. */
  readonly onSave: (change: { oldPassword: string; password: string }) => Promise<unknown>;
}

/** Changes one's own password; the server ends the other sessions. */
export function useChangePassword(): PasswordCommand {
  const change = useCommand('auth.resetPassword', { invalidates: ['sessions.list'], quiet: 'all' });
  return { onSave: (body) => change.run({ body }) };
}

export interface OwnSessions {
  /** Sessions of one's own account; undefined until the server has answered. */
  readonly sessions: Result<'sessions.list'> | undefined;
  /** The server could not give the sessions. */
  readonly failed: boolean;
  /** Asks for the sessions again. */
  readonly onReload: () => void;
  /** Ends the session with this id. */
  readonly onEnd: (id: string) => Promise<unknown>;
  /** Ends every session but the one in use; answers how many were ended. */
  readonly onEndMany: () => Promise<Result<'sessions.endOthers'>>;
}

/** Devices one is signed in on, and how to sign out of them. */
export function useOwnSessions(): OwnSessions {
  const { data, problem, reload } = useQuery('sessions.list');
  const end = useCommand('sessions.end', { invalidates: ['sessions.list'] });
  const endOthers = useCommand('sessions.endOthers', { invalidates: ['sessions.list'] });
  return {
    sessions: data,
    failed: problem !== undefined,
    onReload: reload,
    onEnd: (id) => end.run({ params: { id } }),
    onEndMany: () => endOthers.run(),
  };
}
