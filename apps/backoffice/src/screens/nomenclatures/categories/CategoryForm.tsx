import type { QueryState } from '@pribavka/api/react';
import { NumberField, SelectField, TextField } from '@pribavka/forms';
import type { ReactElement } from 'react';

import { maxLength } from '../../../shared/form/EditSheet.tsx';
import { RecordForm } from '../../../shared/form/RecordForm.tsx';
import { categoryMessages as messages } from './messages.ts';
import type { Category } from './route.tsx';
import { parentsFor } from './tree.ts';

const { labels } = messages;
const top = 'top';

interface Values {
  name: string;
  parentId: string;
  position: number | null;
}

interface CategoryFormProps {
  query: (Pick<QueryState<'categories.tree'>, 'problem' | 'reload'> & { data: Category | undefined }) | undefined;
  categories: readonly Category[];
  onClose: () => void;
}

/** Renames a category and moves it, with everything inside it. */
export function CategoryForm({ query, categories, onClose }: CategoryFormProps): ReactElement {
  const parents = parentsFor(categories, query?.data?.id);
  return (
    <RecordForm<Category, Values, 'categories.create', 'categories.update'>
      query={query}
      onClose={onClose}
      create="categories.create"
      update="categories.update"
      invalidates={['categories.*', 'products.*']}
      name="category"
      texts={{ create: messages.add, edit: messages.edit, saved: messages.saved, labels }}
      valuesOf={(record) => ({
        name: record?.name ?? '',
        parentId: record?.parentId ?? top,
        position: record?.position ?? 0,
      })}
      bodyOf={({ name, parentId, position }) => ({
        name,
        parentId: parentId === top ? null : parentId,
        position: position ?? 0,
      })}
    >
      <TextField name="name" label={labels.name} rules={[maxLength(120)]} />
      <SelectField
        name="parentId"
        label={labels.parentId}
        options={[
          { value: top, label: messages.top },
          ...parents.map(({ id, name, depth }) => ({ value: id, label: `${'— '.repeat(depth)}${name}` })),
        ]}
      />
      <NumberField name="position" label={labels.position} hint={messages.positionHint} min={0} max={10_000} />
    </RecordForm>
  );
}
