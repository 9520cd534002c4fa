import { ComboboxManyField } from '@pribavka/forms';
import type { ReactElement } from 'react';

import { wizardMessages } from './messages.ts';
import type { Sources } from './sources.ts';
import type { Named } from './values.ts';

type Name = keyof typeof wizardMessages.labels;

export interface NamedFieldProps {
  name: Name;
  /** Without it the person may not read that list, and the condition is not offered. */
  load: Sources['brands'];
  optional?: boolean | undefined;
  hint?: string | undefined;
}

/** Several records of one kind, by name. */
export function NamedField({ name, load, optional = true, hint }: NamedFieldProps): ReactElement | null {
  if (!load) return null;
  return (
    <ComboboxManyField<Named>
      name={name}
      label={wizardMessages.labels[name]}
      hint={hint}
      optional={optional}
      load={load}
      getKey={({ id }) => id}
      getLabel={(item) => item.name}
      getDescription={({ detail }) => detail}
    />
  );
}

/** Several names of the known list of regions. */
export function RegionsField({ name, list }: { name: Name; list: readonly string[] }): ReactElement {
  return (
    <ComboboxManyField<string>
      name={name}
      label={wizardMessages.labels[name]}
      optional
      load={(query) => list.filter((region) => region.toLowerCase().includes(query.trim().toLowerCase())).slice(0, 50)}
      getKey={(region) => region}
      getLabel={(region) => region}
    />
  );
}
