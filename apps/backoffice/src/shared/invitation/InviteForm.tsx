import { EmailField } from '@pribavka/forms';
import type { ReactElement } from 'react';

import { EditSheet } from '../form/EditSheet.tsx';
import { invitationMessages as messages } from './messages.ts';

interface Company {
  readonly id: string;
  readonly name: string;
  readonly login: { readonly login: string } | null;
}

export interface InviteFormProps {
  company: Company;
  onSubmit: (login: string) => Promise<Company>;
  onClose: () => void;
}

/** The invitation of a company once more, to an address that can be put right. */
export function InviteForm({ company, onSubmit, onClose }: InviteFormProps): ReactElement {
  return (
    <EditSheet<never, { login: string }, Company>
      title={messages.title(company.name)}
      draft={{ area: 'invitations', record: company.id }}
      valuesOf={() => ({ login: company.login?.login ?? '' })}
      onSubmit={({ login }) => onSubmit(login)}
      saved={({ login }) => messages.sentAgain(login?.login ?? '')}
      onClose={onClose}
      submit={messages.again}
    >
      <EmailField name="login" label={messages.login} hint={messages.loginHint} />
    </EditSheet>
  );
}
