import { useApi } from '@pribavka/api/react';
import { Form, FormStrip, LoginField, PasswordField, SubmitButton } from '@pribavka/forms';

interface Credentials {
  readonly login: string;
  readonly password: string;
}

/** A refusal of the server lands at its field, or above the button: the form reads a `Problem` by itself. */
export function SignIn() {
  const api = useApi();
  return (
    <Form<Credentials, void>
      aria-label="Sign in"
      onSubmit={async (body) => {
        await api.call('auth.login', { body });
      }}
    >
      <LoginField name="login" />
      <PasswordField name="password" />
      <FormStrip />
      <SubmitButton>Sign in</SubmitButton>
    </Form>
  );
}
