import { useCommand } from '@pribavka/api/react';
import { NumberField, SelectField, TextField } from '@pribavka/forms';
import type { ReactElement } from 'react';

import { EditSheet, type EditSheetProps, maxLength } from '../../../shared/form/EditSheet.tsx';
import { categoryMessages as messages } from './messages.ts';
import type { Category } from './route.tsx';
import { parentsFor } from './tree.ts';

const command = { invalidates: ['categories.*', 'products.*'], quiet: 'fields' } as const;
const top = 'top';

interface Values {
  name: string;
  parentId: string;
  position: number | null;
}

interface CategoryFormProps {
  query: EditSheetProps<Category, Values, Category>['query'];
  categories: readonly Category[];
  onClose: () => void;
}

/** Renames a category and moves it, with everything inside it. */
export function CategoryForm({ query, categories, onClose }: CategoryFormProps): ReactElement {
  const create = useCommand('categories.create', command);
  const update = useCommand('categories.update', command);
  const category = query?.data;
  const { labels } = messages;
  const parents = parentsFor(categories, category?.id);
  return (
    <EditSheet<Category, Values, Category>
      title={category ? messages.edit(category.name) : messages.add}
      draft={`category-${category?.id ?? 'new'}`}
      query={query}
      labels={labels}
      valuesOf={(record) => ({
        name: record?.name ?? '',
        parentId: record?.parentId ?? top,
        position: record?.position ?? 0,
      })}
      onSubmit={({ name, parentId, position }, version) => {
        const body = { name, parentId: parentId === top ? null : parentId, position: position ?? 0 };
        return category && version !== undefined
          ? update.run({ params: { id: category.id }, body: { ...body, version } })
          : create.run({ body });
      }}
      saved={({ name }) => messages.saved(name)}
      onSaved={onClose}
      onClose={onClose}
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
    </EditSheet>
  );
}
