import { useQuery } from '@pribavka/api/react';
import { Form, InnField, SelectField, SubmitButton, SubmitError } from '@pribavka/forms';
import { innLength, isInn } from '@pribavka/forms/rules';
import { Banner, Button, Skeleton } from '@pribavka/ui';
import { useState, type ReactElement } from 'react';

import type { ChosenStore, RegistrationState } from './state.ts';
import { StoreChoice } from './StoreChoice.tsx';
import { adviceOf } from '../../shared/advice.ts';
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
  const right = innLength(inn) === undefined && isInn(inn);
  const found = useQuery('stores.addressesByInn', { query: { inn, role } }, { enabled: right, quiet: 'all' });
  const shops = found.data ?? [];
  const none = right && found.data?.length === 0;

  return (
    <Form
      initialValues={initial}
      onSubmit={(values: { role: string; inn: string }) => {
        const chosen = store ?? (shops.length === 1 && shops[0] ? toStore(shops[0]) : undefined);
        if (none) throw new SubmitError({ inn: messages.storeNone });
        if (!chosen) {
          setMissing(true);
          throw new SubmitError({}, [messages.storeMissing]);
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
      {right && found.loading && <Skeleton rows={2} height={72} label={messages.searching} />}
      {right && found.problem && (
        <Banner
          tone="danger"
          title={messages.storeFailed}
          announce
          actions={<Button onClick={found.reload}>{messages.retry}</Button>}
        >
          {adviceOf(found.problem)}
        </Banner>
      )}
      {none && <Banner tone="warning" title={messages.storeNone} announce />}
      {right && shops.length > 0 && (
        <StoreChoice
          stores={shops.map(toStore)}
          chosen={store}
          error={missing && !store ? messages.storeMissing : undefined}
          onChoose={(chosen) => onChange({ store: chosen })}
        />
      )}
      <SubmitButton wide>{messages.next}</SubmitButton>
    </Form>
  );
}

const toStore = (shop: { storeId: string; storeName: string; address: string; partnerName: string }): ChosenStore => ({
  id: shop.storeId,
  name: shop.storeName,
  address: shop.address,
  partnerName: shop.partnerName,
});
