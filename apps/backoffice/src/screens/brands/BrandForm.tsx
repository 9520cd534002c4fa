import type { Input } from '@pribavka/api';
import { type QueryState, useCommand, useQuery, useSession } from '@pribavka/api/react';
import { CheckboxField, SelectField, TextareaField, TextField, uploadedAnswers } from '@pribavka/forms';
import { Text } from '@pribavka/ui';
import type { UploadItem } from '@pribavka/ui/upload';
import type { ReactElement } from 'react';

import { EditSheet, maxLength, optionsFrom } from '../../shared/form/EditSheet.tsx';
import { ImageField, type UploadedImage } from '../../shared/form/ImageField.tsx';
import type { Brand } from './BrandSheet.tsx';
import { brandsMessages as messages } from './messages.ts';

type Body = Input<'brands.create'>['body'];
type Values = Omit<Body, 'logoFileId'> & { logo?: readonly UploadItem<UploadedImage>[]; noLogo?: boolean };

const { labels } = messages.form;
const command = { invalidates: ['brands.*', 'products.*'], quiet: 'fields' } as const;

const valuesOf = (brand: Brand | undefined): Partial<Values> => ({
  name: brand?.name ?? '',
  manufacturerId: brand?.manufacturer?.id,
  description: brand?.description ?? '',
  isActive: brand?.isActive ?? true,
});

function bodyOf({ logo, noLogo = false, ...body }: Values): Body {
  const file = uploadedAnswers(logo).at(-1);
  return { ...body, ...(file ? { logoFileId: file.id } : noLogo && { logoFileId: null }) };
}

interface BrandFormProps {
  query?: QueryState<'brands.get'> | undefined;
  onSaved: (brand: Brand) => void;
  onClose: () => void;
}

export function BrandForm({ query, ...rest }: BrandFormProps): ReactElement {
  const create = useCommand('brands.create', command);
  const update = useCommand('brands.update', command);
  // A manufacturer's own people have one, and the server knows which.
  const enabled = useSession().profile?.roleCode !== 'manufacturer';
  const manufacturers = useQuery('manufacturers.shortList', {}, { enabled, quiet: 'all' }).data;
  const brand = query?.data;
  return (
    <EditSheet<Brand, Values, Brand>
      {...rest}
      title={brand ? messages.form.edit(brand.name) : messages.form.create}
      draft={`brand-${brand?.id ?? 'new'}`}
      query={query}
      labels={labels}
      valuesOf={valuesOf}
      onSubmit={(values, version) =>
        brand && version !== undefined
          ? update.run({ params: { id: brand.id }, body: { ...bodyOf(values), version } })
          : create.run({ body: bodyOf(values) })
      }
      saved={({ name }) => messages.saved(name)}
    >
      <TextField name="name" label={labels.name} rules={[maxLength(120)]} />
      {enabled && (
        <SelectField name="manufacturerId" label={labels.manufacturerId} options={optionsFrom(manufacturers)} />
      )}
      <TextareaField name="description" label={labels.description} optional max={2000} />
      <ImageField name="logo" label={labels.logo} route="brands.uploadLogo" />
      {brand?.logoUrl && <CheckboxField name="noLogo" label={messages.form.noLogo} />}
      <CheckboxField name="isActive" label={labels.isActive} />
    </EditSheet>
  );
}

export function MoveProducts({ brand, onClose }: { brand: Brand; onClose: () => void }): ReactElement {
  const move = useCommand('brands.moveProducts', command);
  const query = { manufacturerId: brand.manufacturer?.id };
  const others = useQuery('brands.shortList', { query }, { quiet: 'all' }).data?.filter(({ id }) => id !== brand.id);
  return (
    <EditSheet<Brand, { toBrandId: string }, { moved: number }>
      title={messages.moveTitle(brand.name)}
      draft={`brand-move-${brand.id}`}
      valuesOf={() => ({})}
      onSubmit={(body) => move.run({ params: { id: brand.id }, body })}
      saved={({ moved }) => messages.moved(moved)}
      onSaved={onClose}
      onClose={onClose}
      submit={messages.move}
    >
      <Text as="p">{messages.moveText(brand.allProductsCount)}</Text>
      <SelectField name="toBrandId" label={messages.form.target} options={optionsFrom(others)} />
    </EditSheet>
  );
}
