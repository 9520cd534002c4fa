import { Field, Glyph, RadioGroup, SearchInput } from '@pribavka/ui';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';

import { storeChoiceMessages as messages } from './messages.ts';
import { type ChosenStore, findStores, SEARCH_FROM } from './stores.ts';

const Root = styled.div`
  display: grid;
  gap: 12px;
  & > p {
    color: var(--pb-success-text);
    font: var(--pb-type-ui);
  }
`;

export interface StoreChoiceProps {
  stores: readonly ChosenStore[];
  chosen: ChosenStore | undefined;
  error: string | undefined;
  onChoose: (store: ChosenStore) => void;
}

/** The shops of the organisation that was found; a search appears when there are many. */
export function StoreChoice({ stores, chosen, error, onChoose }: StoreChoiceProps): ReactElement {
  const [query, setQuery] = useState('');
  const shown = findStores(stores, query);
  return (
    <Root>
      <p>
        <Glyph name="ok" /> {stores[0]?.partnerName}
      </p>
      {stores.length > SEARCH_FROM && (
        <SearchInput
          aria-label={messages.search}
          placeholder={messages.search}
          value={query}
          debounce={0}
          onValueChange={setQuery}
        />
      )}
      <Field label={messages.store} error={error} group>
        <RadioGroup
          view="cards"
          value={chosen?.id ?? null}
          onValueChange={(id) => {
            const store = stores.find((one) => one.id === id);
            if (store) onChoose(store);
          }}
          options={shown.map((store) => ({ value: store.id, label: store.name, description: store.address }))}
        />
      </Field>
    </Root>
  );
}
