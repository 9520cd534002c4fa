import { useCommand } from '@pribavka/api/react';
import { TextField } from '@pribavka/forms';
import type { ReactElement } from 'react';

import { EditSheet, type EditSheetProps, maxLength } from '../../../shared/form/EditSheet.tsx';
import type { Category } from './Categories.tsx';
import { settingsMessages } from './messages.ts';

const messages = settingsMessages.categories;
const command = { invalidates: ['support.categories', 'dictionary.get'], quiet: 'fields' } as const;

interface Values {
  name: string;
}

export interface CategoryFormProps {
  query: EditSheetProps<Category, Values, Category>['query'];
  onClose: () => void;
}

export function CategoryForm({ query, onClose }: CategoryFormProps): ReactElement {
  const create = useCommand('support.createCategory', command);
  const update = useCommand('support.updateCategory', command);
  const category = query?.data;
  return (
    <EditSheet<Category, Values, Category>
      title={category ? messages.edit(category.name) : messages.add}
      draft={{ area: 'support-categories', record: category?.code }}
      query={query}
      labels={messages.labels}
      valuesOf={(record) => ({ name: record?.name ?? '' })}
      onSubmit={(body, version) =>
        category && version !== undefined
          ? update.run({ params: { code: category.code }, body: { ...body, version } })
          : create.run({ body })
      }
      saved={({ name }) => messages.saved(name)}
      onClose={onClose}
    >
      <TextField name="name" label={messages.labels.name} rules={[maxLength(120)]} />
    </EditSheet>
  );
}
