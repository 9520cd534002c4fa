import { Dialog, Text } from '@pribavka/ui';
import { useMessages } from '@pribavka/ui/messages';
import type { ReactElement } from 'react';

import { Form } from '../../form/Form.tsx';
import { FormStrip } from '../../form/FormStrip.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import type { PasswordQuestion } from './ask-password.ts';
import { promptMessages } from './prompt.messages.ts';
import { type Proof, useProof } from './useProof.tsx';

export function Question({ question }: { question: PasswordQuestion }): ReactElement {
  const say = useMessages(promptMessages);
  const { submit, fields } = useProof(question.check, say.password);
  return (
    <Dialog open size="sm" title={say.title} onClose={() => question.answer(false)}>
      <Form<Proof> onSubmit={submit} onSuccess={() => question.answer(true)}>
        <Text as="p">{say.text}</Text>
        {fields}
        <FormStrip />
        <SubmitButton wide>{say.confirm}</SubmitButton>
      </Form>
    </Dialog>
  );
}
