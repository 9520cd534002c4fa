import type { Input, Result } from '../contract.ts';
import { useApi } from './api-provider.tsx';
import { useSession } from './session-provider.tsx';

export interface OwnContacts {
  /** Calls that change the name, the phone and the email. */
  readonly calls: {
    readonly saveName: (name: Input<'users.updateFullName'>['body']) => Promise<unknown>;
    readonly sendPhone: (phone: string, reuse: boolean) => Promise<Result<'users.updatePhone'>>;
    readonly confirmPhone: (code: string) => Promise<unknown>;
    readonly sendEmail: (email: string, reuse: boolean) => Promise<Result<'users.updateEmail'>>;
    readonly resendEmail: (reuse: boolean) => Promise<Result<'users.sendEmailCode'>>;
    readonly confirmEmail: (code: string) => Promise<unknown>;
  };
  /** To be called after a change: the profile is asked for again. */
  readonly onChanged: () => void;
}

/** Changes one's own name, phone and address; each call rejects with a `Problem` and says nothing itself. */
export function useOwnContacts(): OwnContacts {
  const api = useApi();
  const { reload } = useSession();
  const quiet = { quiet: 'all' } as const;
  return {
    onChanged: () => void reload(),
    calls: {
      saveName: (body) => api.call('users.updateFullName', { body }, quiet),
      sendPhone: (phone, reuse) => api.call('users.updatePhone', { body: { phone, reuse } }, quiet),
      confirmPhone: (code) => api.call('users.confirmPhoneUpdate', { body: { code } }, quiet),
      sendEmail: (email, reuse) => api.call('users.updateEmail', { body: { email, reuse } }, quiet),
      resendEmail: (reuse) => api.call('users.sendEmailCode', { query: { reuse } }, quiet),
      confirmEmail: (code) => api.call('users.confirmEmailCode', { body: { code } }, quiet),
    },
  };
}
