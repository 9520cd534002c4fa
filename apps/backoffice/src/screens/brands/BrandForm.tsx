import type { Input, Output } from '@pribavka/api';
import { type QueryState, useApi, useCommand, useQuery, useSession } from '@pribavka/api/react';
import { CheckboxField, FileField, SelectField, TextareaField, TextField, uploadedAnswers } from '@pribavka/forms';
import { Text } from '@pribavka/ui';
import type { UploadItem } from '@pribavka/ui/upload';
import type { ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { EditSheet } from '../../shared/form/EditSheet.tsx';
import { uploadTransport } from '../../shared/form/uploadTransport.ts';
import type { SheetPlace } from '../../shared/sheet/Sheet.tsx';
import { type Brand, brandQueries } from './BrandSheet.tsx';
import { brandsMessages as messages } from './messages.ts';
import { brandUrl } from './urls.ts';

type Logo = Output<'brands.uploadLogo'>;
type Values = Omit<Input<'brands.create'>['body'], 'logoFileId'> & {
  logo?: readonly UploadItem<Logo>[];
  noLogo?: boolean;
};

const valuesOf = (brand: Brand | undefined): Partial<Values> => ({
  name: brand?.name ?? '',
  manufacturerId: brand?.manufacturer?.id,
  description: brand?.description ?? '',
  isActive: brand?.isActive ?? true,
});

const bodyOf = ({ logo, noLogo = false, ...body }: Values): Input<'brands.create'>['body'] => {
  const file = uploadedAnswers(logo).at(-1);
  return { ...body, ...(file ? { logoFileId: file.id } : noLogo && { logoFileId: null }) };
};

const labels = {
  name: messages.columns.name,
  manufacturerId: messages.columns.manufacturer,
  description: messages.description,
  isActive: messages.columns.active,
};

const fitsName = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length > 120 ? messages.form.longName : undefined;

function BrandFields({ brand }: { brand?: Brand | undefined }): ReactElement {
  const api = useApi();
  // A manufacturer's own people have one, and the server knows which.
  const chooses = useSession().profile?.roleCode !== 'manufacturer';
  const manufacturers = useQuery('manufacturers.shortList', {}, { enabled: chooses, quiet: 'all' }).data ?? [];
  return (
    <>
      <TextField name="name" label={labels.name} rules={[fitsName]} />
      {chooses && (
        <SelectField
          name="manufacturerId"
          label={labels.manufacturerId}
          options={manufacturers.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <TextareaField name="description" label={labels.description} optional max={2000} />
      <FileField<Logo>
        name="logo"
        label={messages.columns.logo}
        hint={messages.form.logoHint}
        optional
        url=""
        accept="image/jpeg,image/png,image/webp"
        maxSize={10 * 1024 * 1024}
        transport={uploadTransport((file, options) =>
          api.call('brands.uploadLogo', { file, fileName: file.name }, { ...options, quiet: 'all' }),
        )}
      />
      {brand?.logoUrl && <CheckboxField name="noLogo" label={messages.form.noLogo} />}
      <CheckboxField name="isActive" label={messages.form.active} />
    </>
  );
}

export function NewBrand({ place }: { place: SheetPlace }): ReactElement {
  const create = useCommand('brands.create', { invalidates: brandQueries, quiet: 'fields' });
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <EditSheet<Brand, Values, Brand>
      title={messages.form.create}
      draft="brand-new"
      valuesOf={valuesOf}
      onSubmit={(values) => create.run({ body: bodyOf(values) })}
      saved={({ name }) => messages.saved(name)}
      onSaved={({ id }) => void navigate(brandUrl(id, search), { replace: true, preventScrollReset: true })}
      onClose={place.onClose}
    >
      <BrandFields />
    </EditSheet>
  );
}

export function EditBrand({ query, onClose }: { query: QueryState<'brands.get'>; onClose: () => void }): ReactElement {
  const update = useCommand('brands.update', { invalidates: brandQueries, quiet: 'fields' });
  const { id = '', name = '' } = query.data ?? {};
  return (
    <EditSheet<Brand, Values, Brand>
      title={messages.form.edit(name)}
      draft={`brand-${id}`}
      query={query}
      labels={labels}
      valuesOf={valuesOf}
      onSubmit={(values, version = 1) => update.run({ params: { id }, body: { ...bodyOf(values), version } })}
      saved={(brand) => messages.saved(brand.name)}
      onSaved={onClose}
      onClose={onClose}
    >
      <BrandFields brand={query.data} />
    </EditSheet>
  );
}

export function MoveProducts({ brand, onClose }: { brand: Brand; onClose: () => void }): ReactElement {
  const move = useCommand('brands.moveProducts', { invalidates: brandQueries, quiet: 'fields' });
  const query = { manufacturerId: brand.manufacturer?.id };
  const others = useQuery('brands.shortList', { query }, { quiet: 'all' }).data ?? [];
  const options = others.filter(({ id }) => id !== brand.id).map(({ id, name }) => ({ value: id, label: name }));
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
      <SelectField name="toBrandId" label={messages.form.target} options={options} />
    </EditSheet>
  );
}
