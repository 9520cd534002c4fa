import { Form, SubmitButton, TextField } from '@pribavka/forms';
import { Button, ButtonGroup, Dialog } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { maxLength } from '../../form/EditSheet.tsx';
import { viewsMessages as messages } from './messages.ts';

export interface RenameViewProps {
  name: string;
  onRename: (name: string) => Promise<void>;
  onClose: () => void;
}

export function RenameView({ name, onRename, onClose }: RenameViewProps): ReactElement {
  return (
    <Dialog open title={messages.rename} onClose={onClose}>
      <Form<{ name: string }, void>
        initialValues={{ name }}
        onSubmit={(values) => onRename(values.name)}
        onSuccess={onClose}
      >
        <TextField name="name" label={messages.name} rules={[maxLength(60)]} />
        <ButtonGroup>
          <SubmitButton>{messages.save}</SubmitButton>
          <Button onClick={onClose}>{messages.cancel}</Button>
        </ButtonGroup>
      </Form>
    </Dialog>
  );
}
