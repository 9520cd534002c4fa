import { Dialog, Text } from '@pribavka/ui';
import { useSyncExternalStore, type ReactElement } from 'react';

import { PasswordField } from '../fields/PasswordField.tsx';
import { Form } from '../form/Form.tsx';
import { FormStrip } from '../form/FormStrip.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { currentQuestion, subscribe } from './ask-password.ts';

/** Draws the questions of `askPassword()`. Once in an application. */
export function PasswordPromptHost(): ReactElement | null {
  const question = useSyncExternalStore(subscribe, currentQuestion, () => undefined);
  if (!question) return null;
  return (
    <Dialog open size="sm" title="Подтвердите, что это вы" onClose={() => question.answer(false)}>
      <Form<{ password: string }>
        onSubmit={async ({ password }) => question.check(password)}
        onSuccess={() => question.answer(true)}
      >
        <Text as="p">Вы вошли давно. Введите пароль, и мы продолжим с того же места.</Text>
        <PasswordField name="password" label="Пароль" />
        <FormStrip />
        <SubmitButton wide>Подтвердить</SubmitButton>
      </Form>
    </Dialog>
  );
}
