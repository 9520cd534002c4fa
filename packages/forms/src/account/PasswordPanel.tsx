import { Panel } from '@pribavka/ui';
import { useMessages } from '@pribavka/ui/messages';
import { toast } from '@pribavka/ui/toast';
import { type ComponentPropsWithRef, type ReactElement, useState } from 'react';

import { NewPasswordFields } from '../fields/password.tsx';
import { PasswordField } from '../fields/PasswordField.tsx';
import { Form } from '../form/Form.tsx';
import { FormStrip } from '../form/FormStrip.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { passwordMessages } from './password.messages.ts';

/** Another password, proved by the present one. */
export interface PasswordChange {
  /** The password that works now. */
  readonly oldPassword: string;
  /** The new one. */
  readonly password: string;
}

/** Shape of {@link PasswordPanel}. */
export interface PasswordPanelProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> {
  /** A rejection is shown at the field it belongs to. */
  readonly onSave: (change: PasswordChange) => Promise<unknown>;
}

/** Changes one's own password; what was typed goes once it is kept. */
export function PasswordPanel({ onSave, ...rest }: PasswordPanelProps): ReactElement {
  const messages = useMessages(passwordMessages);
  const [round, setRound] = useState(0);
  return (
    <Panel title={messages.title} {...rest}>
      <Form<PasswordChange>
        key={round}
        onSubmit={async ({ oldPassword, password }) => void (await onSave({ oldPassword, password }))}
        onSuccess={() => {
          toast.success(messages.saved);
          setRound(round + 1);
        }}
      >
        <PasswordField name="oldPassword" label={messages.old} />
        <NewPasswordFields />
        <FormStrip />
        <div>
          <SubmitButton>{messages.save}</SubmitButton>
        </div>
      </Form>
    </Panel>
  );
}
