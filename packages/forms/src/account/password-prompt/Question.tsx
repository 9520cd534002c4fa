import { Dialog, Text } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { Form } from '../../form/Form.tsx';
import { FormStrip } from '../../form/FormStrip.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import type { PasswordQuestion } from './ask-password.ts';
import { type Proof, useProof } from './useProof.tsx';

export function Question({ question }: { question: PasswordQuestion }): ReactElement {
  const { submit, fields } = useProof(question.check, 'Пароль');
  return (
    <Dialog open size="sm" title="Подтвердите, что это вы" onClose={() => question.answer(false)}>
      <Form<Proof> onSubmit={submit} onSuccess={() => question.answer(true)}>
        <Text as="p">Вы вошли давно. Введите пароль, и мы продолжим с того же места.</Text>
        {fields}
        <FormStrip />
        <SubmitButton wide>Подтвердить</SubmitButton>
      </Form>
    </Dialog>
  );
}
