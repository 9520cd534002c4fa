import type { Input } from '@pribavka/api';
import { useCommand, useQuery } from '@pribavka/api/react';
import { CheckboxField, SelectField, TextareaField, TextField } from '@pribavka/forms';
import { Text } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { ManufacturerField } from '../../shared/form/company-fields.tsx';
import { EditSheet, maxLength, optionsFrom } from '../../shared/form/EditSheet.tsx';
import { LogoField, type WithLogo, withLogoId } from '../../shared/form/LogoField.tsx';
import { type FormPlace, RecordForm } from '../../shared/form/RecordForm.tsx';
import type { Brand } from './BrandSheet.tsx';
import { brandsMessages as messages } from './messages.ts';

type Values = WithLogo<Input<'brands.create'>['body']>;

const { labels } = messages.form;
const invalidates = ['brands.*', 'products.*'] as const;

const valuesOf = (brand: Brand | undefined): Partial<Values> => ({
  name: brand?.name ?? '',
  manufacturerId: brand?.manufacturer?.id,
  description: brand?.description ?? '',
  isActive: brand?.isActive ?? true,
});

export function BrandForm({ query, ...place }: FormPlace<'brands.get'>): ReactElement {
  return (
    <RecordForm
      {...place}
      query={query}
      create="brands.create"
      update="brands.update"
      invalidates={invalidates}
      name="brand"
      texts={messages.form}
      valuesOf={valuesOf}
      bodyOf={withLogoId}
    >
      <TextField name="name" label={labels.name} rules={[maxLength(120)]} />
      <ManufacturerField name="manufacturerId" label={labels.manufacturerId} />
      <TextareaField name="description" label={labels.description} optional max={2000} />
      <LogoField label={labels.logoFileId} route="brands.uploadLogo" current={query?.data?.logoUrl} />
      <CheckboxField name="isActive" label={labels.isActive} />
    </RecordForm>
  );
}

export function MoveProducts({ brand, onClose }: { brand: Brand; onClose: () => void }): ReactElement {
  const move = useCommand('brands.moveProducts', { invalidates, quiet: 'fields' });
  const query = { manufacturerId: brand.manufacturer?.id };
  const others = useQuery('brands.shortList', { query }, { quiet: 'all' }).data?.filter(({ id }) => id !== brand.id);
  return (
    <EditSheet
      title={messages.moveTitle(brand.name)}
      draft={{ area: 'brands', record: brand.id, form: 'move' }}
      onSubmit={(body: { toBrandId: string }) => move.run({ params: { id: brand.id }, body })}
      saved={({ moved }) => messages.moved(moved)}
      onClose={onClose}
      submit={messages.move}
    >
      <Text as="p">{messages.moveText(brand.allProductsCount)}</Text>
      <SelectField name="toBrandId" label={messages.form.target} options={optionsFrom(others)} />
    </EditSheet>
  );
}
