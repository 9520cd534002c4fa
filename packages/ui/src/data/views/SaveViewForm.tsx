import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';

import { Button } from '../../actions/button/Button.tsx';
import { useMessages } from '../../foundation/messages/context.ts';
import { Field } from '../../inputs/field/Field.tsx';
import { TextInput } from '../../inputs/text-input/TextInput.tsx';
import { viewFormMessages } from './view-form.messages.ts';

const Form = styled.form`
  display: grid;
  gap: 12px;
  min-width: 240px;
  justify-items: start;
`;

/** The form comes after its popover has opened: the focus waits for it. */
const focusOnce = (field: HTMLInputElement | null): void => field?.focus();

export interface SaveViewFormProps {
  /** The caller says why it failed; the name stays in the field. */
  onSave: (name: string) => Promise<void>;
  /** Names in use. */
  taken: readonly string[];
}

/** A name for the view of now. */
export function SaveViewForm({ onSave, taken }: SaveViewFormProps): ReactElement {
  const say = useMessages(viewFormMessages);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const [pending, setPending] = useState(false);
  const save = async (clean: string): Promise<void> => {
    setPending(true);
    await onSave(clean).catch(() => undefined);
    setPending(false);
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        const clean = name.trim();
        if (clean === '') setProblem(say.required);
        else if (taken.some((other) => other.toLowerCase() === clean.toLowerCase())) {
          setProblem(say.taken);
        } else if (!pending) void save(clean);
      }}
    >
      <Field label={say.name} hint={say.hint} error={problem}>
        <TextInput
          ref={focusOnce}
          value={name}
          maxLength={40}
          onValueChange={(next) => {
            setName(next);
            setProblem(undefined);
          }}
        />
      </Field>
      <Button type="submit" variant="primary" size="sm" loading={pending}>
        {say.save}
      </Button>
    </Form>
  );
}
