import { CodeField, Form, FormStrip, SubmitButton } from '@pribavka/forms';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import { QrCode } from './QrCode.tsx';
import { secondStepWords as words } from './words.ts';

const Note = styled.p`
  color: var(--pb-text-secondary);
`;

const Key = styled.code`
  overflow-wrap: anywhere;
  color: var(--pb-text-primary);
`;

export interface SetUpProps<T> {
  secret: string;
  uri: string;
  confirm: (code: string) => Promise<T>;
  onDone: (answer: T) => void;
}

/** The picture for the application, the same by hand, and the first code. */
export function SetUp<T>({ secret, uri, confirm, onDone }: SetUpProps<T>): ReactElement {
  return (
    <Form<{ code: string }, T> onSubmit={async ({ code }) => confirm(code)} onSuccess={onDone}>
      <Note>{words.scan}</Note>
      <QrCode text={uri} label={words.picture} />
      <Note>
        {words.byHand} <Key>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</Key>
      </Note>
      <CodeField name="code" label={words.appCode} length={6} />
      <FormStrip />
      <SubmitButton wide>{words.confirm}</SubmitButton>
    </Form>
  );
}
