import type { Output } from '@pribavka/api';
import { useCommand } from '@pribavka/api/react';
import { CheckboxField, TextField, uploadedAnswers } from '@pribavka/forms';
import type { UploadItem } from '@pribavka/ui/upload';
import type { ReactElement } from 'react';

import { EditSheet, type EditSheetProps, maxLength } from '../../../shared/form/EditSheet.tsx';
import { ImageField, type UploadedImage } from '../../../shared/form/ImageField.tsx';
import { socialMessages as messages } from './messages.ts';

export type Social = Output<'socials.list'>[number];

interface Values {
  name: string;
  url: string;
  icon?: readonly UploadItem<UploadedImage>[];
  noIcon?: boolean;
  isActive: boolean;
}

const command = { invalidates: ['socials.*'], quiet: 'fields' } as const;

const address = (value: unknown): string | undefined =>
  typeof value === 'string' && URL.canParse(value.trim()) && value.trim().startsWith('https://')
    ? undefined
    : messages.urlWrong;

interface SocialFormProps {
  query: EditSheetProps<Social, Values, Social>['query'];
  onClose: () => void;
}

export function SocialForm({ query, onClose }: SocialFormProps): ReactElement {
  const add = useCommand('socials.add', command);
  const update = useCommand('socials.update', command);
  const social = query?.data;
  return (
    <EditSheet<Social, Values, Social>
      title={social ? messages.edit(social.name) : messages.create}
      draft={{ area: 'socials', record: social?.id }}
      query={query}
      labels={messages.labels}
      valuesOf={(record) => ({
        name: record?.name ?? '',
        url: record?.url ?? '',
        isActive: record?.isActive ?? true,
      })}
      onSubmit={({ icon, noIcon = false, url, ...values }, version) => {
        const file = uploadedAnswers(icon).at(-1);
        const body = {
          ...values,
          url: url.trim(),
          ...(file ? { iconFileId: file.id } : noIcon && { iconFileId: null }),
        };
        return social && version !== undefined
          ? update.run({ body: { ...body, id: social.id, version } })
          : add.run({ body });
      }}
      saved={({ name }) => messages.saved(name)}
      onSaved={onClose}
      onClose={onClose}
    >
      <TextField name="name" label={messages.labels.name} rules={[maxLength(60)]} />
      <TextField
        name="url"
        label={messages.labels.url}
        hint={messages.urlHint}
        inputMode="url"
        rules={[maxLength(2048), address]}
      />
      <ImageField name="icon" label={messages.labels.icon} route="socials.uploadIcon" />
      {social?.iconUrl && <CheckboxField name="noIcon" label={messages.labels.noIcon} />}
      <CheckboxField name="isActive" label={messages.labels.isActive} />
    </EditSheet>
  );
}
