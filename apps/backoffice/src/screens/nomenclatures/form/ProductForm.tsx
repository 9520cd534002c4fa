import { type QueryState, useCommand, useQuery, useSession } from '@pribavka/api/react';
import {
  DateField,
  NumberField,
  RadioField,
  SelectField,
  TextareaField,
  TextField,
  useFormValue,
} from '@pribavka/forms';
import { Heading } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { EditSheet, maxLength, optionsFrom } from '../../../shared/form/EditSheet.tsx';
import { programmeToday } from '../../../shared/programme-day.ts';
import type { Product } from '../card/ProductSheet.tsx';
import { AttributesField } from './AttributesField.tsx';
import { productFormMessages as messages } from './messages.ts';
import { PhotosField } from './PhotosField.tsx';
import { SerialFields } from './SerialFields.tsx';
import { bodyOf, type Values, valuesOf } from './values.ts';

const { labels, hints, sections, statuses } = messages;
const command = {
  invalidates: ['products.*', 'brands.*', 'categories.*', 'manufacturers.*'],
  quiet: 'fields',
} as const;
const quiet = { quiet: 'all' } as const;
const noOption = { value: '', label: messages.none };

interface OwnersProps {
  /** A manufacturer's own people have one, and the server knows which. */
  choosesManufacturer: boolean;
  fixedManufacturer: boolean;
  /** Where the product stands; it may stay there when the category has been archived. */
  ownCategory: string | undefined;
}

/** Whose product it is: brands are those of the chosen manufacturer. */
function Owners({ choosesManufacturer, fixedManufacturer, ownCategory }: OwnersProps): ReactElement {
  const manufacturerId = useFormValue<string>('manufacturerId') ?? undefined;
  const manufacturers = useQuery('manufacturers.shortList', {}, { enabled: choosesManufacturer, ...quiet }).data;
  const known = !choosesManufacturer || manufacturerId !== undefined;
  const brands = useQuery('brands.shortList', { query: { manufacturerId } }, { enabled: known, ...quiet }).data;
  const categories = useQuery('categories.list', {}, quiet).data?.filter(
    ({ id, isActive }) => isActive || id === ownCategory,
  );
  return (
    <>
      {choosesManufacturer && (
        <SelectField
          name="manufacturerId"
          label={labels.manufacturerId}
          disabled={fixedManufacturer}
          hint={fixedManufacturer ? hints.manufacturer : undefined}
          options={optionsFrom(manufacturers)}
        />
      )}
      <SelectField
        name="brandId"
        label={labels.brandId}
        optional
        disabled={!known}
        options={[noOption, ...optionsFrom(brands)]}
      />
      <SelectField
        name="categoryId"
        label={labels.categoryId}
        optional
        options={[noOption, ...optionsFrom(categories)]}
      />
    </>
  );
}

export interface ProductFormProps {
  query?: QueryState<'products.get'> | undefined;
  onSaved: (product: Product) => void;
  onClose: () => void;
}

export function ProductForm({ query, ...rest }: ProductFormProps): ReactElement {
  const create = useCommand('products.create', command);
  const update = useCommand('products.update', command);
  const choosesManufacturer = useSession().profile?.roleCode !== 'manufacturer';
  const product = query?.data;
  return (
    <EditSheet<Product, Values, Product>
      {...rest}
      title={product ? messages.edit(product.name) : messages.create}
      draft={`product-${product?.id ?? 'new'}`}
      query={query}
      labels={labels}
      valuesOf={valuesOf}
      onSubmit={(values, version) =>
        product && version !== undefined
          ? update.run({ params: { id: product.id }, body: { ...bodyOf(values, false), version } })
          : create.run({ body: bodyOf(values, true) })
      }
      saved={({ name }) => messages.saved(name)}
    >
      <TextField name="name" label={labels.name} rules={[maxLength(300)]} />
      <TextField name="article" label={labels.article} rules={[maxLength(64)]} />
      <TextField name="gtin" label={labels.gtin} hint={hints.gtin} optional rules={[maxLength(14)]} />
      <Owners
        choosesManufacturer={choosesManufacturer}
        fixedManufacturer={(product?.admin?.salesCount ?? 0) > 0}
        ownCategory={product?.category?.id}
      />
      <PhotosField name="imageFileIds" label={labels.imageFileIds} />
      <NumberField
        name="rrpKopecks"
        label={labels.rrpKopecks}
        optional
        fraction={2}
        min={0}
        max={1_000_000_000}
        suffix="₽"
      />
      {!product && (
        <>
          <NumberField
            name="basePoints"
            label={labels.basePoints}
            hint={hints.basePoints}
            optional
            min={0}
            max={1_000_000}
          />
          <DateField name="pointsFrom" label={labels.pointsFrom} optional min={programmeToday()} />
        </>
      )}
      {product?.status !== 'archived' && (
        <RadioField
          name="status"
          label={labels.status}
          direction="row"
          options={(['draft', 'active'] as const).map((value) => ({ value, label: statuses[value] }))}
        />
      )}
      <Heading level={3}>{sections.serial}</Heading>
      <SerialFields />
      <Heading level={3}>{sections.extra}</Heading>
      <TextField name="model" label={labels.model} optional rules={[maxLength(120)]} />
      <TextField name="unit" label={labels.unit} rules={[maxLength(20)]} />
      <DateField name="validFrom" label={labels.validFrom} optional />
      <DateField name="validTo" label={labels.validTo} optional />
      <TextareaField name="description" label={labels.description} optional max={5000} />
      <AttributesField name="attributes" />
    </EditSheet>
  );
}
