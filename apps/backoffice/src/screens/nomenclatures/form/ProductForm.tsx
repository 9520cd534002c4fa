import { useBounds, useQuery } from '@pribavka/api/react';
import { programmeToday } from '@pribavka/forms/rules';
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

import { ManufacturerField } from '../../../shared/form/company-fields.tsx';
import { maxLength, optionsFrom } from '../../../shared/form/EditSheet.tsx';
import { type FormPlace, RecordForm } from '../../../shared/form/RecordForm.tsx';
import { productStates } from '../../../shared/states.ts';
import { useManufacturers } from '../../../shared/useManufacturers.ts';
import { AttributesField } from './AttributesField.tsx';
import { productFormMessages as messages } from './messages.ts';
import { PhotosField } from './PhotosField.tsx';
import { SerialFields } from './SerialFields.tsx';
import { bodyOf, gtinRule, valuesOf } from './values.ts';

const { labels, hints, sections } = messages;
const quiet = { quiet: 'all' } as const;
const noOption = { value: '', label: messages.none };

interface OwnersProps {
  fixedManufacturer: boolean;
  /** Where the product stands; it may stay there when the category has been archived. */
  ownCategory: string | undefined;
}

/** Whose product it is: brands are those of the chosen manufacturer. */
function Owners({ fixedManufacturer, ownCategory }: OwnersProps): ReactElement {
  const { chooses } = useManufacturers();
  const manufacturerId = useFormValue<string>('manufacturerId') ?? undefined;
  const known = !chooses || manufacturerId !== undefined;
  const brands = useQuery('brands.shortList', { query: { manufacturerId } }, { enabled: known, ...quiet }).data;
  const categories = useQuery('categories.list', {}, quiet).data?.filter(
    ({ id, isActive }) => isActive || id === ownCategory,
  );
  return (
    <>
      <ManufacturerField
        name="manufacturerId"
        label={labels.manufacturerId}
        disabled={fixedManufacturer}
        hint={fixedManufacturer ? hints.manufacturer : undefined}
      />
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

export function ProductForm({ query, ...place }: FormPlace<'products.get'>): ReactElement {
  const product = query?.data;
  const bounds = useBounds();
  const limit = useQuery('products.pointsLimit', {}, { enabled: !product, ...quiet }).data?.atOnce;
  return (
    <RecordForm
      {...place}
      query={query}
      marks="required"
      create="products.create"
      update="products.update"
      invalidates={['products.*', 'brands.*', 'categories.*', 'manufacturers.*']}
      name="product"
      texts={messages}
      valuesOf={valuesOf}
      bodyOf={bodyOf}
    >
      <TextField name="name" label={labels.name} rules={[maxLength(300)]} />
      <TextField name="article" label={labels.article} rules={[maxLength(64)]} />
      <TextField name="gtin" label={labels.gtin} hint={hints.gtin} optional rules={[gtinRule]} />
      <Owners fixedManufacturer={(product?.admin?.salesCount ?? 0) > 0} ownCategory={product?.category?.id} />
      <PhotosField name="imageFileIds" label={labels.imageFileIds} />
      <NumberField
        name="rrpKopecks"
        label={labels.rrpKopecks}
        optional
        fraction={2}
        min={0}
        // The price it has already stays.
        max={Math.max(bounds.maxPriceKopecks, product?.rrpKopecks ?? 0) / 100}
        suffix="₽"
      />
      {!product && (
        <>
          <NumberField
            name="basePoints"
            label={labels.basePoints}
            hint={typeof limit === 'number' ? hints.basePointsUpTo(limit) : hints.basePoints}
            optional
            min={0}
            max={bounds.maxBasePoints}
          />
          <DateField name="pointsFrom" label={labels.pointsFrom} optional min={programmeToday()} />
        </>
      )}
      {product?.status !== 'archived' && (
        <RadioField
          name="status"
          label={labels.status}
          direction="row"
          options={(['draft', 'active'] as const).map((value) => ({ value, label: productStates[value].word }))}
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
    </RecordForm>
  );
}
