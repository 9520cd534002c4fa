import type { Output } from '@pribavka/api';
import { useCommand, useQuery } from '@pribavka/api/react';
import { SelectField, TextareaField, TextField, uploadedAnswers } from '@pribavka/forms';
import { Banner, Button } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { EditSheet, maxLength } from '../../../shared/form/EditSheet.tsx';
import type { Versioned } from '../../../shared/form/useVersionedEdit.ts';
import type { NewPlace } from '../../../shared/list/ListScreen.types.ts';
import { type MessageFiles, MessageFilesField } from '../card/MessageFilesField.tsx';
import { writeMessages as messages } from './messages.ts';

type Request = Output<'support.create'>;

interface Values {
  category: string;
  subject: string;
  text: string;
  files?: MessageFiles;
}

/** A new request to support: what it is about, the question, photos and papers. */
export function WriteSheet({ onClose, onSaved }: NewPlace): ReactElement {
  const create = useCommand('support.create', { invalidates: ['support.list'], quiet: 'all' });
  const dictionary = useQuery('dictionary.get', {}, { quiet: 'all' });
  const categories = dictionary.data?.supportCategories ?? [];
  return (
    <EditSheet<Versioned, Values, Request>
      title={messages.title}
      draft={{ area: 'own-requests' }}
      onClose={onClose}
      onSubmit={({ files, ...values }) =>
        create.run({ body: { ...values, fileIds: uploadedAnswers(files).map(({ id }) => id) } })
      }
      onSaved={onSaved}
      saved={({ number }) => messages.sent(number)}
      submit={messages.send}
    >
      {dictionary.problem && (
        <Banner
          tone="danger"
          title={messages.failed}
          announce
          actions={<Button onClick={dictionary.reload}>{messages.retry}</Button>}
        />
      )}
      <SelectField
        name="category"
        label={messages.category}
        options={categories.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <TextField name="subject" label={messages.subject} rules={[maxLength(200)]} />
      <TextareaField name="text" label={messages.text} hint={messages.textHint} max={5000} minRows={5} />
      <MessageFilesField />
    </EditSheet>
  );
}
