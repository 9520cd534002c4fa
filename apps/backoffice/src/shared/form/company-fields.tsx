import { useApi } from '@pribavka/api/react';
import { ComboboxField, SelectField } from '@pribavka/forms';
import type { ReactElement } from 'react';

import { companyOption, type CompanyOption } from '../company-option.ts';
import { useManufacturers } from '../useManufacturers.ts';
import { optionsFrom } from './EditSheet.tsx';

interface CompanyFieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
  disabled?: boolean | undefined;
}

/** A partner found by what is typed. */
export function PartnerField({ name, label }: Pick<CompanyFieldProps, 'name' | 'label'>): ReactElement {
  const api = useApi();
  return (
    <ComboboxField<Pick<CompanyOption, 'id' | 'name'> & Partial<Pick<CompanyOption, 'detail'>>>
      name={name}
      label={label}
      getKey={(partner) => partner.id}
      getLabel={(partner) => partner.name}
      getDescription={({ detail }) => detail}
      load={async (text, { signal }) => {
        const body = { size: 20, ...(text.trim() === '' ? {} : { search: text.trim() }) };
        return (await api.call('partners.list', { body }, { signal, quiet: 'all' })).items.map(companyOption);
      }}
    />
  );
}

/** A manufacturer of the short list; nothing for its own people, who have one. */
export function ManufacturerField(props: CompanyFieldProps): ReactElement | null {
  const { chooses, manufacturers } = useManufacturers();
  return chooses ? <SelectField {...props} options={optionsFrom(manufacturers)} /> : null;
}
