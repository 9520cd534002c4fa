import { useApi } from '@pribavka/api/react';
import { Form, FormStrip, FullNameFields, SubmitButton } from '@pribavka/forms';
import { Banner, Dialog } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import type { ReactElement } from 'react';

import type { User } from '../../../shared/contract.ts';
import { personalMessages as messages, profileMessages } from '../messages.ts';

export interface EditDialogProps {
  onClose: () => void;
  onDone: () => Promise<void>;
}

type Name = Record<'lastName' | 'firstName' | 'middleName', string>;

/** Another name; verified papers must be checked again then. */
export default function NameDialog({ user, onClose, onDone }: EditDialogProps & { user: User }): ReactElement {
  const api = useApi();
  const { lastName, firstName } = user;
  return (
    <Dialog open title={messages.nameTitle} onClose={onClose}>
      <Form<Name>
        guardUnsaved
        initialValues={{ lastName, firstName, middleName: user.middleName ?? '' }}
        onSubmit={async ({ middleName, ...name }) => {
          await api.call(
            'users.updateFullName',
            { body: { ...name, ...(middleName === '' ? {} : { middleName }) } },
            { quiet: 'all' },
          );
        }}
        onSuccess={() => {
          toast.success(profileMessages.saved);
          void onDone();
        }}
      >
        {user.passport.status === 'verified' && <Banner tone="warning" title={messages.nameRecheck} />}
        <FullNameFields />
        <FormStrip />
        <SubmitButton wide>{profileMessages.save}</SubmitButton>
      </Form>
    </Dialog>
  );
}
