import { useQuery } from '@pribavka/api/react';
import { Form, InnField, SelectField, SubmitButton, SubmitError } from '@pribavka/forms';
import { useState, type ReactElement } from 'react';

import { FoundStores } from '../../shared/store-choice/FoundStores.tsx';
import { storeChoiceMessages } from '../../shared/store-choice/messages.ts';
import { useStoresByInn } from '../../shared/store-choice/useStoresByInn.ts';
import { StepFoot } from '../../shared/StepFoot.ts';
import type { RegistrationState } from './state.ts';
import { registrationMessages as messages } from './messages.ts';

type Work = Pick<RegistrationState, 'role' | 'inn' | 'store'>;

export interface WorkStepProps {
  state: RegistrationState;
  /** What is typed is kept at once, so that a reload loses nothing. */
  onChange: (change: Partial<Work>) => void;
  onNext: (change: Work) => void;
}

/** Employer by its ИНН, then the shop: an organisation outside the programme ends here. */
export function WorkStep({ state, onChange, onNext }: WorkStepProps): ReactElement {
  const dictionary = useQuery('dictionary.get', {}, { quiet: 'all' });
  const roles = dictionary.data?.roles ?? [];
  const { inn, role, store } = state;
  const [initial] = useState({ role, inn });
  const [missing, setMissing] = useState(false);
  const found = useStoresByInn(inn, role);

  return (
    <Form
      initialValues={initial}
      onSubmit={(values: { role: string; inn: string }) => {
        const chosen = store ?? (found.shops.length === 1 ? found.shops[0] : undefined);
        if (found.none) throw new SubmitError({ inn: storeChoiceMessages.none });
        if (!chosen) {
          setMissing(true);
          throw new SubmitError({}, [storeChoiceMessages.missing]);
        }
        onNext({ role: values.role || role, inn: values.inn, store: chosen });
      }}
    >
      {roles.length > 1 && (
        <SelectField
          name="role"
          label={messages.role}
          options={roles.map(({ code, name }) => ({ value: code, label: name }))}
          onValueChange={(value) => {
            onChange({ role: value, store: undefined });
          }}
        />
      )}
      <InnField
        name="inn"
        label={messages.inn}
        hint={messages.innHint}
        onValueChange={(value) => {
          onChange({ inn: value, store: undefined });
          setMissing(false);
        }}
      />
      <FoundStores
        found={found}
        chosen={store}
        error={missing && !store ? storeChoiceMessages.missing : undefined}
        onChoose={(chosen) => onChange({ store: chosen })}
      />
      <StepFoot>
        <SubmitButton wide>{messages.next}</SubmitButton>
      </StepFoot>
    </Form>
  );
}
