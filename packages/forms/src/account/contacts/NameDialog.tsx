import { Banner, Dialog } from '@pribavka/ui';
import { useMessages } from '@pribavka/ui/messages';
import { toast } from '@pribavka/ui/toast';
import type { ReactElement } from 'react';

import { FullNameFields } from '../../fields/FullNameFields.tsx';
import { DraftNotice } from '../../form/DraftNotice.tsx';
import { Form } from '../../form/Form.tsx';
import { FormStrip } from '../../form/FormStrip.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { contactMessages } from './contacts.messages.ts';
import type { ContactDialogProps, ContactPerson } from './types.ts';

type Name = Record<'lastName' | 'firstName' | 'middleName', string>;

interface NameDialogProps extends ContactDialogProps {
  readonly person: ContactPerson;
  readonly notice: string | undefined;
}

/** Another name. */
export default function NameDialog({ person, notice, calls, onClose, onDone }: NameDialogProps): ReactElement {
  const messages = useMessages(contactMessages);
  const { lastName, firstName } = person;
  return (
    <Dialog open title={messages.edits.name} onClose={onClose}>
      <Form<Name>
        guardUnsaved
        draft={{ area: 'account', form: 'name' }}
        initialValues={{ lastName, firstName, middleName: person.middleName ?? '' }}
        onSubmit={async ({ middleName, ...name }) => {
          await calls.saveName({ ...name, ...(middleName ? { middleName } : {}) });
        }}
        onSuccess={() => {
          toast.success(messages.saved);
          onDone();
        }}
      >
        <DraftNotice />
        {notice !== undefined && <Banner tone="warning" title={notice} />}
        <FullNameFields />
        <FormStrip />
        <SubmitButton wide>{messages.save}</SubmitButton>
      </Form>
    </Dialog>
  );
}
