import { supportVariables, unknownVariables } from '@pribavka/api';
import { useCommand } from '@pribavka/api/react';
import { SelectField, TextareaField, TextField, useFormParts } from '@pribavka/forms';
import { Button, Stack, Text } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { EditSheet, type EditSheetProps, maxLength } from '../../../shared/form/EditSheet.tsx';
import { settingsMessages } from './messages.ts';
import type { Template } from './Templates.tsx';

const messages = settingsMessages.templates;
const command = { invalidates: ['support.templateList', 'support.templates'], quiet: 'fields' } as const;

interface Values {
  title: string;
  text: string;
  category: string;
}

/** Stands for «for all categories»: a select has no empty value. */
const any = '*';

const known = (value: unknown): string | undefined => {
  const places = unknownVariables(typeof value === 'string' ? value : '');
  return places.length > 0 ? messages.unknown(places.join(', ')) : undefined;
};

const valuesOf = (template: Template | undefined): Values => ({
  title: template?.title ?? '',
  text: template?.text ?? '',
  category: template?.category ?? any,
});

/** Buttons that put a place where the cursor stands. */
function Variables(): ReactElement {
  const { api, setValue, element } = useFormParts();
  const insert = (name: string): void => {
    const field = element()?.querySelector('textarea');
    const text = (api.getState().values as Partial<Values>).text ?? '';
    const at = field?.selectionStart ?? text.length;
    setValue('text', `${text.slice(0, at)}{${name}}${text.slice(field?.selectionEnd ?? at)}`);
    field?.focus();
  };
  return (
    <Stack gap={8}>
      <Text tone="secondary">{messages.variables}</Text>
      <Stack direction="row" gap={8} wrap>
        {supportVariables.map((name) => (
          <Button key={name} size="sm" aria-label={messages.insert(name)} onClick={() => insert(name)}>
            {`{${name}}`}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}

export interface TemplateFormProps {
  query: EditSheetProps<Template, Values, Template>['query'];
  categories: ReadonlyArray<{ code: string; name: string; isActive: boolean }>;
  onClose: () => void;
}

export function TemplateForm({ query, categories, onClose }: TemplateFormProps): ReactElement {
  const create = useCommand('support.createTemplate', command);
  const update = useCommand('support.updateTemplate', command);
  const template = query?.data;
  const options = categories
    .filter(({ code, isActive }) => isActive || code === template?.category)
    .map(({ code, name }) => ({ value: code, label: name }));
  return (
    <EditSheet<Template, Values, Template>
      title={template ? messages.edit(template.title) : messages.add}
      draft={{ area: 'support-templates', record: template?.id }}
      query={query}
      labels={messages.labels}
      valuesOf={valuesOf}
      onSubmit={({ category, ...values }, version) => {
        const body = { ...values, category: category === any ? null : category };
        return template && version !== undefined
          ? update.run({ params: { id: template.id }, body: { ...body, version } })
          : create.run({ body });
      }}
      saved={({ title }) => messages.saved(title)}
      onClose={onClose}
    >
      <TextField name="title" label={messages.labels.title} rules={[maxLength(120)]} />
      <SelectField
        name="category"
        label={messages.labels.category}
        options={[{ value: any, label: messages.anyCategory }, ...options]}
      />
      <TextareaField name="text" label={messages.labels.text} max={5000} minRows={6} maxRows={16} rules={[known]} />
      <Variables />
    </EditSheet>
  );
}
