import { taxStatuses, type TaxStatus } from '@pribavka/api';
import { useCommand, useSession } from '@pribavka/api/react';
import { ConsentField, Form, FormStrip, RadioField, SubmitButton } from '@pribavka/forms';
import { Banner, Dialog } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import { useState, type ReactElement } from 'react';

import type { User } from '../../../shared/contract.ts';
import { taxMessages as messages } from './tax-messages.ts';

interface Values {
  taxStatus: TaxStatus;
  agreed: boolean;
}

/** The member's own declaration; the client asks for the password where the sign-in is not fresh. */
export default function ChangeTaxStatus({ user, onClose }: { user: User; onClose: () => void }): ReactElement {
  const { reload } = useSession();
  const update = useCommand('users.updateTaxStatus', { quiet: 'all' });
  const [status, setStatus] = useState<TaxStatus>(user.taxStatus);
  const [initialValues] = useState<Values>({ taxStatus: user.taxStatus, agreed: false });
  const isKnown = user.passport.inn !== null && user.passport.status !== 'declined';
  const declares = status === 'self_employed';
  return (
    <Dialog open title={messages.title} onClose={onClose}>
      <Form<Values>
        initialValues={initialValues}
        onSubmit={({ taxStatus }) => update.run({ body: { taxStatus } })}
        onSuccess={async () => {
          toast.success(messages.saved);
          onClose();
          await reload();
        }}
      >
        <RadioField
          name="taxStatus"
          label={messages.field}
          options={taxStatuses.map((value) => ({ value, label: messages.options[value] }))}
          onValueChange={(value) => setStatus(value)}
        />
        {declares && !isKnown && <Banner tone="warning" title={messages.noInn} announce />}
        {declares && isKnown && <ConsentField name="agreed" label={messages.agree} />}
        <p>{messages.note}</p>
        <FormStrip />
        <SubmitButton wide>{messages.save}</SubmitButton>
      </Form>
    </Dialog>
  );
}
