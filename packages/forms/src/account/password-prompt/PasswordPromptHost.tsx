import { Dialog, Text } from '@pribavka/ui';
import { useSyncExternalStore, type ReactElement } from 'react';

import { Form } from '../../form/Form.tsx';
import { FormStrip } from '../../form/FormStrip.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { currentQuestion, type PasswordQuestion, subscribe } from './ask-password.ts';
import { type Proof, useProof } from './useProof.tsx';

function Question({ question }: { question: PasswordQuestion }): ReactElement {
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

let last = 0;
const numbers = new WeakMap<PasswordQuestion, number>();

/** Every question begins with an empty form. */
function numberOf(question: PasswordQuestion): number {
  const number = numbers.get(question) ?? (last += 1);
  numbers.set(question, number);
  return number;
}

/** Draws the questions of `askPassword()`. Once in an application. */
export function PasswordPromptHost(): ReactElement | null {
  const question = useSyncExternalStore(subscribe, currentQuestion, () => undefined);
  return question ? <Question key={numberOf(question)} question={question} /> : null;
}
